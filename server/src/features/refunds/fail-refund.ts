import type { EntityManager } from 'typeorm';
import { v4 as newKey } from 'uuid';
import { findStaffIds } from '../accounts/find-account.js';
import { paymentNeedsAttention } from '../payments/causes.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentAttentionReason } from '../payments/payment-attention-reason.js';
import type { PaymentContext } from '../payments/payment-context.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { sendRefundFailedMailJob } from './send-refund-failed-mail.job.js';
import { sendRefundMailJob } from './send-refund-mail.job.js';

/**
 * Notes that a refund failed: Stripe refuses it, or the bank has returned it. The payment waits for staff, who are
 * notified by mail, as the person is; when another attempt fails, no further mail is sent.
 * @param payment locked in this transaction
 * @param refundedPence what Stripe says is back with the person
 */
export async function failRefund(
  { services, log, runConsequences }: Pick<PaymentContext, 'services' | 'log' | 'runConsequences'>,
  manager: EntityManager,
  payment: Payment,
  refundedPence: number,
): Promise<void> {
  const paymentId = payment.id;
  const isNew = payment.attentionReason !== PaymentAttentionReason.REFUND_FAILED;
  log.error({ paymentId, intentId: payment.intentId, isNew }, 'the refund of this payment failed');
  await manager.update(Payment, paymentId, {
    status: PaymentStatus.REFUND_PENDING,
    attentionReason: PaymentAttentionReason.REFUND_FAILED,
    refundedPence,
    ...(refundedPence === 0 && { refundedAt: null }),
    // Under the old one Stripe would repeat its answer.
    idempotencyKey: newKey(),
    updatedAt: services.clock.now(),
    ...(isNew && { dueMail: 'REFUND_FAILED' as const }),
  });
  if (!isNew) return;
  await runConsequences(paymentNeedsAttention, manager, { payment });
  const { eventCreatedById } = payment;
  const staffIds = eventCreatedById ? [eventCreatedById] : await findStaffIds(manager);
  await services.jobs.enqueue(manager, sendRefundMailJob, { paymentId });
  await services.jobs.enqueueAll(
    manager,
    sendRefundFailedMailJob,
    staffIds.map((staffId) => ({ paymentId, staffId })),
  );
}
