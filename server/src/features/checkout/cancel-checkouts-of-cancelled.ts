import type { EntityManager } from 'typeorm';
import type { signUpsCancelled } from '../cancellations/causes.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { OPEN_STATUSES, PaymentStatus } from '../payments/payment-status.js';
import { expireCheckoutJob } from './expire-checkout.job.js';

/**
 * A checkout may be open while its person has a place: the price was 0 for a while. After the place is given back, that
 * checkout gives no place. It is canceled here at once, and at Stripe by a job. A card that is charged before
 * the job runs is refunded.
 */
export async function cancelCheckoutsOfCancelled(
  { services: { clock, jobs } }: ConsequenceContext,
  manager: EntityManager,
  { cancelled }: DataOf<typeof signUpsCancelled>,
): Promise<void> {
  const [canceled] = await manager.query<[{ id: string }[], number]>(
    `UPDATE payments SET status = $4, updated_at = $5
     WHERE (account_id, event_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[])) AND status = ANY($3)
     RETURNING id`,
    [
      cancelled.map(({ signUp }) => signUp.accountId),
      cancelled.map(({ event }) => event.id),
      OPEN_STATUSES,
      PaymentStatus.CANCELED,
      clock.now(),
    ],
  );
  await jobs.enqueueAll(
    manager,
    expireCheckoutJob,
    canceled.map(({ id }) => ({ paymentId: id })),
  );
}
