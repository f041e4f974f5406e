import { endsOnNextDay, formatDateInFull } from '../../ui/dates/local-date';
import { useOwnClock } from '../../ui/dates/own-clock';
import { ownTimes, zonedTimes } from '../../ui/dates/time-zone';
import { clocksOf } from '../../ui/dates/zone-names';
import classes from './event-details.module.css';
import type { EventFactsFragment } from './gql/event-details';

type Times = Pick<EventFactsFragment, 'date' | 'startTime' | 'endTime' | 'timeZone' | 'startsAt' | 'endsAt'>;

/**
 * When an event is, in its own zone, and below it by the person's own clock where that shows another time. Until their
 * zone is known the line says where the event's clock is, so that nothing moves.
 */
export function EventTimes({ event }: { event: Times }) {
  const { date, timeZone } = event;
  const own = ownTimes(event, timeZone, useOwnClock().timeZone);
  return (
    <>
      {formatDateInFull(date)}
      <br />
      {zonedTimes(event)}
      {endsOnNextDay(event) && ', ends the next day'}
      <br />
      <span className={classes.ownTimes}>{own ? `${own} your time` : clocksOf(timeZone)}</span>
    </>
  );
}
