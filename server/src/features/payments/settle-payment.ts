import { type EntityManager, IsNull } from 'typeorm';
import { validate as isUuid, v7 as newId, v4 as newKey } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { findEvent } from '../events/find-event.js';
import { latestDeadline, refundableUntil } from '../refunds/refundable-until.js';
import { sendRefundMailJob } from '../refunds/send-refund-mail.job.js';
import { signUpsAdded } from '../sign-ups/causes.js';
import { enqueueSignUpMails } from '../sign-ups/enqueue-sign-up-mails.js';
import { takePlace } from '../sign-ups/take-place.js';
import { paymentNeedsAttention, paymentRefunded, paymentSucceeded, refundsDue } from './causes.js';
import { lockPayment } from './find-payment.js';
import type { NoPlaceReason } from './no-place-reason.js';
import { eraseContacts } from './payers/erase-contacts.js';
import { Payment } from './payment.entity.js';
import { PaymentAttentionReason } from './payment-attention-reason.js';
import type { PaymentContext } from './payment-context.js';
import type { PaymentIntent } from './payment-gateway.js';
import { isOpen, mayMove, PaymentStatus } from './payment-status.js';

const causesOfMoves: Partial<Record<PaymentStatus, typeof paymentSucceeded | typeof paymentRefunded>> = {
  SUCCEEDED: paymentSucceeded,
  REFUNDED: paymentRefunded,
};

/**
 * Brings a payment to where Stripe says that it is: the one way to a paid place, for the browser that has just paid,
 * for webhooks and for the jobs that ask by themselves. The first caller wins, the others change nothing, and an
 * older answer never undoes a newer one.
 * @param intent what Stripe said just now
 * @returns the payment as it is then; null when the intent is of no payment of ours
 */
export async function settlePayment(context: PaymentContext, intent: PaymentIntent): Promise<Payment | null> {
  const { database, log } = context;
  const id = await paymentIdOf(database, intent);
  if (!id) {
    log.error({ intentId: intent.id, amountPence: intent.amountPence }, 'Stripe has an intent of no payment');
    return null;
  }
  return transaction(database, async (manager) => {
    const payment = await lockPayment(manager, id);
    const before = { ...payment };
    if (isAnother(payment, intent) && intent.status !== PaymentStatus.SUCCEEDED) return payment;
    const mismatch = mismatchOf(payment, intent);
    if (mismatch) {
      log.error({ paymentId: id, intentId: intent.id, mismatch }, 'Stripe and the payment do not match');
      payment.attentionReason = PaymentAttentionReason.MISMATCH;
    } else {
      await follow(context, manager, payment, intent);
    }
    payment.updatedAt = context.services.clock.now();
    const move = before.status === payment.status ? undefined : causesOfMoves[payment.status];
    if (move) await context.runConsequences(move, manager, { payment });
    if (payment.attentionReason && before.attentionReason !== payment.attentionReason)
      await context.runConsequences(paymentNeedsAttention, manager, { payment });
    await manager.save(Payment, payment, { reload: false });
    if (payment.accountId === null) await eraseContacts(manager, { id, accountId: IsNull() });
    if (before.status !== payment.status) {
      log.info({ paymentId: id, from: before.status, to: payment.status }, 'payment moved');
    }
    return payment;
  });
}

/** A crash may have prevented us from storing the intent's id; Stripe knows the payment's id. */
async function paymentIdOf(database: EntityManager, intent: PaymentIntent): Promise<string | undefined> {
  const byIntent = await database.findOne(Payment, { select: { id: true }, where: { intentId: intent.id } });
  if (byIntent) return byIntent.id;
  const id = intent.paymentId;
  if (!id || !isUuid(id) || !(await database.existsBy(Payment, { id }))) return undefined;
  return id;
}

/** One that was made in an attempt whose answer never reached us: no browser got the secret to pay it with. */
function isAnother({ intentId }: Payment, intent: PaymentIntent): boolean {
  return intentId !== null && intentId !== intent.id;
}

/** The difference between a payment and an intent that claims to be its own; undefined when there is none. */
function mismatchOf(payment: Payment, intent: PaymentIntent): string | undefined {
  const { amountPence, currency, accountId, eventId } = payment;
  if (isAnother(payment, intent)) return 'intent';
  if (intent.paymentId !== payment.id) return 'payment';
  if (accountId !== null && intent.accountId !== accountId) return 'account';
  if (eventId !== null && intent.eventId !== eventId) return 'event';
  if (intent.currency !== currency) return 'currency';
  if (intent.amountPence !== amountPence) return 'amount';
  if (intent.status === PaymentStatus.SUCCEEDED && intent.receivedPence !== amountPence) return 'received';
  return undefined;
}

