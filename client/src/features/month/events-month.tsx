import { Link } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { today } from '../../ui/dates/local-date';
import { addressOf, type Filters, toEventFilter, withoutDates } from '../events/filters/event-filters';
import { useEventsMonthQuery } from './gql/events-month';
import { Month } from './month';
import { allOfDay } from './month-day';
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

/** What’s on in a month, by the filters but for dates. */
export function EventsMonth({ filters }: { filters: Filters }) {
  const { month, setMonth, range } = useMonth();
  const filter = toEventFilter(withoutDates(filters), today());
  const { data, error, refetch } = useEventsMonthQuery({
    variables: { ...range, filter },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Month
      month={month}
      days={data?.eventDays}
      onMonth={setMonth}
      eventPath={paths.event}
      error={error}
      onRetry={refetch}
      othersOf={({ date, eventCount, events }) =>
        events.length < eventCount && (
          <Link to={addressOf({ ...filters, date: 'dates', from: date, to: date })}>
            {allOfDay(eventCount)}
          </Link>
        )
      }
    />
  );
}
