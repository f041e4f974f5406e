import { Skeleton } from '@mantine/core';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { NameShown } from '../../gql/types';
import { Card } from '../../ui/card';
import { DateBlock } from '../../ui/dates/local-date';
import { formatPrice } from '../../ui/texts/price';
import classes from './checkout-order.module.css';
import type { CheckoutEventFragment } from './gql/checkout-order';

graphql(`
  fragment CheckoutEvent on Event {
    id
    title
    location
    date
    startTime
    endTime
    timeZone
    pricePence
  }
`);

/** The order that the event page passes on, as the state of the navigation. */
export interface CheckoutOrder {
  event: FragmentRef<CheckoutEventFragment>;
  /** The account that it was filled in for. */
  viewerId: string;
  name: string;
  email: string;
  /** As in the form: left out where the account's choice is meant. */
  nameShown?: NameShown;
}

function isOrder(state: unknown): state is CheckoutOrder {
  const order = state as Partial<CheckoutOrder> | null;
  const event = readFragment<CheckoutEventFragment>(order?.event);
  return (
    typeof order?.name === 'string' &&
    typeof order.email === 'string' &&
    typeof event?.id === 'string' &&
    typeof event.pricePence === 'number'
  );
}

/**
 * The browser stores a state for as long as its history, so it may be of another event, of another person at the same
 * browser, or none at all.
 */
export function readOrder(state: unknown, eventId: string, viewerId: string) {
  if (!isOrder(state) || state.viewerId !== viewerId) return null;
  const event = readFragment<CheckoutEventFragment>(state.event);
  return event.id === eventId ? { ...state, event } : null;
}

interface Props {
  event: CheckoutEventFragment | null;
  /** Of the payment; null as long as there is none. */
  amountPence: number | null;
  name: string;
  email: string;
}

/** The event that is paid for, the person who pays, and the price. */
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
      <dl className={classes.facts} data-waiting={!event || undefined}>
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
