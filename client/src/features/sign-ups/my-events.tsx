import type { MyEventsPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { EmptyState, LoadingText } from '../../ui/read-states';
import { EventListSkeleton } from '../events/event-list-skeleton';
import { EventMonths } from '../events/event-months';
import { MoreEvents } from '../events/more-events';
import { MY_EVENTS_FAILED, NO_SIGN_UPS } from './sentences';

interface Props {
  connection: NonNullable<MyEventsPageQuery['viewer']>['signUps'] | undefined;
  onMore: (after: string | null) => Promise<unknown>;
}

export function MyEvents({ connection, onMore }: Props) {
  if (!connection) {
    return (
      <>
        <LoadingText>Loading events...</LoadingText>
        <EventListSkeleton />
      </>
    );
  }
  const { nodes, pageInfo } = connection;
  if (nodes.length === 0) {
    return (
      <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>{NO_SIGN_UPS}</EmptyState>
    );
  }
  return (
    <>
      <EventMonths events={nodes.map(({ event, payment }) => ({ ...event, payment }))} />
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor)}
        failedSentence={MY_EVENTS_FAILED}
      />
    </>
  );
}
