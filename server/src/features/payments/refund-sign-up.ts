import { type EntityManager, IsNull } from 'typeorm';
import { v4 as newKey } from 'uuid';
import type { Causes, ConsequenceContext } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { formatPrice } from '../mail/format-price.js';
import { UserError } from '../user-error.js';
import { Payment } from './payment.entity.js';
import { PaymentStatus } from './payment-status.js';
import { refundPenceOf } from './refund-pence.js';

/**
 * What becomes of the money of a place that was given back, in the same transaction: all of it goes back, or, past the
 * deadline, nothing. Then the payment stays as it is, and blocks no other.
 * @throws UserError CANCELLATION_CLOSED when that is less than the person was told
 */
export async function refundSignUp(
  { services, runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { event, signUp, byCreator, expectedRefundPence }: Causes['signUpCancelled'],
): Promise<void> {
  // The one that gave the place: an account has at most one at an event, see `payments_one_live`.
  const { accountId, eventId } = signUp;
  const payment = await manager.findOne(Payment, {
    where: [{ accountId, eventId, status: PaymentStatus.SUCCEEDED, noPlaceReason: IsNull() }],
    lock: { mode: 'pessimistic_write' },
  });
  const now = services.clock.now();
  const refundPence = refundPenceOf(payment, event, { byCreator, now });
  requireExpected(refundPence, expectedRefundPence);
  if (!payment) return;
  await manager.update(Payment, payment.id, {
    cancelledSignUpId: signUp.id,
    noPlaceReason: 'SIGN_UP_CANCELLED',
    updatedAt: now,
    // The intent was made under the old one.
    ...(refundPence > 0 && { status: PaymentStatus.REFUND_PENDING, idempotencyKey: newKey() }),
  });
  if (refundPence > 0) await runConsequences('refundDue', manager, { paymentId: payment.id });
}

/** The deadline may have passed, or the event have changed, while somebody read what comes back. */
function requireExpected(refundPence: number, expectedPence: number | null): void {
  if (expectedPence === null || refundPence >= expectedPence) return;
  const message = `The ${formatPrice(expectedPence)} cannot come back any more. You still have your place`;
  throw new UserError(ErrorCode.CANCELLATION_CLOSED, 'expectedRefundPence', message);
}

/** What was paid for a place that was given back, and what of it comes back; in pence. */
export async function findRefund(
  manager: EntityManager,
  signUpId: string,
): Promise<{ paidPence: number; refundPence: number }> {
  const payment = await manager.findOneBy(Payment, { cancelledSignUpId: signUpId });
  const paidPence = payment ? payment.amountPence - payment.refundedPence : 0;
  return { paidPence, refundPence: payment?.status === PaymentStatus.REFUND_PENDING ? paidPence : 0 };
}
