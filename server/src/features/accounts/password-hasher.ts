import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

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

/** Hashes and checks passwords with argon2id, a few at a time however many are asked for. */
export class PasswordHasher {
  readonly #limit = pLimit(MAX_AT_A_TIME);
  readonly #hashOfNoPassword: Promise<string>;

  constructor(private readonly cost = SAFE) {
    this.#hashOfNoPassword = this.hash(randomBytes(32).toString('base64'));
  }

  hash(password: string): Promise<string> {
    return this.#limit(() => hash(password, { ...this.cost, parallelism: 1 }));
  }

  /**
   * False for a wrong password, and for none (`passwordHash` null), which takes as long: how long an answer takes
   * must not tell whether an account exists.
   */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const compared = passwordHash ?? (await this.#hashOfNoPassword);
    const matches = await this.#limit(() => verify(compared, password));
    return matches && passwordHash !== null;
  }

  /** True for a hash that was made with other parameters than today's. */
  needsRehash(passwordHash: string): boolean {
    const { memoryCost, timeCost } = this.cost;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`);
  }
}
