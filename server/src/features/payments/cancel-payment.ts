import { IsNull } from 'typeorm';
import { transaction } from '../../platform/database/connection/transaction.js';
import { eraseContacts } from './payers/erase-contacts.js';
import { Payment } from './payment.entity.js';
import type { PaymentContext } from './payment-context.js';
import type { PaymentGateway } from './payment-gateway.js';
import { isOpen, PaymentStatus } from './payment-status.js';
import { settlePayment } from './settle-payment.js';

/** Another request was faster: the person paid, or the checkout was ended elsewhere. */
export class StaleCheckoutError extends Error {}

/**
 * Cancels what can still be paid at Stripe. A checkout of which Stripe never told us is over without asking: no browser
 * was given the secret to pay it with. A checkout that is canceled here may still be payable at Stripe.
 * @throws StaleCheckoutError when it is no longer as it was given: ask again
 * @throws PaymentServiceUnreachableError
 * @throws UnknownIntentError when Stripe does not know the intent, which may be paid: nothing changes
 */
export async function cancelPayment(
  context: PaymentContext,
  gateway: PaymentGateway,
  payment: Payment,
): Promise<void> {
  if (!isOpen(payment) && payment.status !== PaymentStatus.CANCELED) return;
  if (payment.intentId !== null) await settlePayment(context, await gateway.cancelIntent(payment.intentId));
  else if (isOpen(payment)) await cancelWithoutIntent(context, payment);
}

async function cancelWithoutIntent(
  { database, services }: PaymentContext,
  { id, status }: Payment,
): Promise<void> {
  await transaction(database, async (manager) => {
    const { affected } = await manager.update(
      Payment,
      { id, status, intentId: IsNull() },
      { status: PaymentStatus.CANCELED, updatedAt: services.clock.now() },
    );
    if (!affected) throw new StaleCheckoutError('The checkout went on meanwhile');
    await eraseContacts(manager, { id, accountId: IsNull() });
  });
}
