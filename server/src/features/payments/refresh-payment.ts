import type { Payment } from './payment.entity.js';
import type { PaymentContext } from './payment-context.js';
import type { PaymentGateway } from './payment-gateway.js';
import { settlePayment } from './settle-payment.js';

/**
 * Asks Stripe how an intent stands now, and settles its payment by that.
 * @returns null when Stripe knows no such intent, or it is of no payment of ours: both are logged as errors
 * @throws PaymentServiceUnreachableError
 */
export async function refreshPayment(
  context: PaymentContext,
  gateway: PaymentGateway,
  intentId: string,
): Promise<Payment | null> {
  const intent = await gateway.findIntent(intentId);
  if (intent) return settlePayment(context, intent);
  context.log.error({ intentId }, 'Stripe does not know this intent');
  return null;
}
