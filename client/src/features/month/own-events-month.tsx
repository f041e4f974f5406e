import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useOwnEventsMonthQuery } from './gql/own-events-month';
import { Month } from './month';
import { OthersOfDay, wholeDay, withDay } from './others-of-day';
import { useMonth } from './use-month';

graphql(`
  query OwnEventsMonth($from: LocalDate!, $to: LocalDate!, $eventsPerDay: Int! = 3) {
    viewer {
      id
      eventDays(from: $from, to: $to, eventsPerDay: $eventsPerDay) {
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
  }
`);

/** The events of staff in a month. */
export function OwnEventsMonth() {
  const { month, setMonth, range } = useMonth();
  const { data, error, refetch, fetchMore } = useOwnEventsMonthQuery({
    variables: range,
    fetchPolicy: 'cache-and-network',
  });
  const days = data?.viewer?.eventDays;
  const loadDay = (date: string) =>
    fetchMore({
      variables: wholeDay(date),
      updateQuery: ({ viewer }, { fetchMoreResult }) => ({
        viewer: viewer && {
          ...viewer,
          eventDays: withDay(viewer.eventDays, fetchMoreResult.viewer?.eventDays),
        },
      }),
    });
  return (
    <Month
      month={month}
      days={days}
      onMonth={setMonth}
      eventPath={paths.staffEvent}
      error={error}
      onRetry={refetch}
      othersOf={(day) => <OthersOfDay day={day} onLoad={loadDay} />}
    />
  );
}
