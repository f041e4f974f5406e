import { endsOnNextDay } from '../../ui/dates/local-date';
import { useOwnClock } from '../../ui/dates/own-clock';
import { foreignZoneName } from '../../ui/dates/time-zone';
import { IconMapPin } from '../../ui/icons/for-events';
import { IconClock } from '../../ui/icons/for-everyone';
import classes from './event-card.module.css';
import type { EventCardFragment } from './gql/event-card';

type PlaceAndTime = Pick<EventCardFragment, 'date' | 'startTime' | 'endTime' | 'timeZone' | 'location'>;

/** On cards and in rows: when an event is on its day, and where. */
export function EventPlaceAndTime({ location, ...times }: PlaceAndTime) {
  const { date, startTime, endTime, timeZone } = times;
  const own = useOwnClock();
  return (
    <ul className={classes.facts}>
      {(startTime || endTime) && (
        <li>
          <IconClock size={16} stroke={1.75} aria-hidden />
          <span>
            <span className="visually-hidden">Time: </span>
            {[`${startTime} – ${endTime}`, foreignZoneName(timeZone, date, own.timeZone)].join(' ').trim()}
            {endsOnNextDay(times) && (
              <>
                {', '}
                <span className={classes.nextDay}>ends the next day</span>
              </>
            )}
          </span>
        </li>
      )}
      {location && (
        <li>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          <span className="visually-hidden">Place: </span>
          <span className={classes.place} dir="auto">
            {location}
          </span>
        </li>
      )}
    </ul>
  );
}
