import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { CheckoutEventFragment } from '../../gql/graphql';

graphql(`
  fragment CheckoutEvent on Event {
    id
    title
    location
    date
    startTime
    endTime
    pricePence
  }
`);

/** What the event page passes on, as the state of the navigation. */
export interface CheckoutOrder {
  event: FragmentRef<CheckoutEventFragment>;
  name: string;
  email: string;
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

/** The browser stores a state for as long as its history, so it may be of another event, or none at all. */
export function readOrder(state: unknown, eventId: string) {
  if (!isOrder(state)) return null;
  const event = readFragment<CheckoutEventFragment>(state.event);
  return event.id === eventId ? { ...state, event } : null;
}