async function follow(
  context: PaymentContext,
  manager: EntityManager,
  payment: Payment,
  intent: PaymentIntent,
): Promise<void> {
  payment.intentId = intent.id;
  if (intent.status !== PaymentStatus.SUCCEEDED) {
    move(payment, intent.status);
    return;
  }
  const isUnnoticed = isOpen(payment) || payment.status === PaymentStatus.CANCELED;
  if (isUnnoticed) payment.paidAt = context.services.clock.now();
  // Given back by hand before we heard of it: nothing was paid for.
  if (isUnnoticed && intent.refundedPence >= intent.receivedPence) giveNoPlace(payment, 'REFUNDED');
  else if (isUnnoticed) await givePlace(context, manager, payment);
  await followRefund(context, manager, payment, intent);
  followAttention(payment, intent);
}

/** Why staff must look at a payment now: the first of the reasons that they have not ended. */
function followAttention(payment: Payment, { dispute }: PaymentIntent): void {
  const { attentionReason: before, refundedPence, amountPence } = payment;
  const { DISPUTED, MISMATCH, PARTLY_REFUNDED, REFUND_FAILED } = PaymentAttentionReason;
  // Another dispute is for another look.
  if (dispute === 'WON') letEnd(payment, DISPUTED);
  const reasons = [
    // A dispute is a reason why Stripe refuses a refund.
    ...(before === REFUND_FAILED ? [REFUND_FAILED] : []),
    ...(dispute === 'OPEN' || dispute === 'LOST' ? [DISPUTED] : []),
    ...(before === MISMATCH ? [MISMATCH] : []),
    ...(refundedPence > 0 && refundedPence < amountPence ? [PARTLY_REFUNDED] : []),
  ];
  const ended = new Set(payment.endedAttentionReasons);
  payment.attentionReason = reasons.find((reason) => !ended.has(reason)) ?? null;
}

/** Staff look at this reason again when it comes up again. */
function letEnd(payment: Payment, over: PaymentAttentionReason): void {
  payment.endedAttentionReasons = payment.endedAttentionReasons.filter((reason) => reason !== over);
}

/** The place that was paid for; or, when there can be none any more, the money back. */
async function givePlace(context: PaymentContext, manager: EntityManager, payment: Payment): Promise<void> {
  const { eventId, accountId, contact, nameShown, amountPence: paidPence } = payment;
  const signedUpAt = context.services.clock.now();
  const wanted = { id: newId(), eventId, accountId, contact, nameShown, signedUpAt };
  const noPlaceReason = isOpen(payment) ? await takePlace(manager, wanted) : 'CHECKOUT_CANCELED';
  if (!noPlaceReason) {
    move(payment, PaymentStatus.SUCCEEDED);
    payment.signUpId = wanted.id;
    payment.originalSignUpId = wanted.id;
    const refundableUntil = await storeRefundRule(manager, payment);
    const signUp = { signUpId: wanted.id, paidPence, refundableUntil, contact };
    await enqueueSignUpMails(context.services, manager, [signUp]);
    if (eventId)
      await context.runConsequences(signUpsAdded, manager, { signUps: [{ eventId, signUpId: wanted.id }] });
  } else {
    giveNoPlace(payment, noPlaceReason);
    payment.idempotencyKey = newKey();
    await context.runConsequences(refundsDue, manager, { paymentIds: [payment.id] });
  }
}

/**
 * The rule of the moment of payment is the payer's: the event may have given money back longer since the checkout.
 * @returns until when the price comes back
 */
async function storeRefundRule(manager: EntityManager, payment: Payment): Promise<Date | null> {
  const event = payment.eventId && (await findEvent(manager, payment.eventId));
  if (!event) return null;
  payment.shownDeadline = latestDeadline(payment.shownDeadline, event);
  return refundableUntil(payment, event);
}

function giveNoPlace(payment: Payment, reason: NoPlaceReason): void {
  move(payment, PaymentStatus.REFUND_PENDING);
  payment.noPlaceReason = reason;
}

/** Money may go back by a job of ours, or by hand in Stripe's dashboard. */
async function followRefund(
  { services }: PaymentContext,
  manager: EntityManager,
  payment: Payment,
  { refundedPence }: PaymentIntent,
): Promise<void> {
  const returnedBeforePence = payment.refundedPence;
  if (refundedPence > payment.refundedPence) payment.refundedAt = services.clock.now();
  payment.refundedPence = Math.max(payment.refundedPence, refundedPence);
  if (payment.refundedPence > returnedBeforePence) letEnd(payment, PaymentAttentionReason.PARTLY_REFUNDED);
  if (payment.refundedPence < payment.amountPence) return;
  if (!move(payment, PaymentStatus.REFUNDED)) return;
  payment.attentionReason = null;
  payment.dueMail = 'REFUNDED';
  await services.jobs.enqueue(manager, sendRefundMailJob, { paymentId: payment.id, returnedBeforePence });
}

/** @returns whether the lifecycle has such a move; without one, this is an old event */
function move(payment: Payment, to: PaymentStatus): boolean {
  const isMove = mayMove(payment.status, to);
  if (isMove) payment.status = to;
  return isMove;
}
