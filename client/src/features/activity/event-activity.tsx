import { graphql } from '../../apollo/graphql';
import { useOwnClock } from '../../ui/dates/own-clock';
import { formatDay } from '../../ui/dates/time-zone';
import { LoadMore } from '../../ui/load-more';
import { EmptyState, FailedRead, LoadingText } from '../../ui/page';
import classes from './activity.module.css';
import { ActivityRow } from './activity-row';
import { type EventActivityQuery, useEventActivityQuery } from './gql/event-activity';
import * as messages from './messages';

graphql(`
  query EventActivity($eventId: ID!, $after: String) {
    event(id: $eventId) {
      id
      activity(first: 20, after: $after) {
        nodes {
          id
          occurredAt
          ...ActivityRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);

type Activity = NonNullable<NonNullable<EventActivityQuery['event']>['activity']>['nodes'][number];

/** For owner and editors: the actions of the team of an event, day by day, the latest first. */
export function EventActivity({ eventId }: { eventId: string }) {
  const { data, error, refetch, fetchMore } = useEventActivityQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const { timeZone, now } = useOwnClock();
  const zone = timeZone ?? 'UTC';
  const activity = data?.event?.activity;
  if (error && !activity) {
    return (
      <FailedRead
        error={error}
        message={messages.ACTIVITY_FAILED}
        onRetry={() => refetch().catch(() => {})}
      />
    );
  }
  if (!activity) return <LoadingText>Loading activity...</LoadingText>;
  const { nodes, pageInfo, totalCount } = activity;
  if (nodes.length === 0) return <EmptyState>{messages.NOTHING_YET}</EmptyState>;
  return (
    <section aria-label="Activity" className={classes.activity}>
      <p className={classes.about}>{messages.ABOUT}</p>
      {daysOf(nodes, zone).map((day) => (
        <section key={day.name} aria-label={day.name}>
          <h2>{day.name === formatDay(now, zone) ? 'Today' : day.name}</h2>
          <ul className={classes.list}>
            {day.activities.map((one) => (
              <ActivityRow key={one.id} activity={one} timeZone={zone} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMore
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        label="Show more"
        shown={`${nodes.length} of ${totalCount} shown`}
        items="[data-activity]"
        isCentred={false}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        failedMessage={messages.ACTIVITY_FAILED}
      />
    </section>
  );
}

/** The activities of each day of the person's own calendar, in the order of the list. */
function daysOf(activities: readonly Activity[], timeZone: string) {
  const days: { name: string; activities: Activity[] }[] = [];
  for (const activity of activities) {
    const name = formatDay(activity.occurredAt, timeZone);
    const last = days.at(-1);
    if (last?.name === name) last.activities.push(activity);
    else days.push({ name, activities: [activity] });
  }
  return days;
}
