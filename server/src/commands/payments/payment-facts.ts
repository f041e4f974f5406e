import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { attentionReasonOf } from '../../features/payments/needs-attention.js';
import { Payment } from '../../features/payments/payment.entity.js';
import { PlaceHold } from '../../features/place-holds/place-hold.entity.js';
import type { JobDesk } from '../../platform/jobs/job-desk.js';
import type { StoredJob } from '../../platform/jobs/stored-job.js';
import type { IntentAnswer } from '../ask-intent.js';

export interface PaymentFacts {
  /** Without name and address of the person. */
  ours: ReturnType<typeof rowOf>;
  /** Until when a place is held for a checkout that is open. */
  heldUntil: Date | null;
  stripe: IntentAnswer;
  /** Those about this payment that are not done. */
  jobs: StoredJob[];
}

/** @param id ours, or Stripe's (`pi_…`) */
export function findPaymentOf(database: EntityManager, id: string): Promise<Payment | null> {
  return database.findOneBy(Payment, isUuid(id) ? { id } : { intentId: id });
}

export function rowOf(payment: Payment) {
  const { id, intentId, status, amountPence, refundedPence, currency, dueMail, noPlaceReason } = payment;
  const { eventId, eventTitle, accountId, signUpId, createdAt, paidAt, refundedAt, updatedAt } = payment;
  return {
    ...{ id, intentId, status, amountPence, refundedPence, currency, dueMail, noPlaceReason },
    attentionReason: attentionReasonOf(payment),
    ...{ eventId, eventTitle, accountId, signUpId, createdAt, paidAt, refundedAt, updatedAt },
  };
}

export async function heldUntil(
  database: EntityManager,
  { eventId, accountId }: Payment,
): Promise<Date | null> {
  if (!eventId || !accountId) return null;
  return (await database.findOneBy(PlaceHold, { eventId, accountId }))?.heldUntil ?? null;
}

export async function jobsAbout(desk: JobDesk, { id, intentId }: Payment): Promise<StoredJob[]> {
  const byPayment = await desk.find({ data: { paymentId: id } });
  return intentId === null ? byPayment : [...byPayment, ...(await desk.find({ data: { intentId } }))];
}
