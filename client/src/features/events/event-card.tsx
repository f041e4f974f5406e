import type { ReactNode } from 'react';
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
  /** What stands before the type, such as that it is over. */
  mark?: ReactNode;
}

export function EventCard({ event, to, mark }: Props) {
  return (
    <article className={classes.card}>
      <DateBlock date={event.date} />
      <div className={classes.body}>
        <div className={classes.top}>
          <span className={classes.type}>
            {mark}
            {event.type || 'Type'}
          </span>
          <PriceChip pence={event.pricePence} />
        </div>
        <h3 className={classes.title}>
          {to ? (
            <Link to={to} id={`event-${event.id}`}>
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
