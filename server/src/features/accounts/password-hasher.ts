import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { RateLimitedError } from '../../platform/graphql/request-errors.js';

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

/** Two or three seconds of work. Who came after them would have given up before their turn. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

/**
 * Hashes and checks passwords with argon2id, a few at a time however many are asked for. Both throw RateLimitedError
 * while 100 wait.
 */
export class PasswordHasher {
  readonly #limit = pLimit(MAX_AT_A_TIME);
  readonly #hashOfNoPassword: Promise<string>;

  constructor(private readonly cost = SAFE) {
    this.#hashOfNoPassword = this.hash(randomBytes(32).toString('base64'));
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, { ...this.cost, parallelism: 1 }));
  }

  /**
   * False for a wrong password, and for none (`passwordHash` null), which takes as long: how long an answer takes
   * must not tell whether an account exists.
   */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const compared = passwordHash ?? (await this.#hashOfNoPassword);
    const matches = await this.#inTurn(() => verify(compared, password));
    return matches && passwordHash !== null;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#limit.pendingCount >= MAX_WAITING) throw new RateLimitedError(RETRY_AFTER_SECONDS);
    return this.#limit(work);
  }

  /** True for a hash that was made with other parameters than today's. */
  needsRehash(passwordHash: string): boolean {
    const { memoryCost, timeCost } = this.cost;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`);
  }
}
