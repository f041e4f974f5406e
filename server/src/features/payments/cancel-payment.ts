import { IsNull } from 'typeorm';
import { transaction } from '../../platform/database/transaction.js';
import { eraseContacts } from './erase-contacts.js';
import { Payment } from './payment.entity.js';
import type { PaymentContext } from './payment-context.js';
import type { PaymentGateway } from './payment-gateway.js';
import { isOpen, PaymentStatus } from './payment-status.js';
import { settlePayment } from './settle-payment.js';

/** Somebody else was faster: the person who pays, or another end of the checkout. */
export class StaleCheckoutError extends Error {}

/**
 * Cancels what can still be paid at Stripe. A checkout of which Stripe never told us is over without asking: no browser
 * was given the secret to pay it with. One that Stripe does not know (any more) cannot be paid either.
 * @throws StaleCheckoutError when it is no longer as it was given: ask again
 */
export async function cancelPayment(
  context: PaymentContext,
  gateway: PaymentGateway,
  payment: Payment,
): Promise<void> {
  if (!isOpen(payment)) return;
  const intent = payment.intentId === null ? null : await gateway.cancelIntent(payment.intentId);
  if (intent) await settlePayment(context, intent);
  else await closeUnknown(context, payment);
}

async function closeUnknown({ database, services, log }: PaymentContext, payment: Payment): Promise<void> {
  const { id, status, intentId } = payment;
  if (intentId !== null)
    log.error({ paymentId: id, intentId }, 'Stripe does not know the intent of this payment');
  await transaction(database, async (manager) => {
    const { affected } = await manager.update(
      Payment,
      { id, status, intentId: intentId ?? IsNull() },
      { status: PaymentStatus.CANCELED, updatedAt: services.clock.now() },
    );
    if (!affected) throw new StaleCheckoutError('The checkout went on meanwhile');
    await eraseContacts(manager, { id, accountId: IsNull() });
  });
}
