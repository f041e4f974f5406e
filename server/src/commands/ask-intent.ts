import type { Config } from '../config/config.js';
import {
  type PaymentGateway,
  type PaymentIntent,
  UnknownIntentError,
} from '../features/payments/payment-gateway.js';
import { findRunningSandbox } from '../start/sandbox-lock.js';

/** What Stripe says of a payment's intent now, or why it says nothing. */
export type IntentAnswer =
  | { state: 'found'; intent: Omit<PaymentIntent, 'clientSecret'> }
  | { state: 'none' | 'off' | 'unknown' }
  | { state: 'unreachable'; reason: string };

/** @param directUrl of the database, whose server may run the sandbox */
export async function askIntent(
  config: Config,
  directUrl: string,
  intentId: string | null,
): Promise<IntentAnswer> {
  if (intentId === null) return { state: 'none' };
  if (config.payments.mode === 'off') return { state: 'off' };
  try {
    const gateway = await gatewayOf(config, directUrl);
    if (!gateway)
      return { state: 'unreachable', reason: 'the sandbox runs within the server: start the server' };
    const { clientSecret: _secret, ...intent } = await gateway.findIntent(intentId);
    return { state: 'found', intent };
  } catch (error) {
    if (error instanceof UnknownIntentError) return { state: 'unknown' };
    return { state: 'unreachable', reason: (error as Error).message };
  }
}

async function gatewayOf({ payments }: Config, directUrl: string): Promise<PaymentGateway | null> {
  // Only here: the services take seconds to load.
  const { sandboxPayments } = await import('../start/card-payments.js');
  const { stripeGateway } = await import('../features/payment-providers/stripe/stripe-gateway.js');
  if (payments.mode === 'live') return stripeGateway(payments);
  const port = await findRunningSandbox(directUrl);
  if (port === null) return null;
  const { sandboxAt } = await import('@turnout/sandbox');
  return sandboxPayments(sandboxAt(port)).gateway;
}
