import { Button } from '@mantine/core';
import type { EventsPageQuery } from '../../gql/graphql';
import { EmptyState, LoadingText } from '../../ui/read-states';
import classes from './event-list.module.css';
import { EventListSkeleton } from './event-list-skeleton';
import { EventMonths } from './event-months';
import { MoreEvents } from './more-events';
import { NO_EVENTS } from './sentences';

interface Props {
  connection: EventsPageQuery['events'] | undefined;
  /** Another list is on its way; this one is what was there before. */
  isOutdated: boolean;
  isFiltered: boolean;
  onClear: () => void;
  onMore: (after: string | null) => Promise<unknown>;
}

export function EventList({ connection, isOutdated, isFiltered, onClear, onMore }: Props) {
  if (!connection) {
    return (
      <div className={classes.list}>
        <LoadingText>Loading events...</LoadingText>
        <EventListSkeleton />
      </div>
    );
  }
  const { nodes, pageInfo } = connection;
  if (nodes.length === 0) {
    return (
      <div className={classes.list} aria-busy={isOutdated}>
        <EmptyState
          action={
            isFiltered && (
              <Button variant="default" onClick={onClear}>
                Clear filters
              </Button>
            )
          }
        >
          {NO_EVENTS}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.list} aria-busy={isOutdated}>
      <EventMonths events={nodes} />
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor)}
      />
    </div>
  );
}
