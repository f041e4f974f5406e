import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { RateLimitedError } from '../../../platform/errors/request-errors.js';
import { consume, storedLimiter } from '../rate-limits/limiters.js';
import type { RateLimitKeys } from '../rate-limits/rate-limit-keys.js';

/** Seconds. */
const HOUR = 3600;
const MAX_PER_HOUR = 5;
const MAX_PER_DAY = 10;

/** Counts the mails to an address whose owner has not confirmed it: a stranger may have typed it. */
export class UnprovenMails {
  readonly #limiters: readonly RateLimiterAbstract[];

  constructor(
    database: DataSource,
    private readonly keys: RateLimitKeys,
  ) {
    this.#limiters = [
      storedLimiter(database, 'unprovenMails', MAX_PER_HOUR, HOUR),
      storedLimiter(database, 'unprovenMailsOfDay', MAX_PER_DAY, 24 * HOUR),
    ];
  }

  /** Counts one mail. @returns false after five in an hour or ten in a day; then nothing is counted */
  async allow(email: string): Promise<boolean> {
    const key = this.keys.email(email);
    for (const [n, limiter] of this.#limiters.entries()) {
      try {
        await consume(limiter, key);
      } catch (error) {
        await Promise.all(this.#limiters.slice(0, n + 1).map((counted) => counted.reward(key)));
        if (error instanceof RateLimitedError) return false;
        throw error;
      }
    }
    return true;
  }

  /** Of a mail that was not sent after all. */
  async uncount(email: string): Promise<void> {
    const key = this.keys.email(email);
    await Promise.all(this.#limiters.map((limiter) => limiter.reward(key)));
  }

  /** @throws RateLimitedError when the address gets no other mail for now */
  async requireLeft(email: string): Promise<void> {
    const key = this.keys.email(email);
    for (const limiter of this.#limiters) {
      const counted = await limiter.get(key);
      if (counted && counted.remainingPoints <= 0)
        throw new RateLimitedError(Math.max(1, Math.ceil(counted.msBeforeNext / 1000)));
    }
  }
}
