import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { type EventsPageQuery, useEventsPageQuery } from '../../gql/graphql';
import { today } from '../../ui/local-date';
import { useOwnDay } from '../../ui/own-clock';
import { EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { EventFilterBar } from './event-filter-bar';
import {
  type DateChoice,
  type Filters,
  noFilters,
  readFilters,
  toEventFilter,
  writeFilters,
} from './event-filters';
import { EventListSkeleton, EventMonths, MoreEvents } from './event-list';
import classes from './events-page.module.css';
import * as messages from './messages';

graphql(`
  query EventsPage($filter: EventFilter, $after: String) {
    events(first: 20, after: $after, filter: $filter) {
      nodes {
        ...EventInList
        ...OwnMark
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const leads: Partial<Record<DateChoice, string>> = {
  any: 'Everything, what has been included, soonest first.',
  past: 'What has been.',
};

export function EventsPage() {
  const { filters, change } = useEventFilters();
  const { data, previousData, error, fetchMore, refetch } = useEventsPageQuery({
    variables: { filter: toEventFilter(filters, today(useOwnDay())) },
    fetchPolicy: 'cache-and-network',
  });

  return (
    <Page>
      <PageHeading lead={leads[filters.date] ?? 'Everything coming up, soonest first.'}>
        What’s on
      </PageHeading>
      <EventFilterBar filters={filters} onChange={change} />
      {/* Busy: another list is being loaded, and this one is the last. */}
      <div className={classes.list} aria-busy={Boolean(previousData && !data && !error)}>
        {error && !data ? (
          <FailedRead error={error} message={messages.EVENTS_FAILED} onRetry={() => refetch()} />
        ) : (
          <EventList
            connection={(data ?? previousData)?.events}
            isFiltered={Object.keys(writeFilters(filters)).length > 0}
            onClear={() => change(noFilters)}
            onMore={(after) => fetchMore({ variables: { after } })}
          />
        )}
      </div>
    </Page>
  );
}

/** The address holds the filters, so that a filtered list can be shared. */
function useEventFilters() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (some: Partial<Filters>) =>
      setQuery((before) => writeFilters({ ...readFilters(before), ...some }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filters: readFilters(query), change };
}

interface Props {
  connection: EventsPageQuery['events'] | undefined;
  isFiltered: boolean;
  onClear: () => void;
  onMore: (after: string | null) => Promise<unknown>;
}

function EventList({ connection, isFiltered, onClear, onMore }: Props) {
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
    const clear = (
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    );
    return <EmptyState action={isFiltered && clear}>{messages.NO_EVENTS}</EmptyState>;
  }
  return (
    <>
      <EventMonths events={nodes.map((event) => ({ event, own: event }))} />
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor)}
      />
    </>
  );
}
