import { expect, it } from 'vitest';
import { PaymentStatus } from '../payments/payment-status.js';
import { refundPenceOf } from './refund-pence.js';

const start = new Date('2026-12-05T19:00:00Z');
const now = new Date('2026-12-01T12:00:00Z');
const event = { startsAt: start, refundDeadlineHours: 24, planRevision: 0 };
const payment = {
  status: PaymentStatus.SUCCEEDED,
  amountPence: 2_450,
  refundedPence: 0,
  shownRevision: 0,
  shownDeadline: null,
};

it('P23: gives the whole price back before the deadline', () => {
  expect(refundPenceOf(payment, event, { byCreator: false, now })).toBe(2_450);
});

it('gives back what is left where a part was refunded before', () => {
  const refunded = { ...payment, refundedPence: 1_000 };
  expect(refundPenceOf(refunded, event, { byCreator: false, now })).toBe(1_450);
  expect(refundPenceOf(refunded, event, { byCreator: true, now: start })).toBe(1_450);
});

it('gives nothing back from the deadline on, unless the event’s creator does', () => {
  const deadline = new Date('2026-12-04T19:00:00Z');
  expect(refundPenceOf(payment, event, { byCreator: false, now: deadline })).toBe(0);
  expect(refundPenceOf(payment, event, { byCreator: true, now: deadline })).toBe(2_450);
});
