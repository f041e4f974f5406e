import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Context } from '../context.js';
import type { NoPlaceReason } from '../payments/no-place-reason.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { refundPaymentJob } from './refund-payment.job.js';

/** Asks for the refund of all payments that match: their places are given up. */
export async function refundAll(
  { services: { jobs, clock } }: Pick<Context, 'services'>,
  manager: EntityManager,
  which: FindOptionsWhere<Payment> & { status: PaymentStatus.SUCCEEDED },
  noPlaceReason: NoPlaceReason,
): Promise<void> {
  const { raw } = await manager
    .createQueryBuilder()
    .update(Payment)
    .set({
      status: PaymentStatus.REFUND_PENDING,
      noPlaceReason,
      idempotencyKey: () => 'gen_random_uuid()',
      updatedAt: clock.now(),
    })
    .where(which)
    .returning('id')
    .execute();
  const data = (raw as { id: string }[]).map(({ id }) => ({ paymentId: id }));
  await jobs.enqueueAll(manager, refundPaymentJob, data);
}
