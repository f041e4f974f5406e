import { expect, it } from 'vitest';
import { isOpen, mayMove, PaymentStatus } from './payment-status.js';

const all = Object.values(PaymentStatus);
const { REQUIRES_PAYMENT, PROCESSING, SUCCEEDED, CANCELED, REFUND_PENDING, REFUNDED } = PaymentStatus;

it('P7: a paid payment can only be refunded, and a refund stays one unless the bank returns it', () => {
  expect(all.filter((to) => mayMove(SUCCEEDED, to))).toEqual([REFUND_PENDING, REFUNDED]);
  expect(all.filter((to) => mayMove(REFUND_PENDING, to))).toEqual([REFUNDED]);
  expect(all.filter((to) => mayMove(REFUNDED, to))).toEqual([REFUND_PENDING]);
});

it('P10: money for what was given up goes back', () => {
  expect(all.filter((to) => mayMove(CANCELED, to))).toEqual([REFUND_PENDING]);
});

it('may still go either way while it is open', () => {
  const everyOther = [SUCCEEDED, CANCELED, REFUND_PENDING];
  expect(all.filter((to) => mayMove(REQUIRES_PAYMENT, to))).toEqual([PROCESSING, ...everyOther]);
  expect(all.filter((to) => mayMove(PROCESSING, to))).toEqual([REQUIRES_PAYMENT, ...everyOther]);
  expect(all.filter((status) => isOpen({ status }))).toEqual([REQUIRES_PAYMENT, PROCESSING]);
});

it('has no move from a status to itself', () => {
  expect(all.filter((status) => mayMove(status, status))).toEqual([]);
  expect(mayMove(REQUIRES_PAYMENT, PROCESSING)).toBe(true);
});
