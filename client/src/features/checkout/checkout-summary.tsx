import { Skeleton } from '@mantine/core';
import type { CheckoutEventFragment } from '../../gql/graphql';
import { Card } from '../../ui/card';
import { DateBlock } from '../../ui/date-block';
import { formatPrice } from '../../ui/price';
import classes from './checkout-summary.module.css';

interface Props {
  event: CheckoutEventFragment | null;
  /** Of the payment; null as long as there is none. */
  amountPence: number | null;
  name: string;
  email: string;
}

/** What is paid for, by whom, and how much. */
export function CheckoutSummary({ event, amountPence, name, email }: Props) {
  const total = amountPence ?? event?.pricePence;
  return (
    <Card as="section" aria-label="Your place" className={classes.card}>
      {event ? (
        <div className={classes.event}>
          <DateBlock date={event.date} />
          <div>
            <h2>{event.title}</h2>
            <p>
              {event.startTime} – {event.endTime}
            </p>
            <p>{event.location}</p>
          </div>
        </div>
      ) : (
        <Skeleton height={78} aria-hidden />
      )}
      <dl className={classes.facts}>
        <div>
          <dt>Name</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{email}</dd>
        </div>
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>{total === undefined ? '…' : formatPrice(total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
