import { validate as isUuid } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { forbidden, requireStaff } from '../accounts/access-rules.js';
import { requireGateway } from '../checkout/start-checkout.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { refundPaymentJob } from '../refunds/refund-payment.job.js';
import { UserError } from '../user-error.js';
import { cancelPayment } from './cancel-payment.js';
import { Payment } from './payment.entity.js';
import { maySettlePayment } from './payment.policy.js';
import { PaymentStatus } from './payment-status.js';
import { refreshPayment } from './refresh-payment.js';
import { unavailable } from './unavailable.js';

/**
 * Asks Stripe again how a payment stands, and has a refund that is due tried again. The event may be deleted.
 * @throws UserError PAYMENT_NOT_FOUND, PAYMENTS_UNAVAILABLE, EMAIL_NOT_VERIFIED
 * @throws RateLimitedError after 100 in an hour
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but those who may settle it
 */
export async function recheckPayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<Payment> {
  const staff = requireStaff(context);
  const gateway = requireGateway(context);
  const payment = isUuid(paymentId) ? await context.database.findOneBy(Payment, { id: paymentId }) : null;
  if (!payment) throw new UserError(ErrorCode.PAYMENT_NOT_FOUND);
  if (!maySettlePayment(staff, payment)) throw forbidden();
  await context.services.rateLimits.countPaymentCheck(staff.accountId, context.networkAddress);
  try {
    if (payment.intentId) await refreshPayment(context, gateway, payment.intentId);
    else await cancelPayment(context, gateway, payment);
  } catch (err) {
    context.log.error({ err, paymentId }, 'a payment could not be checked');
    throw unavailable(err);
  }
  return transaction(context.database, async (manager) => {
    const settled = await manager.findOneByOrFail(Payment, { id: paymentId });
    if (settled.status === PaymentStatus.REFUND_PENDING) {
      await context.services.jobs.enqueue(manager, refundPaymentJob, { paymentId });
    }
    return settled;
  });
}
