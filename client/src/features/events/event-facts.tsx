import type { EventDetailsFragment } from '../../gql/graphql';
import { formatDateInFull } from '../../ui/local-date';
import { formatPrice } from '../../ui/price';
import classes from './event-facts.module.css';

export function EventFacts({ event }: { event: EventDetailsFragment }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>When</dt>
        <dd>
          {formatDateInFull(event.date)}
          <br />
          {event.startTime} – {event.endTime}
        </dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>{event.location}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>{formatPrice(event.pricePence)}</dd>
      </div>
    </dl>
  );
}
