import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { FailedRead } from '../../ui/page';
import { EVENTS_FAILED } from '../events/messages';
import { useOwnEventsMonthQuery } from './gql/own-events-month';
import { Month } from './month';
import { useMonth } from './use-month';

graphql(`
  query OwnEventsMonth($from: LocalDate!, $to: LocalDate!) {
    viewer {
      id
      eventDays(from: $from, to: $to) {
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
  const { data, error, refetch } = useOwnEventsMonthQuery({
    variables: range,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <FailedRead error={error} message={EVENTS_FAILED} onRetry={() => refetch()} />;
  return (
    <Month month={month} days={data?.viewer?.eventDays} onMonth={setMonth} eventPath={paths.staffEvent} />
  );
}
