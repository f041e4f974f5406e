import { Link } from 'react-router-dom';
import type { EventCardFragment, SignUpPaymentFragment } from '../../gql/graphql';
import { DateBlock } from '../../ui/date-block';
import { PriceChip } from '../../ui/price';
import { PaymentChip } from '../sign-ups/payment-chip';
import classes from './event-card.module.css';
import { EventPlaceAndTime } from './event-place-and-time';

/** With what the person has paid for it, where that is known. */
export type CardEvent = EventCardFragment & { payment?: SignUpPaymentFragment | null };

interface Props {
  event: CardEvent;
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
          {event.payment ? (
            <PaymentChip payment={event.payment} pricePence={event.pricePence} />
          ) : (
            <PriceChip pence={event.pricePence} />
          )}
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
