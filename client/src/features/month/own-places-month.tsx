import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useOwnPlacesMonthQuery } from './gql/own-places-month';
import { Month } from './month';
import { OthersOfDay, wholeDay, withDay } from './others-of-day';
import { useMonth } from './use-month';

graphql(`
  query OwnPlacesMonth($from: LocalDate!, $to: LocalDate!, $eventsPerDay: Int! = 3) {
    viewer {
      id
      signUpDays(from: $from, to: $to, eventsPerDay: $eventsPerDay) {
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

/** The events of a month at which a person has a place. */
export function OwnPlacesMonth() {
  const { month, setMonth, range } = useMonth();
  const { data, error, refetch, fetchMore } = useOwnPlacesMonthQuery({
    variables: range,
    fetchPolicy: 'cache-and-network',
  });
  const days = data?.viewer?.signUpDays;
  const loadDay = (date: string) =>
    fetchMore({
      variables: wholeDay(date),
      updateQuery: ({ viewer }, { fetchMoreResult }) => ({
        viewer: viewer && {
          ...viewer,
          signUpDays: withDay(viewer.signUpDays, fetchMoreResult.viewer?.signUpDays),
        },
      }),
    });
  return (
    <Month
      month={month}
      days={days}
      onMonth={setMonth}
      eventPath={paths.event}
      error={error}
      onRetry={refetch}
      othersOf={(day) => <OthersOfDay day={day} onLoad={loadDay} />}
    />
  );
}
