import { expect, it } from 'vitest';
import { readOrder } from './checkout-order';

const order = {
  event: { id: 'bread', pricePence: 2450 },
  viewerId: 'maya',
  name: 'Maya',
  email: 'maya@example.org',
};

it('takes the order that the event page passed on', () => {
  expect(readOrder(order, 'bread', 'maya')).toEqual(order);
});

it.each([
  ['of another event', order, 'other'],
  ['S34: of another account', { ...order, viewerId: 'noor' }, 'bread'],
  ['nothing', null, 'bread'],
  ['something else', 'bread', 'bread'],
  ['without a name', { ...order, name: undefined }, 'bread'],
  ['without an address', { ...order, email: 1 }, 'bread'],
  ['without an event', { ...order, event: undefined }, 'bread'],
  ['without a price', { ...order, event: { id: 'bread' } }, 'bread'],
  ['without an id', { ...order, event: { pricePence: 2450 } }, undefined],
])('does not take what is %s', (_, state, eventId) => {
  expect(readOrder(state, eventId as string, 'maya')).toBeNull();
});
