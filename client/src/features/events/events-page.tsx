import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { contentAfterPage } from '../../ui/after-page';
import { today } from '../../ui/dates/local-date';
import { useIsServerRendering, useOwnDay } from '../../ui/dates/own-clock';
import { MonthComes } from '../../ui/month-comes';
import { NeedsScripts } from '../../ui/needs-scripts';
import { FailedRead, Page, PageHeading } from '../../ui/page';
import { SubscribeToList } from '../subscribe/subscribe-to-list';
import { EventList } from './events-of-page';
import classes from './events-page.module.css';
import { EventFilterBar } from './filters/event-filter-bar';
import {
  asksForMonth,
  type DateChoice,
  feedQuery,
  noFilters,
  toEventFilter,
  withoutDates,
} from './filters/event-filters';
import { TypeChips } from './filters/type-chips';
import { useEventFilters } from './filters/use-event-filters';
import { useEventsPageQuery } from './gql/events-page';
import { ListSummary } from './list-summary';
import * as messages from './messages';
import { ViewSwitch } from './view-switch';

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

const EventsMonth = contentAfterPage(
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
      <TypeChips filters={isAsked ? withoutDates(filters) : filters} isMonth={isAsked} onChange={change} />
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
