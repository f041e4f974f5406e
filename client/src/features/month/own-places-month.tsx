import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { FailedRead } from '../../ui/page';
import { EVENTS_FAILED } from '../events/messages';
import { useOwnPlacesMonthQuery } from './gql/own-places-month';
import { Month } from './month';
import { useMonth } from './use-month';

graphql(`
  query OwnPlacesMonth($from: LocalDate!, $to: LocalDate!) {
    viewer {
      id
      signUpDays(from: $from, to: $to) {
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
  const { data, error, refetch } = useOwnPlacesMonthQuery({
    variables: range,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <FailedRead error={error} message={EVENTS_FAILED} onRetry={() => refetch()} />;
  return <Month month={month} days={data?.viewer?.signUpDays} onMonth={setMonth} eventPath={paths.event} />;
}
