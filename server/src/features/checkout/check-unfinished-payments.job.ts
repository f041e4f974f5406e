import { forEachAsync } from 'es-toolkit/array/forEachAsync';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/sql/columns.js';
import { defineJob, type JobContext } from '../define-job.js';
import { cancelPayment } from '../payments/cancel-payment.js';
import { Payment } from '../payments/payment.entity.js';
import type { PaymentGateway } from '../payments/payment-gateway.js';
import { OPEN_STATUSES, PaymentStatus } from '../payments/payment-status.js';
import { refreshPayment } from '../payments/refresh-payment.js';

const MINUTE = 60_000;
/** Milliseconds. A checkout is abandoned when nothing has happened for this long: no new start, no card that was tried. */
export const ABANDONED_AFTER = 60 * MINUTE;
/** A round is over before the next begins, also when Stripe is slow. */
const ROUND = 4 * MINUTE;
const BATCH = 100;
/** Questions to Stripe at the same time: far from its limit of 100 a second, and few of the database's connections. */
const AT_A_TIME = 5;

/**
 * Every five minutes: cancels abandoned checkouts, so that they cannot be paid later, and asks Stripe about payments
 * that have been in process for as long.
 */
export const checkUnfinishedPaymentsJob = defineJob({
  name: 'check-unfinished-payments',
  schema: z.object({}),
  schedule: '*/5 * * * *',
  run: checkUnfinishedPayments,
});

async function checkUnfinishedPayments(context: JobContext): Promise<void> {
  const { payments } = context.services;
  if (!payments) return;
  const end = performance.now() + ROUND;
  let claimed: Payment[];
  do {
    claimed = await claimAbandoned(context);
    await forEachAsync(claimed, (payment) => checkOne(context, payments, payment), {
      concurrency: AT_A_TIME,
    });
  } while (claimed.length === BATCH && performance.now() < end);
}

/**
 * Those that were left alone longest. Each is left alone for another hour from now on, so that one that cannot be
 * checked makes room for the others, and no other process takes the same.
 */
function claimAbandoned({ database, services }: JobContext): Promise<Payment[]> {
  const now = services.clock.now();
  const columns = columnsOf(database, Payment);
  return columns.query(
    database,
    `WITH claimed AS (
       UPDATE payments SET updated_at = $1 WHERE id = ANY (ARRAY(
         SELECT id FROM payments WHERE status = ANY($2) AND updated_at < $3
         ORDER BY updated_at LIMIT $4 FOR UPDATE SKIP LOCKED
       )) RETURNING *
     ) SELECT ${columns.sql} FROM claimed AS payments`,
    [now, OPEN_STATUSES, new Date(now.getTime() - ABANDONED_AFTER), BATCH],
  );
}

async function checkOne(context: JobContext, gateway: PaymentGateway, payment: Payment): Promise<void> {
  try {
    const { intentId, status } = payment;
    if (status === PaymentStatus.PROCESSING && intentId) await refreshPayment(context, gateway, intentId);
    else await cancelPayment(context, gateway, payment);
  } catch (err) {
    context.log.error({ err, paymentId: payment.id }, 'this payment could not be checked');
  }
}
