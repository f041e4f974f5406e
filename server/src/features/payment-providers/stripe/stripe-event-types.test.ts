import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { HANDLED_EVENT_TYPES, INTENT_CANCELED, intentIdOf, REFUND_FAILED } from './stripe-event-types.js';

const eventOf = (type: string, object: object) => ({ type, data: { object } }) as Stripe.Event;
const aboutIntents = HANDLED_EVENT_TYPES.filter((type) => type.startsWith('payment_intent.'));
const aboutCharges = HANDLED_EVENT_TYPES.filter((type) => !type.startsWith('payment_intent.'));

it.each(aboutIntents)('finds the intent of %s', (type) => {
  expect(intentIdOf(eventOf(type, { id: 'pi_1', payment_intent: 'pi_2' }))).toBe('pi_1');
});

it.each(aboutCharges)('finds the intent of %s, expanded or not', (type) => {
  expect(intentIdOf(eventOf(type, { id: 'ch_1', payment_intent: 'pi_1' }))).toBe('pi_1');
  expect(intentIdOf(eventOf(type, { id: 'ch_1', payment_intent: { id: 'pi_1' } }))).toBe('pi_1');
  expect(intentIdOf(eventOf(type, { id: 'ch_1', payment_intent: null }))).toBeUndefined();
});

it('handles the events that change a payment, and no others', () => {
  expect([...aboutIntents, ...aboutCharges]).toEqual([
    'payment_intent.succeeded',
    'payment_intent.processing',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.closed',
    'refund.failed',
  ]);
  expect(HANDLED_EVENT_TYPES).toEqual(expect.arrayContaining([INTENT_CANCELED, REFUND_FAILED]));
  expect(intentIdOf(eventOf('customer.created', { id: 'cus_1', payment_intent: 'pi_1' }))).toBeUndefined();
});
