import { Link } from 'react-router-dom';
import type { EventCardFragment } from '../../gql/graphql';
import { DateBlock } from '../../ui/date-block';
import { PriceChip } from '../../ui/price-chip';
import classes from './event-card.module.css';
import { EventPlaceAndTime } from './event-place-and-time';

interface Props {
  event: EventCardFragment;
  /** Where the card leads; without it the card is a picture of one. */
  to?: string;
}

export function EventCard({ event, to }: Props) {
  return (
    <article className={classes.card}>
      <DateBlock date={event.date} />
      <div className={classes.body}>
        <div className={classes.top}>
          <span className={classes.type}>{event.type || 'Type'}</span>
          <PriceChip pence={event.pricePence} />
        </div>
        <h3 className={classes.title}>
          {to ? (
            <Link to={to} data-event-link>
              {event.title}
            </Link>
          ) : (
            event.title || 'Title'
          )}
        </h3>
        <p className={classes.description}>{event.description || 'What people can look forward to.'}</p>
        <EventPlaceAndTime event={event} />
      </div>
    </article>
  );
}
