import type { CheckoutEventFragment } from '../../gql/graphql';

/** What the event page hands over: it comes as the navigation's state. */
export interface CheckoutOrder {
  event: CheckoutEventFragment;
  name: string;
  email: string;
}

function isOrder(state: unknown): state is CheckoutOrder {
  const order = state as Partial<CheckoutOrder> | null;
  return (
    typeof order?.name === 'string' &&
    typeof order.email === 'string' &&
    typeof order.event?.id === 'string' &&
    typeof order.event.pricePence === 'number'
  );
}

/** The browser keeps a state for as long as its history, so it may be of another event, or none at all. */
export function orderOf(state: unknown, eventId: string): CheckoutOrder | null {
  return isOrder(state) && state.event.id === eventId ? state : null;
}
