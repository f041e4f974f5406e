import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { keepFirstPages } from '../../apollo/keyset-connection';
import { afterPage } from '../../ui/after-page';
import { today } from '../../ui/dates/local-date';
import { useIsServerRendering, useOwnDay } from '../../ui/dates/own-clock';
import { Segmented } from '../../ui/forms/choice';
import { MonthComes } from '../../ui/month-comes';
import { NeedsScripts } from '../../ui/needs-scripts';
import { EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { SubscribeToList } from '../subscribe/subscribe-to-list';
import { EventListSkeleton } from './event-list';
import classes from './events-page.module.css';
import { EventFilterBar } from './filters/event-filter-bar';
import {
  addressOf,
  asksForMonth,
  type DateChoice,
  type Filters,
  feedQuery,
  isFiltered,
  noFilters,
  readAfter,
  readFilters,
  toEventFilter,
  withoutDates,
  writeFilters,
} from './filters/event-filters';
import { TypeChips } from './filters/type-chips';
import { type EventsPageQuery, useEventsPageQuery } from './gql/events-page';
import { ListSummary } from './list-summary';
import * as messages from './messages';
import { MoreEvents } from './more-events';
import { ReplacedList } from './replaced-list';

graphql(`
  query EventsPage($filter: EventFilter, $after: String) {
    events(first: 20, after: $after, filter: $filter) {
      nodes {
        ...EventInList
        ...OwnMark
        ...MoreDates
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

const EventsMonth = afterPage(
  async () => (await import('../month/events-month')).EventsMonth,
  <MonthComes />,
);

const leads: Partial<Record<DateChoice, string>> = {
  any: 'Everything, what has been included, soonest first.',
  past: 'Events that are over.',
  dates: 'Events on these days.',
};

const IN_A_MONTH = 'Everything in a month, what is over included.';

export function EventsPage() {
  const { filters, after, change } = useEventFilters();
  const [query] = useSearchParams();
  const isServerRendering = useIsServerRendering();
  const isAsked = asksForMonth(query);
  // Without scripts a month is a list.
  const isMonth = isAsked && !isServerRendering;
  const { data, previousData, error, fetchMore, refetch } = useEventsPageQuery({
    variables: { filter: toEventFilter(filters, today(useOwnDay())), ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
    skip: isMonth,
  });
  // Another list is being loaded, and the last one stays; an empty one would say that nothing was found.
  const last = !data && !error && previousData?.events.nodes.length ? previousData.events : undefined;
  return (
    <Page>
      <div className={classes.head}>
        <PageHeading
          lead={isMonth ? IN_A_MONTH : (leads[filters.date] ?? 'Everything coming up, soonest first.')}
        >
          What’s on
        </PageHeading>
        <ViewSwitch />
        <SubscribeToList title="Subscribe to What’s on" query={feedQuery(filters)} filters={filters} />
      </div>
      <NeedsScripts what="Searching" />
      <EventFilterBar filters={filters} hasDates={!isAsked} onChange={change} />
      <TypeChips filters={isAsked ? withoutDates(filters) : filters} isCounted={!isAsked} onChange={change} />
      {isAsked && <EventsMonth filters={filters} />}
      {!isMonth && (
        <div className={isAsked ? classes.withoutScripts : undefined}>
          <ListSummary
            filters={filters}
            total={data?.events.totalCount}
            isLoading={last !== undefined}
            onChange={change}
          />
          <div className={classes.list} aria-busy={last !== undefined}>
            {error && !data ? (
              <FailedRead error={error} message={messages.EVENTS_FAILED} onRetry={() => refetch()} />
            ) : (
              <EventList
                connection={data?.events ?? last}
                isLast={last !== undefined}
                filters={filters}
                after={after}
                onClear={() => change(noFilters)}
                onMore={(next) => fetchMore({ variables: { after: next } })}
              />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** The address holds the filters, so that a filtered list can be shared. */
function useEventFilters() {
  const { cache } = useApolloClient();
  const [query, setQuery] = useSearchParams();
  // With what is chosen before the router has come to the last choice.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = useCallback(
    (some: Partial<Filters>) => {
      // To show hundreds of events again takes a phone seconds.
      keepFirstPages(cache);
      const view = [...latest.current].filter(([name]) => name === 'view' || name === 'month');
      const chosen = writeFilters({ ...readFilters(latest.current), ...some });
      latest.current = new URLSearchParams([...Object.entries(chosen), ...view]);
      // Not as a transition: while that renders, the old address renders too, and both ask for their lists in turn.
      setQuery(latest.current, { replace: true, preventScrollReset: true, flushSync: true });
    },
    [cache, setQuery],
  );
  return { filters: readFilters(query), after: readAfter(query), change };
}

interface Props {
  connection: EventsPageQuery['events'] | undefined;
  /** Whether another list is on its way: this one can be read, but it neither counts nor goes on. */
  isLast: boolean;
  filters: Filters;
  /** Where the list begins; null is the start. */
  after: string | null;
  onClear: () => void;
  onMore: (after: string | null) => Promise<unknown>;
}

function EventList({ connection, isLast, filters, after, onClear, onMore }: Props) {
  if (!connection) {
    return (
      <>
        <LoadingText>{messages.LOADING}</LoadingText>
        <EventListSkeleton />
      </>
    );
  }
  const { nodes, pageInfo, totalCount } = connection;
  const isEmpty = nodes.length === 0;
  return (
    <>
      {isEmpty && <NoEvents filters={filters} onClear={onClear} />}
      {!isEmpty && after !== null && (
        <p>
          <Link to={addressOf(filters)}>Show from the first event</Link>
        </p>
      )}
      <ReplacedList name={addressOf(filters, after)} nodes={nodes} isLast={isLast} />
      {!isEmpty && !isLast && (
        <MoreEvents
          count={nodes.length}
          total={totalCount}
          hasMore={pageInfo.hasNextPage}
          onMore={() => onMore(pageInfo.endCursor)}
          href={addressOf(filters, pageInfo.endCursor)}
        />
      )}
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

/** A list or a month, kept in the address. */
function ViewSwitch() {
  const [query, setQuery] = useSearchParams();
  return (
    <Segmented
      label="View"
      options={[
        { value: 'list', label: 'List' },
        { value: 'month', label: 'Month' },
      ]}
      value={asksForMonth(query) ? 'month' : 'list'}
      onChange={(view) => {
        const next = new URLSearchParams(query);
        next.delete('month');
        if (view === 'month') next.set('view', view);
        else next.delete('view');
        setQuery(next, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
