import { In } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Payment } from './payment.entity.js';
import { PaymentStatus } from './payment-status.js';

/** The payment of each of these sign-ups; null for a free one. */
export const paymentsOfSignUps: BatchFunction<Context, string, Payment | null> = async (
  { database },
  signUpIds,
) => {
  const payments = await database.findBy(Payment, { signUpId: In([...signUpIds]) });
  const bySignUp = new Map(payments.map((payment) => [payment.signUpId, payment]));
  return signUpIds.map((id) => bySignUp.get(id) ?? null);
};

/** The payment of each of these places, also of one that was given back; null for a free one. */
export const paymentsOfPlaces: BatchFunction<Context, string, Payment | null> = async (
  { database },
  signUpIds,
) => {
  const ids = In([...signUpIds]);
  const payments = await database.findBy(Payment, [{ signUpId: ids }, { cancelledSignUpId: ids }]);
  const byPlace = new Map(
    payments.map((payment) => [payment.signUpId ?? payment.cancelledSignUpId, payment]),
  );
  return signUpIds.map((id) => byPlace.get(id) ?? null);
};

/** The payment that went back, or is to go back, for each of these places that were given back; null where none is. */
export const refundsOfCancelledSignUps: BatchFunction<Context, string, Payment | null> = async (
  { database },
  signUpIds,
) => {
  const payments = await database.findBy(Payment, {
    cancelledSignUpId: In([...signUpIds]),
    status: In([PaymentStatus.REFUND_PENDING, PaymentStatus.REFUNDED]),
  });
  const bySignUp = new Map(payments.map((payment) => [payment.cancelledSignUpId, payment]));
  return signUpIds.map((id) => bySignUp.get(id) ?? null);
};
