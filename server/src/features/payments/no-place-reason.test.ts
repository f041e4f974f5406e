import { expect, it } from 'vitest';
import { NO_PLACE_REASONS, noPlaceFor } from './no-place-reason.js';

const told = {
  EVENT_DELETED: ['EVENT_NOT_FOUND', 'No event found'],
  ACCOUNT_DELETED: ['PAYMENT_NOT_FOUND', 'No payment found'],
  ALREADY_SIGNED_UP: ['ALREADY_SIGNED_UP', 'You have already signed up to this event'],
  CHECKOUT_CANCELED: ['PAYMENT_NOT_SUCCEEDED', 'Payment did not succeed: canceled'],
  REFUNDED: ['PAYMENT_NOT_SUCCEEDED', 'Payment did not succeed: refunded'],
};

it.each(Object.entries(told))('says after %s why there is no place', (reason, [code, message]) => {
  const noPlaceReason = reason as keyof typeof told;
  expect(noPlaceFor({ noPlaceReason }).problems).toEqual([{ code, message, field: null }]);
});

it('says of a place that is gone that its event is', () => {
  expect(noPlaceFor({ noPlaceReason: null }).problems).toMatchObject([{ code: 'EVENT_NOT_FOUND' }]);
});

it('has something to say for every reason', () => {
  expect([...NO_PLACE_REASONS].sort()).toEqual(Object.keys(told).sort());
});
