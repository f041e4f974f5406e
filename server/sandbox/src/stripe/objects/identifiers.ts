import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Prefix = 'pi' | 'ch' | 're' | 'du' | 'evt' | 'pm' | 'req' | 'txn' | 'pmd';

/** An id as Stripe makes them, such as `pi_3Qx...`. */
export function newId(prefix: Prefix): string {
  return `${prefix}_${randomLetters(24)}`;
}

/** With it a browser may see and confirm this one payment intent. */
export function newClientSecret(paymentIntentId: string): string {
  return `${paymentIntentId}_secret_${randomLetters(25)}`;
}

function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Stripe's times: seconds since 1970. */
export function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
