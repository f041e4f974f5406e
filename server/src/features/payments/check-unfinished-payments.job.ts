import { In, LessThan } from 'typeorm';
import { z } from 'zod';
import { defineJob, type JobContext } from '../define-job.js';
import { cancelPayment } from './cancel-payment.js';
import { Payment } from './payment.entity.js';
import type { PaymentGateway } from './payment-gateway.js';
import { OPEN_STATUSES, PaymentStatus } from './payment-status.js';
import { refreshPayment } from './refresh-payment.js';

const MINUTE = 60_000;
const UNFINISHED_AFTER = 5 * MINUTE;
/** A checkout is abandoned after a day. */
const ABANDONED_AFTER = 24 * 60 * MINUTE;
const AT_MOST = 500;
/** A round is over before the next begins, also when Stripe is slow; who was asked longest ago comes first. */
const ROUND = 4 * MINUTE;

/** Every five minutes: asks Stripe about payments that have not ended, since a webhook may be lost. */
export const checkUnfinishedPaymentsJob = defineJob({
  name: 'check-unfinished-payments',
  schema: z.object({}),
  schedule: '*/5 * * * *',
  run: checkUnfinishedPayments,
});

async function checkUnfinishedPayments(context: JobContext): Promise<void> {
  const { database, log } = context;
  const { clock, payments } = context.services;
  if (!payments) return;
  const unfinished = await database.find(Payment, {
    where: {
      status: In([...OPEN_STATUSES]),
      updatedAt: LessThan(new Date(clock.now().getTime() - UNFINISHED_AFTER)),
    },
    order: { updatedAt: 'ASC' },
    take: AT_MOST,
  });
  const end = performance.now() + ROUND;
  for (const payment of unfinished) {
    if (performance.now() > end) return;
    // Also one that cannot be checked makes room for the others.
    await database.update(Payment, payment.id, { updatedAt: clock.now() });
    await check(context, payments, payment).catch((err: unknown) =>
      log.error({ err, paymentId: payment.id }, 'this payment could not be checked'),
    );
  }
}

async function check(context: JobContext, gateway: PaymentGateway, payment: Payment): Promise<void> {
  const age = context.services.clock.now().getTime() - payment.createdAt.getTime();
  const isAbandoned = payment.status === PaymentStatus.REQUIRES_PAYMENT && age > ABANDONED_AFTER;
  if (isAbandoned || !payment.intentId) await cancelPayment(context, gateway, payment);
  else await refreshPayment(context, gateway, payment.intentId);
}
