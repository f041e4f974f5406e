import type { StaffDashboardPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { EmptyState, LoadingText } from '../../ui/read-states';
import { MoreEvents } from '../events/event-list';
import { OwnEventRow } from './own-event-row';
import classes from './own-events.module.css';
import { OwnEventsSkeleton } from './own-events-skeleton';
import { NO_OWN_EVENTS } from './sentences';

interface Props {
  connection: NonNullable<StaffDashboardPageQuery['viewer']>['events'] | undefined;
  onMore: (after: string | null) => Promise<unknown>;
}

export function OwnEvents({ connection, onMore }: Props) {
  if (!connection) {
    return (
      <>
        <LoadingText>Loading events...</LoadingText>
        <OwnEventsSkeleton />
      </>
    );
  }
  const { nodes, pageInfo } = connection;
  if (nodes.length === 0) {
    return (
      <EmptyState action={<LinkButton to={paths.createEvent}>Create your first event</LinkButton>}>
        {NO_OWN_EVENTS}
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">Events</h2>
      <ul className={classes.rows}>
        {nodes.map((event) => (
          <OwnEventRow key={event.id} event={event} />
        ))}
      </ul>
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor)}
      />
    </>
  );
}
