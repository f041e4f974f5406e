import { IconClock, IconMapPin } from '@tabler/icons-react';
import type { EventCardFragment } from '../../gql/graphql';
import classes from './event-place-and-time.module.css';

type Props = { event: Pick<EventCardFragment, 'startTime' | 'endTime' | 'location'> };

export function EventPlaceAndTime({ event: { startTime, endTime, location } }: Props) {
  return (
    <ul className={classes.facts}>
      {(startTime || endTime) && (
        <li>
          <IconClock size={16} stroke={1.75} aria-hidden />
          <span className="visually-hidden">Time: </span>
          {startTime} – {endTime}
        </li>
      )}
      {location && (
        <li>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          <span className="visually-hidden">Place: </span>
          <span className={classes.place}>{location}</span>
        </li>
      )}
    </ul>
  );
}
