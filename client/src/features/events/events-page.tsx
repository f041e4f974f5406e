import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
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
  isFiltered,
  noFilters,
  readFilters,
  toEventFilter,
  writeFilters,
} from './event-filters';
import { EventListSkeleton, EventMonths, MoreEvents } from './event-list';
import classes from './events-page.module.css';
import { ListSummary } from './list-summary';
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
      totalCount
    }
  }
`);

const leads: Partial<Record<DateChoice, string>> = {
  any: 'Everything, what has been included, soonest first.',
  past: 'What has been.',
  dates: 'What is on in these days.',
};

export function EventsPage() {
  const { filters, change } = useEventFilters();
  const { data, previousData, error, fetchMore, refetch } = useEventsPageQuery({
    variables: { filter: toEventFilter(filters, today(useOwnDay())) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.events;
  return (
    <Page>
      <PageHeading lead={leads[filters.date] ?? 'Everything coming up, soonest first.'}>
        What’s on
      </PageHeading>
      <EventFilterBar filters={filters} onChange={change} />
      <ListSummary filters={filters} total={shown?.totalCount} onChange={change} />
      {/* Busy: another list is being loaded, and this one is the last. */}
      <div className={classes.list} aria-busy={Boolean(previousData && !data && !error)}>
        {error && !data ? (
          <FailedRead error={error} message={messages.EVENTS_FAILED} onRetry={() => refetch()} />
        ) : (
          <EventList
            connection={shown}
            filters={filters}
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
  // With what is chosen before the router has come to the last choice.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = useCallback(
    (some: Partial<Filters>) => {
      latest.current = new URLSearchParams(writeFilters({ ...readFilters(latest.current), ...some }));
      setQuery(latest.current, { replace: true, preventScrollReset: true });
    },
    [setQuery],
  );
  return { filters: readFilters(query), change };
}

interface Props {
  connection: EventsPageQuery['events'] | undefined;
  filters: Filters;
  onClear: () => void;
  onMore: (after: string | null) => Promise<unknown>;
}

function EventList({ connection, filters, onClear, onMore }: Props) {
  if (!connection) {
    return (
      <>
        <LoadingText>Loading events...</LoadingText>
        <EventListSkeleton />
      </>
    );
  }
  const { nodes, pageInfo, totalCount } = connection;
  if (nodes.length === 0) return <NoEvents filters={filters} onClear={onClear} />;
  return (
    <>
      <EventMonths events={nodes.map((event) => ({ event, own: event }))} />
      <MoreEvents
        count={nodes.length}
        total={totalCount}
        hasMore={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor)}
      />
    </>
  );
}

function NoEvents({ filters, onClear }: Pick<Props, 'filters' | 'onClear'>) {
  const search = filters.search.trim();
  const action = isFiltered(filters) && (
    <>
      {search && <p dir="auto">{messages.nothingFound(search)}</p>}
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    </>
  );
  return (
    <div className={classes.nothing}>
      <EmptyState action={action}>{messages.NO_EVENTS}</EmptyState>
    </div>
  );
}
