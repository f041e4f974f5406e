import { forEachAsync } from 'es-toolkit/array/forEachAsync';
import { In } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob, type JobContext } from '../define-job.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { cancelPayment } from '../payments/cancel-payment.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentServiceUnreachableError } from '../payments/payment-gateway.js';
import { OPEN_STATUSES } from '../payments/payment-status.js';
import { deleteOldPlaceAttempts } from '../place-holds/place-attempts.js';
import type { PlaceHold } from '../place-holds/place-hold.entity.js';
import { findHold, listExpiredHolds, releasePlace } from '../place-holds/place-holds.js';

const BATCH = 100;
/** Questions to Stripe at the same time, see check-unfinished-payments. */
const AT_A_TIME = 5;

/**
 * Every minute: ends the holds that have run out. The payment is canceled first, so that a person who has paid in the
 * last second keeps the place. When Stripe does not answer, the place is free all the same: no other person waits for
 * Stripe.
 */
export const endExpiredHoldsJob = defineJob({
  name: 'end-expired-holds',
  schema: z.object({}),
  schedule: '* * * * *',
  run: async (context) => {
    const round = { isStripeReachable: context.services.payments !== null };
    let expired: PlaceHold[];
    do {
      expired = await listExpiredHolds(context.database, context.services.clock.now(), BATCH);
      await forEachAsync(expired, (hold) => endOne(context, round, hold), { concurrency: AT_A_TIME });
    } while (expired.length === BATCH);
    await deleteOldPlaceAttempts(context.database, context.services.clock.now());
  },
});

async function endOne(
  context: JobContext,
  round: { isStripeReachable: boolean },
  { eventId, accountId }: PlaceHold,
): Promise<void> {
  if (round.isStripeReachable) await cancelPaymentOf(context, round, { eventId, accountId });
  await transaction(context.database, async (manager) => {
    await lockEventPlaces(manager, eventId);
    const hold = await findHold(manager, { eventId, accountId });
    // It may be paid by now, and the account may hold another place since.
    if (hold && hold.heldUntil <= context.services.clock.now()) await releasePlace(context, manager, hold);
  });
}

async function cancelPaymentOf(
  context: JobContext,
  round: { isStripeReachable: boolean },
  who: { eventId: string; accountId: string },
): Promise<void> {
  const { payments } = context.services;
  const payment = await context.database.findOneBy(Payment, { ...who, status: In([...OPEN_STATUSES]) });
  if (!payment || !payments) return;
  try {
    await cancelPayment(context, payments, payment);
  } catch (err) {
    if (err instanceof PaymentServiceUnreachableError) round.isStripeReachable = false;
    context.log.error(
      { err, paymentId: payment.id },
      'a payment whose place is held no longer could not be canceled',
    );
  }
}
