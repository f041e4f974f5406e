import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { NonRetryableError } from '../../../platform/jobs/job.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { Payment } from '../../payments/payment.entity.js';
import { type PaymentIntent, UnknownIntentError } from '../../payments/payment-gateway.js';
import { PaymentStatus } from '../../payments/payment-status.js';
import { settlePayment } from '../../payments/settle-payment.js';
import { refundPaymentJob } from '../../refunds/refund-payment.job.js';
import { sendRefundMailJob } from '../../refunds/send-refund-mail.job.js';

const DAY = 24 * 60 * 60_000;
const COMPARED = 3 * DAY;
/** A refund is tried for a day; but the last night's comparison is less than a day ago. */
const REFUNDED_BY_THEN = DAY / 2;

/**
 * Nightly: compares Stripe's side and ours for the last three days: every intent of theirs with a payment, every payment of
 * ours with an intent. A difference is settled; if that fails it is logged as an error, with the payment's id.
 */
export const comparePaymentsJob = defineJob({
  name: 'compare-payments',
  schema: z.object({}),
  schedule: '41 2 * * *',
  run: comparePayments,
});

async function comparePayments(context: JobContext): Promise<void> {
  const { database, log } = context;
  const { clock, payments } = context.services;
  if (!payments) return;
  await refundAgain(context, new Date(clock.now().getTime() - REFUNDED_BY_THEN));
  await mailAgain(context, new Date(clock.now().getTime() - DAY));
  const since = new Date(clock.now().getTime() - COMPARED);
  const seen = new Set<string>();
  for await (const intent of payments.intentsSince(since)) {
    seen.add(intent.id);
    report(context, intent, await settlePayment(context, intent));
  }
  const ours = await database.findBy(Payment, { createdAt: MoreThan(since), intentId: Not(IsNull()) });
  let unknown = 0;
  for (const { id, intentId } of ours) {
    if (!intentId || seen.has(intentId)) continue;
    try {
      const intent = await payments.findIntent(intentId);
      report(context, intent, await settlePayment(context, intent));
    } catch (err) {
      if (!(err instanceof UnknownIntentError)) throw err;
      log.error({ err, paymentId: id, intentId }, 'Stripe does not know the intent of this payment');
      unknown++;
    }
  }
  if (unknown > 0) throw new NonRetryableError(`Stripe does not know the intents of ${unknown} payments`);
}

/** Money that is with Stripe and not with a confirmed payment, or the other way round. */
function report({ log }: JobContext, intent: PaymentIntent, payment: Payment | null): void {
  if (!payment) return;
  const held = intent.status === PaymentStatus.SUCCEEDED ? intent.receivedPence - intent.refundedPence : 0;
  const isPaid =
    payment.status === PaymentStatus.SUCCEEDED || payment.status === PaymentStatus.REFUND_PENDING;
  const confirmed = isPaid ? payment.amountPence - payment.refundedPence : 0;
  if (held === confirmed) return;
  log.error({ paymentId: payment.id, intentId: intent.id, held, confirmed }, 'Stripe and we do not agree');
}

/** Mails that were tried for a day: a person does not know yet what has become of their money. */
async function mailAgain({ database, services }: JobContext, before: Date): Promise<void> {
  await transaction(database, async (manager) => {
    const late = await manager.find(Payment, {
      select: { id: true },
      where: { dueMail: Not(IsNull()), updatedAt: LessThan(before) },
    });
    const mails = late.map(({ id }) => ({ paymentId: id }));
    await services.jobs.enqueueAll(manager, sendRefundMailJob, mails);
  });
}

/**
 * Refunds that are due for long, apart from those that failed: staff have been mailed, and decide. Another job for one that
 * is still being tried does no harm.
 */
async function refundAgain({ database, services, log }: JobContext, before: Date): Promise<void> {
  await transaction(database, async (manager) => {
    const late = await manager.find(Payment, {
      select: { id: true },
      where: { status: PaymentStatus.REFUND_PENDING, attentionReason: IsNull(), updatedAt: LessThan(before) },
    });
    const refunds = late.map(({ id }) => ({ paymentId: id }));
    for (const refund of refunds) log.error(refund, 'this payment is not given back yet');
    await services.jobs.enqueueAll(manager, refundPaymentJob, refunds);
  });
}
