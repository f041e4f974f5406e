import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { ConfigError, readConfig } from '../src/config.js';
import { checkSetUp } from '../src/features/payments/check-set-up.js';
import { stripeGateway } from '../src/features/payments/stripe-gateway.js';
import { STRIPE_WEBHOOK_PATH } from '../src/stripe-webhook.js';

/** Says whether card payments are set up rightly, and what is missing. Exit code 1: something is. */
async function checkStripe(): Promise<boolean> {
  const { payments, publicUrl } = readConfig(process.env);
  if (payments.mode !== 'live') {
    console.error('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are not set.');
    return false;
  }
  const findings = await checkSetUp(stripeGateway(payments), payments, `${publicUrl}${STRIPE_WEBHOOK_PATH}`);
  for (const { isRight, sentence } of findings) console.info(`${isRight ? 'ok   ' : 'wrong'}  ${sentence}`);
  return findings.every(({ isRight }) => isRight);
}

try {
  if (existsSync('.env')) loadEnvFile('.env');
  process.exitCode = (await checkStripe()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
