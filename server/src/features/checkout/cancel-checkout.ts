import { type EntityManager, In } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { ErrorCode } from '../error-code.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { cancelPayment } from '../payments/cancel-payment.js';
import { Payment } from '../payments/payment.entity.js';
import type { CheckoutContext } from '../payments/payment-context.js';
import { OPEN_STATUSES, PaymentStatus } from '../payments/payment-status.js';
import { unavailable } from '../payments/unavailable.js';
import { releasePlace } from '../place-holds/place-holds.js';
import { UserError } from '../user-error.js';
import { isOfferedPlace } from '../waiting-list/end-waiting.js';
import { requireGateway } from './start-checkout.js';

/**
 * Ends the viewer's checkout, and the hold of its place. When it is paid already the place stays.
 * @returns the payment as it is then
 * @throws UserError PAYMENT_NOT_FOUND, PAYMENTS_UNAVAILABLE
 * @throws RateLimitedError after 100 in an hour
 */
export async function cancelCheckout(
  context: CheckoutContext,
  { paymentId }: { paymentId: string },
): Promise<Payment> {
  const { accountId } = requireViewer(context.viewer);
  const gateway = requireGateway(context);
  const own = { id: paymentId, accountId };
  const payment = isUuid(paymentId) ? await context.database.findOneBy(Payment, own) : null;
  if (!payment) throw new UserError(ErrorCode.PAYMENT_NOT_FOUND);
  await context.services.rateLimits.countPaymentCheck(accountId, context.networkAddress);
  await cancelPayment(context, gateway, payment).catch((err: unknown) => {
    context.log.error({ err, paymentId }, 'a checkout could not be canceled');
    throw unavailable(err);
  });
  return transaction(context.database, async (manager) => {
    const { eventId } = payment;
    const event = eventId && (await lockEventPlaces(manager, eventId));
    const canceled = await manager.findOneByOrFail(Payment, { id: paymentId });
    if (event && canceled.status === PaymentStatus.CANCELED)
      await letGo(context, manager, { eventId, accountId });
    return canceled;
  });
}

/** Another tab may have started the next attempt meanwhile, which needs the place. An offered place stays offered. */
async function letGo(
  context: CheckoutContext,
  manager: EntityManager,
  who: { eventId: string; accountId: string },
): Promise<void> {
  const isPaying = await manager.existsBy(Payment, { ...who, status: In([...OPEN_STATUSES]) });
  if (!isPaying && !(await isOfferedPlace(manager, who))) await releasePlace(context, manager, who);
}
