import { Skeleton } from '@mantine/core';
import { dataOnPage } from '../../../apollo/data-on-page';
import { readFailureMessage } from '../../../apollo/failure';
import { graphql } from '../../../apollo/graphql';
import { Card } from '../../../ui/card';
import { todayIn } from '../../../ui/dates/zone-formatter';
import { Notice } from '../../../ui/notice';
import * as messages from '../messages';
import classes from './event-growth.module.css';
import { useEventGrowthQuery } from './gql/event-growth';
import { GrowthChart } from './growth-chart';

graphql(`
  query EventGrowth($eventId: ID!) {
    event(id: $eventId) {
      id
      title
      date
      timeZone
      statistics {
        signUpsByDay {
          date
          count
        }
        duplicatedFrom {
          id
          title
          date
          timeZone
          statistics {
            signUpsByDay {
              date
              count
            }
          }
        }
      }
    }
  }
`);

/** How the sign-ups of an event grow, beside those of the event that it was duplicated from. */
export function EventGrowth({ eventId }: { eventId: string }) {
  const reading = useEventGrowthQuery({ variables: { eventId }, fetchPolicy: 'cache-and-network' });
  const event = dataOnPage(reading)?.event;
  const source = event?.statistics?.duplicatedFrom;
  if (!event) {
    if (!reading.error) return <Skeleton className={classes.card} radius={14} aria-hidden />;
    return <Notice tone="danger">{readFailureMessage(reading.error, messages.FIGURES_FAILED)}</Notice>;
  }
  if (!source) return null;
  return (
    <Card as="section" className={classes.card} aria-label="Sign-ups beside those of the other event">
      <GrowthChart event={curveOf(event)} source={curveOf(source)} title={source.title} />
    </Card>
  );
}

interface Grown {
  date: string;
  timeZone: string;
  statistics: { signUpsByDay: { date: string; count: number }[] } | null;
}

function curveOf({ date, timeZone, statistics }: Grown) {
  const today = todayIn(timeZone);
  return { date, until: today < date ? today : date, signUpsByDay: statistics?.signUpsByDay ?? [] };
}
