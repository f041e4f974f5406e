import type { Config } from '../config/config.js';
import { isLiveKey } from '../config/variables.js';
import { POSTMARK_TEST_TOKEN } from '../features/mail/check-mail.js';
import { isLoopback } from '../platform/loopback.js';
import { StartError } from '../platform/start-error.js';

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Refuses to serve real people with what is made for developers: demo accounts have a public password, and the
 * sandbox shows every mail, reset links included. A missing NODE_ENV would do that.
 * @throws StartError with one sentence that names all reasons
 */
export function checkMode(config: Config): void {
  const [real, unsafe] = [signsOfRealUse(config), unsafeForRealUse(config)];
  if (unsafe.length === 0) return;
  if (real.length === 0) {
    checkReach(config);
    return;
  }
  throw new StartError(
    `This is set up for real use (${conjunction.format(real)}), but ${conjunction.format(unsafe)}: ` +
      `set NODE_ENV to production${config.demoData ? ' and DEMO_DATA to false' : ''}, or take the former away.`,
  );
}

/**
 * @throws StartError where strangers reach parts that are made for developers, and the operator has not allowed it
 */
function checkReach(config: Config): void {
  const [unsafe, reach] = [standIns(config), reachOf(config)];
  if (config.isDemoWanted || unsafe.length === 0 || reach.length === 0) return;
  throw new StartError(
    `Other machines can reach this (${conjunction.format(reach)}), but ${conjunction.format(unsafe)}: ` +
      'set NODE_ENV to production, or DEMO_DATA to true if everybody there may use them.',
  );
}

/** By what other machines can reach the server; nothing where it is this machine's alone. */
export function reachOf({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string[] {
  const reach: string[] = [];
  if (!isLoopback(host)) reach.push(`HOST is ${host}`);
  if (!isLoopback(new URL(publicUrl).hostname)) reach.push(`PUBLIC_URL is ${publicUrl}`);
  return reach;
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

function unsafeForRealUse(config: Config): string[] {
  return [...(config.isModeSet ? [] : ['NODE_ENV is not set']), ...standIns(config)];
}

function standIns({ demoData, mail, google, payments }: Config): string[] {
  const reasons: string[] = [];
  if (demoData) reasons.push('there are demo accounts, whose password is public');
  const services = { mail, Google: google, 'card payments': payments };
  const sandboxed = Object.entries(services).filter(([, { mode }]) => mode === 'sandbox');
  if (sandboxed.length > 0) {
    const names = sandboxed.map(([name]) => name);
    reasons.push(`the sandbox stands in for ${conjunction.format(names)}`);
  }
  return reasons;
}
