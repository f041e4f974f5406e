import { In, LessThan } from 'typeorm';
import type { Job } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { cancelPayment } from './cancel-payment.js';
import { Payment } from './payment.entity.js';
import type { PaymentGateway } from './payment-gateway.js';
import { OPEN_STATUSES, PaymentStatus } from './payment-status.js';
import { refreshPayment } from './refresh-payment.js';

/** Every five minutes. */
export const checkUnfinishedPaymentsJob: Job = { name: 'check-unfinished-payments', schedule: '*/5 * * * *' };

const MINUTE = 60_000;
const UNFINISHED_AFTER = 5 * MINUTE;
/** Nobody comes back to a card form after a day. */
const ABANDONED_AFTER = 24 * 60 * MINUTE;
const AT_MOST = 500;
/** A round is over before the next begins, also when Stripe is slow; who was asked longest ago comes first. */
const ROUND = 4 * MINUTE;

/** Asks Stripe about payments that have not ended, since a webhook may be lost. */
export async function runCheckUnfinishedPayments(parts: JobDependencies): Promise<void> {
  const { database, clock, payments, log } = parts;
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
    await check(parts, payments, payment).catch((err: unknown) =>
      log.error({ err, paymentId: payment.id }, 'this payment could not be checked'),
    );
  }
}

async function check(parts: JobDependencies, gateway: PaymentGateway, payment: Payment): Promise<void> {
  const age = parts.clock.now().getTime() - payment.createdAt.getTime();
  const isAbandoned = payment.status === PaymentStatus.REQUIRES_PAYMENT && age > ABANDONED_AFTER;
  if (isAbandoned || !payment.intentId) await cancelPayment(parts, gateway, payment);
  else await refreshPayment(parts, gateway, payment.intentId);
}
