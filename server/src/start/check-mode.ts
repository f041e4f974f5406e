import type { Config } from '../config/config.js';
import { StartError } from '../platform/start-error.js';

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Refuses to serve real people with what is made for developers: demo accounts have a public password, and the
 * sandbox shows every mail, reset links included. A missing NODE_ENV would do that.
 * @throws StartError with one sentence that names all reasons
 */
export function checkMode(config: Config): void {
  const [real, unsafe] = [signsOfRealUse(config), unsafeForRealUse(config)];
  if (real.length === 0 || unsafe.length === 0) return;
  throw new StartError(
    `This is set up for real use (${conjunction.format(real)}), but ${conjunction.format(unsafe)}: ` +
      `set NODE_ENV to production${config.demoData ? ' and DEMO_DATA to false' : ''}, or take the former away.`,
  );
}

/** A Google client is none: Google has no test mode, and takes a public redirect address only under https. */
function signsOfRealUse({ payments, mail, publicUrl }: Config): string[] {
  const signs: string[] = [];
  if (payments.mode === 'live') {
    if (isLiveKey(payments.secretKey)) signs.push('STRIPE_SECRET_KEY is a live key');
    if (isLiveKey(payments.publishableKey)) signs.push('STRIPE_PUBLISHABLE_KEY is a live key');
  }
  if (mail.mode === 'live' && mail.serverToken !== POSTMARK_TEST_TOKEN) {
    signs.push('POSTMARK_SERVER_TOKEN sends real mail');
  }
  if (publicUrl.startsWith('https:')) signs.push('PUBLIC_URL is an https address');
  return signs;
}

function unsafeForRealUse({ isModeSet, demoData, mail, google, payments }: Config): string[] {
  const reasons: string[] = [];
  if (!isModeSet) reasons.push('NODE_ENV is not set');
  if (demoData) reasons.push('there are demo accounts, whose password is public');
  const services = { mail, Google: google, 'card payments': payments };
  const sandboxed = Object.entries(services).filter(([, { mode }]) => mode === 'sandbox');
  if (sandboxed.length > 0) {
    const names = sandboxed.map(([name]) => name);
    reasons.push(`the sandbox stands in for ${conjunction.format(names)}`);
  }
  return reasons;
}

/** Of Stripe's: `sk_live_`, `rk_live_`, `pk_live_` (https://docs.stripe.com/keys). */
function isLiveKey(key: string): boolean {
  return /^[a-z]{2}_live_/.test(key);
}

/** With it Postmark sends nothing (https://postmarkapp.com/developer/user-guide/send-email-with-api). */
const POSTMARK_TEST_TOKEN = 'POSTMARK_API_TEST';
