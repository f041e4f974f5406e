import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { RateLimitedError } from '../../platform/graphql/request-errors.js';

const FREE_ATTEMPTS = 10;
const ATTEMPTS_FORGOTTEN_AFTER = 24 * 60 * 60;
/** Seconds to wait after the tenth, eleventh, ... wrong password; the last holds for all that follow. */
const DELAYS = [60, 120, 240, 480, 900];
const REGISTRATIONS_PER_HOUR = 300;
const MAILS_PER_HOUR = 5;
const CHECKOUTS_PER_HOUR = 100;
const GOOGLE_SIGN_INS_PER_HOUR = 300;

/**
 * Limits on guessing passwords, on mass registration, on mails to others and on trying cards, stored in PostgreSQL so
 * that they hold across processes and restarts. When the database is down every attempt fails.
 */
export class RateLimits {
  readonly #attempts: RateLimiterPostgres;
  readonly #delays: RateLimiterPostgres;
  readonly #registrations: RateLimiterPostgres;
  readonly #mails: RateLimiterPostgres;
  readonly #checkouts: RateLimiterPostgres;
  readonly #googleSignIns: RateLimiterPostgres;

  constructor(database: DataSource) {
    const store = {
      storeClient: database,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
    };
    const unlimited = Number.MAX_SAFE_INTEGER;
    this.#attempts = new RateLimiterPostgres({
      ...store,
      keyPrefix: 'attempts',
      points: unlimited,
      duration: ATTEMPTS_FORGOTTEN_AFTER,
    });
    this.#delays = new RateLimiterPostgres({
      ...store,
      keyPrefix: 'delay',
      points: 1,
      duration: DELAYS[0] as number,
    });
    const hourly = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({ ...store, keyPrefix, points, duration: 3600 });
    this.#registrations = hourly('register', REGISTRATIONS_PER_HOUR);
    this.#mails = hourly('mail', MAILS_PER_HOUR);
    this.#checkouts = hourly('checkout', CHECKOUTS_PER_HOUR);
    this.#googleSignIns = hourly('google', GOOGLE_SIGN_INS_PER_HOUR);
  }

  /**
   * Counts an attempt before its password is looked at, so that a hundred at once are a hundred. The tenth wrong one
   * in a row for an e-mail address from one network address starts growing delays; from elsewhere its owner gets in.
   * @throws RateLimitedError while a delay runs
   */
  async countSignInAttempt(email: string, networkAddress: string): Promise<void> {
    const key = signInKey(email, networkAddress);
    const { consumedPoints } = await this.#attempts.consume(key);
    if (consumedPoints < FREE_ATTEMPTS) return;
    const customDuration = DELAYS[Math.min(consumedPoints - FREE_ATTEMPTS, DELAYS.length - 1)] as number;
    try {
      await consume(this.#delays, key, { customDuration });
    } catch (error) {
      // Its password was not looked at, so it was no attempt: only those make the delays grow.
      await this.#attempts.reward(key);
      throw error;
    }
  }

  async clearSignInAttempts(email: string, networkAddress: string): Promise<void> {
    const key = signInKey(email, networkAddress);
    await Promise.all([this.#attempts.delete(key), this.#delays.delete(key)]);
  }

  /** @throws RateLimitedError after 300 registrations from one network address in an hour */
  async countRegistration(networkAddress: string): Promise<void> {
    await consume(this.#registrations, networkOf(networkAddress));
  }

  /** @throws RateLimitedError after 300 ways to Google's sign-in from one network address in an hour */
  async countGoogleSignIn(networkAddress: string): Promise<void> {
    await consume(this.#googleSignIns, networkOf(networkAddress));
  }

  /**
   * Against trying stolen cards, and for Stripe's own rate limit.
   * @throws RateLimitedError after 100 checkouts of an account in an hour
   */
  async countCheckout(accountId: string): Promise<void> {
    await consume(this.#checkouts, accountId);
  }

  /** @throws RateLimitedError after five mails in an hour that somebody asked to be sent to an address */
  async countMailRequest(email: string): Promise<void> {
    await consume(this.#mails, createHash('sha256').update(email).digest('base64url'));
  }
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  options?: { customDuration: number },
): Promise<void> {
  try {
    await limiter.consume(key, 1, options);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new RateLimitedError(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)));
  }
}

/** Hashed, so that the table holds no addresses. */
function signInKey(email: string, networkAddress: string): string {
  return createHash('sha256')
    .update(`${email}\n${networkOf(networkAddress)}`)
    .digest('base64url');
}

/**
 * An IPv6 subscriber has a whole /64 to send from, so that counts as one address (RFC 6177). What a proxy names
 * otherwise (`unknown`, RFC 7239, 6.2) counts as one address, too, so that it brings no new attempts.
 */
export function networkOf(networkAddress: string): string {
  if (!ipaddr.isValid(networkAddress)) return 'unknown';
  const address = ipaddr.process(networkAddress);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts.slice(0, 4).join(':');
}
