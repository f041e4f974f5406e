import { Link } from 'react-router-dom';
import type { OwnEventRowFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import { DateBlock } from '../../ui/date-block';
import { today } from '../../ui/local-date';
import { PriceChip } from '../../ui/price';
import { EventPlaceAndTime } from '../events/event-card';
import classes from './own-event-row.module.css';

export function OwnEventRow({ event }: { event: OwnEventRowFragment }) {
  return (
    <li className={classes.row}>
      <DateBlock date={event.date} />
      <div className={classes.body}>
        <h3>
          <Link to={paths.staffEvent(event.id)} data-event-link>
            {event.title}
          </Link>
        </h3>
        <p className={classes.description}>{event.description}</p>
        <div className={classes.facts}>
          <EventPlaceAndTime {...event} />
          <span>{event.date < today() ? `${event.type} · over` : event.type}</span>
          <PriceChip pence={event.pricePence} />
        </div>
      </div>
      <p className={classes.signUps}>
        <span className={classes.count}>{event.signUpCount}</span> signed up
      </p>
    </li>
  );
}
