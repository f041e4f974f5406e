import type { EventFactsFragment } from '../../gql/graphql';
import { endsOnNextDay, formatDateInFull } from '../../ui/local-date';
import { useOwnClock } from '../../ui/own-clock';
import { ownTimes, timeZoneName } from '../../ui/time-zone';
import classes from './event-details.module.css';

type Times = Pick<EventFactsFragment, 'date' | 'startTime' | 'endTime' | 'timeZone' | 'startsAt' | 'endsAt'>;

/** When an event is, in its own zone, and below it by the person's own clock where that shows another time. */
export function EventTimes({ event }: { event: Times }) {
  const { date, startTime, endTime, timeZone, startsAt } = event;
  const own = ownTimes(event, timeZone, useOwnClock().timeZone);
  return (
    <>
      {formatDateInFull(date)}
      <br />
      {startTime} – {endTime} {timeZoneName(timeZone, startsAt)}
      {endsOnNextDay(event) && ', ends the next day'}
      {own && (
        <>
          <br />
          <span className={classes.ownTimes}>{own} your time</span>
        </>
      )}
    </>
  );
}
