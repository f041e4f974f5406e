import { Skeleton } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { afterPage } from '../../ui/after-page';
import { Card } from '../../ui/card';
import { EmptyState, FailedRead, LinkButton, LoadingText } from '../../ui/page';
import { EVENTS_FAILED } from '../events/messages';
import { MoreEvents } from '../events/more-events';
import { useOwnEventsQuery } from './gql/own-events';
import * as messages from './messages';
import { OwnEventRow } from './own-event-row';
import classes from './own-events.module.css';

graphql(`
  query OwnEvents($hasEnded: Boolean!, $orderBy: EventOrder!, $after: String, $isOwn: Boolean! = true) {
    viewer {
      id
      events(first: 15, after: $after, hasEnded: $hasEnded, orderBy: $orderBy) {
        nodes {
          id
          ...OwnEventRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const CreatedEvent = afterPage(async () => (await import('./created-event')).CreatedEvent);

/**
 * The viewer's own events: those that come, the soonest first, or those that are over, the latest first. An event that
 * was created a moment ago is marked; where it would come later in the list, it is on top.
 */
export function OwnEvents({ hasEnded }: { hasEnded: boolean }) {
  const { state } = useLocation();
  const createdId = typeof state === 'string' ? state : '';
  const { data, error, fetchMore, refetch } = useOwnEventsQuery({
    variables: { hasEnded, orderBy: hasEnded ? 'LATEST_FIRST' : 'SOONEST_FIRST' },
    fetchPolicy: 'cache-and-network',
  });
  const connection = data?.viewer?.events;
  if (error && !data) {
    return <FailedRead error={error} message={EVENTS_FAILED} onRetry={() => refetch().catch(() => {})} />;
  }
  if (!connection) {
    return (
      <>
        <LoadingText>Loading events...</LoadingText>
        <OwnEventsSkeleton />
      </>
    );
  }
  const { nodes, pageInfo } = connection;
  const isBeyond = createdId !== '' && !nodes.some(({ id }) => id === createdId);
  if (nodes.length === 0) return <NoEvents hasEnded={hasEnded} />;
  return (
    <>
      <h2 className="visually-hidden">Events</h2>
      <ul className={classes.rows}>
        {isBeyond && <CreatedEvent id={createdId} hasEnded={hasEnded} />}
        {nodes.map((event) => (
          <OwnEventRow key={event.id} event={event} isNew={event.id === createdId} />
        ))}
      </ul>
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}

function NoEvents({ hasEnded }: { hasEnded: boolean }) {
  if (hasEnded) return <EmptyState>{messages.NO_PAST_EVENTS}</EmptyState>;
  return (
    <EmptyState action={<LinkButton to={paths.createEvent}>Create your first event</LinkButton>}>
      {messages.NO_OWN_EVENTS}
    </EmptyState>
  );
}

const skeletons = ['first', 'second', 'third', 'fourth'];

function OwnEventsSkeleton() {
  return (
    <div className={classes.rows} aria-hidden>
      {skeletons.map((name) => (
        <Card key={name} className={classes.row}>
          <div className={classes.stub}>
            <Skeleton radius={0} />
          </div>
          <div className={classes.body}>
            <Skeleton width="40%" height={20} mb={12} />
            <Skeleton width="75%" height={14} mb={12} />
            <Skeleton width="50%" height={14} />
          </div>
        </Card>
      ))}
    </div>
  );
}
