import { expect, it } from 'vitest';
import { NO_PLACE_REASONS, noPlaceFor } from './no-place-reason.js';

const errors = {
  EVENT_DELETED: ['EVENT_NOT_FOUND', 'No event found'],
  EVENT_CANCELLED: ['EVENT_CANCELLED', 'This event is cancelled.'],
  EVENT_ENDED: ['EVENT_ENDED', 'This event is over.'],
  EVENT_FULL: ['EVENT_FULL', 'All places are taken.'],
  ACCOUNT_DELETED: ['PAYMENT_NOT_FOUND', 'No payment found'],
  ALREADY_SIGNED_UP: ['ALREADY_SIGNED_UP', 'You have already signed up to this event'],
  SIGN_UP_CANCELLED: ['SIGN_UP_NOT_FOUND', 'This place is not taken any more: it was given back already'],
  CHECKOUT_CANCELED: ['PAYMENT_NOT_SUCCEEDED', 'Payment did not succeed: canceled'],
  REFUNDED: ['PAYMENT_NOT_SUCCEEDED', 'Payment did not succeed: refunded'],
};

it.each(Object.entries(errors))('explains %s', (reason, [code, message]) => {
  const noPlaceReason = reason as keyof typeof errors;
  expect(noPlaceFor({ noPlaceReason }).problems).toEqual([{ code, message, field: null }]);
});

it('reports a missing event where a payment has no reason', () => {
  expect(noPlaceFor({ noPlaceReason: null }).problems).toMatchObject([{ code: 'EVENT_NOT_FOUND' }]);
});

it('covers every reason', () => {
  expect([...NO_PLACE_REASONS].sort()).toEqual(Object.keys(errors).sort());
});
