import { RateLimitedError } from '../../errors/request-errors.js';

const MINUTE = 60_000;
/** Of keys that are remembered: about 2 MB. */
const MAX_KEYS = 20_000;
/** The cost of a document that cannot be executed: it was read and validated for nothing. */
const INVALID_DOCUMENT = 100;

interface Window {
  spent: number;
  /** Milliseconds of the epoch. */
  endsAt: number;
}

export interface BudgetState {
  /** In a minute. */
  limit: number;
  remaining: number;
  /** Until all of it is there again. */
  resetSeconds: number;
}

/**
 * How much cost of queries each network address and each account may have in a minute. Kept in the memory of the
 * process: a limit of ten processes is ten times as high, and a read asks no database whether it may be.
 */
export class CostBudget {
  /** The window that ends first is the first. */
  readonly #windows = new Map<string, Window>();

  constructor(private readonly perMinute: number) {}

  /** @throws RateLimitedError when it is more than what any of the keys has left; then nothing is spent */
  spend(keys: readonly string[], cost: number): void {
    const windows = keys.map((key) => this.#windowOf(key));
    for (const window of windows) if (window.spent + cost > this.perMinute) throw rateLimited(window);
    for (const window of windows) window.spent += cost;
  }

  /** Spends for what has been done or refused already, so that its keys may have nothing left. */
  charge(keys: readonly string[], cost: number): void {
    for (const key of keys) this.#windowOf(key).spent += cost;
  }

  spendOnInvalidDocument(keys: readonly string[]): void {
    this.charge(keys, INVALID_DOCUMENT);
  }

  /** @throws RateLimitedError when a key has nothing left */
  requireLeft(key: string): void {
    const window = this.#windowOf(key);
    if (window.spent >= this.perMinute) throw rateLimited(window);
  }

  /** Of the key that has the least left. */
  stateOf(keys: readonly string[]): BudgetState {
    const windows = keys.map((key) => this.#windowOf(key));
    const left = windows.reduce((least, window) => (window.spent > least.spent ? window : least));
    return {
      limit: this.perMinute,
      remaining: Math.max(0, Math.floor(this.perMinute - left.spent)),
      resetSeconds: Math.max(1, Math.ceil((left.endsAt - Date.now()) / 1000)),
    };
  }

  #windowOf(key: string): Window {
    const now = Date.now();
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    this.#windows.delete(key);
    for (const first of this.#windows.keys()) {
      if (this.#windows.size < MAX_KEYS) break;
      this.#windows.delete(first);
    }
    const window = { spent: 0, endsAt: now + MINUTE };
    this.#windows.set(key, window);
    return window;
  }
}

function rateLimited({ endsAt }: Window): RateLimitedError {
  return new RateLimitedError(Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));
}
