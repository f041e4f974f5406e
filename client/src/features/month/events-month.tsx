import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { today } from '../../ui/dates/local-date';
import { FailedRead } from '../../ui/page';
import { addressOf, type Filters, toEventFilter } from '../events/filters/event-filters';
import { EVENTS_FAILED } from '../events/messages';
import { useEventsMonthQuery } from './gql/events-month';
import { Month } from './month';
import { useMonth } from './use-month';

graphql(`
  query EventsMonth($from: LocalDate!, $to: LocalDate!, $filter: EventFilter!) {
    eventDays(from: $from, to: $to, filter: $filter) {
      date
      eventCount
      events {
        id
        title
        type
        startTime
        cancelledAt
      }
    }
  }
`);

/** What’s on in a month, by the filters but for search and dates. */
export function EventsMonth({ filters }: { filters: Filters }) {
  const { month, setMonth, range } = useMonth();
  const { hasEnded: _, ...filter } = toEventFilter({ ...filters, search: '', date: 'any' }, today());
  const { data, error, refetch } = useEventsMonthQuery({
    variables: { ...range, filter },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <FailedRead error={error} message={EVENTS_FAILED} onRetry={() => refetch()} />;
  return (
    <Month
      month={month}
      days={data?.eventDays}
      onMonth={setMonth}
      eventPath={paths.event}
      dayPath={(date) => addressOf({ ...filters, search: '', date: 'dates', from: date, to: date })}
    />
  );
}
