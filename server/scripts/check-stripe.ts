import type { Config } from '../src/config/config.js';
import { checkSetUp } from '../src/features/payment-providers/stripe/check-set-up.js';
import { stripeGateway } from '../src/features/payment-providers/stripe/stripe-gateway.js';
import { STRIPE_WEBHOOK_PATH } from '../src/http/stripe-webhook.routes.js';
import { printResults, runCommand } from './run-command.js';

/** Says whether card payments are set up rightly, and what is missing. Exit code 1: something is. */
async function checkStripe({ payments, publicUrl }: Config): Promise<boolean> {
  if (payments.mode !== 'live') {
    console.error('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are not set.');
    return false;
  }
  const results = await checkSetUp(stripeGateway(payments), payments, `${publicUrl}${STRIPE_WEBHOOK_PATH}`);
  return printResults(results);
}

await runCommand(checkStripe);
