import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { RateLimitedError } from '../../../platform/errors/request-errors.js';
import { FairQueue } from '../../../platform/fair-queue.js';
import { networkOf } from '../rate-limits/network-of.js';

/** The cost of one hash. */
interface HashingCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
}

/** 19 MiB, two passes (OWASP Password Storage Cheat Sheet). */
const SAFE: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashing shares libuv's four threads with DNS and files: more at a time would starve the server. */
const MAX_AT_A_TIME = 2;

/**
 * While two hash, two others ask the database about their attempt. Half of it is left for other addresses than one that floods. 100
 * that wait are two or three seconds of work.
 */
const TURNS = { running: 2 * MAX_AT_A_TIME, runningOfOne: MAX_AT_A_TIME, waitingOfOne: 8, waiting: 100 };
const RETRY_AFTER_SECONDS = 5;
/** Milliseconds. A flood that is refused at once asks again at once, and each request of others waits for those of the flood. */
const REFUSED_AFTER = 1_000;

/** Hashes and checks passwords with argon2id, a few at a time and in fair turns. */
export class PasswordHasher {
  readonly #hashing = pLimit(MAX_AT_A_TIME);
  readonly #turns = new FairQueue(TURNS, () => new RateLimitedError(RETRY_AFTER_SECONDS));
  readonly #hashOfNoPassword: Promise<string>;

  constructor(private readonly cost = SAFE) {
    this.#hashOfNoPassword = this.hash(randomBytes(32).toString('base64'));
  }

  /**
   * Runs what hashes or checks passwords for a request, in turns by network address: one that has nothing here goes
   * first.
   * @throws RateLimitedError while 8 of the address wait, or 100 of all addresses
   */
  async inTurn<Result>(networkAddress: string, work: () => Promise<Result>): Promise<Result> {
    let hasBegun = false;
    try {
      return await this.#turns.run(networkOf(networkAddress), () => {
        hasBegun = true;
        return work();
      });
    } catch (error) {
      if (!hasBegun) await delay(REFUSED_AFTER);
      throw error;
    }
  }

  /** For a request, only within `inTurn`. */
  hash(password: string): Promise<string> {
    return this.#hashing(() => hash(password, { ...this.cost, parallelism: 1 }));
  }

  /** Waits for its turn, and hashes. @throws RateLimitedError as `inTurn` */
  hashInTurn(networkAddress: string, password: string): Promise<string> {
    return this.inTurn(networkAddress, () => this.hash(password));
  }

  /**
   * For a request, only within `inTurn`. False for a wrong password, and for none (`passwordHash` null), which takes as
   * long: how long an answer takes must not tell whether an account exists.
   */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const compared = passwordHash ?? (await this.#hashOfNoPassword);
    const matches = await this.#hashing(() => verify(compared, password));
    return matches && passwordHash !== null;
  }

  /** True for a hash that was made with other parameters than today's. */
  needsRehash(passwordHash: string): boolean {
    const { memoryCost, timeCost } = this.cost;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`);
  }
}
