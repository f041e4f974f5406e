import type { Payment } from './payment.entity.js';
import type { PaymentContext } from './payment-context.js';
import type { PaymentGateway } from './payment-gateway.js';
import { settlePayment } from './settle-payment.js';

/**
 * Asks Stripe how an intent stands now, and settles its payment by that.
 * @returns null when it is of no payment of ours, which is logged as an error
 * @throws PaymentServiceUnreachableError
 * @throws UnknownIntentError
 */
export async function refreshPayment(
  context: PaymentContext,
  gateway: PaymentGateway,
  intentId: string,
): Promise<Payment | null> {
  return settlePayment(context, await gateway.findIntent(intentId));
}
