import { LRUCache } from 'lru-cache';
import type { PublicStateReader } from './public-state-reader.js';
import type { ShownData } from './shown-data.js';

/** The memory that a key and its entry take beside the value. */
const ENTRY_BYTES = 1_000;
/** After that, a request that waits goes on without the cache. */
const MAX_ATTEMPTS = 3;

/** A value that can be cached, made of public data alone. */
export interface Cacheable {
  /** Memory that it takes. */
  bytes: number;
  shown: ShownData;
  /** False: only the request that made it gets it. */
  isLasting: boolean;
}

interface Entry<Value> {
  version: string;
  value: Value;
}

/**
 * Caches what is the same for every anonymous visitor, as long as it is true. Every request asks the database what is true
 * now, so nothing is older than a write that was finished before the request, by whichever process.
 */
export class PublicCache<Value extends Cacheable> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #making = new Map<string, Promise<unknown>>();

  constructor(
    private readonly states: Pick<PublicStateReader, 'read'>,
    maxBytes: number,
  ) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => value.bytes + 2 * key.length + ENTRY_BYTES,
    });
  }

  /**
   * @param key of everything but the data that makes a difference to the value
   * @param make reads all data after it was called
   * @returns null when the value changes faster than it can be made
   */
  async get(key: string, make: () => Promise<Value>): Promise<Value | null> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const entry = this.#entries.get(key);
      const state = await this.states.read(entry?.value.shown.eventIds ?? []);
      if (entry?.value.shown.isTrueIn(state, entry.version)) return entry.value;
      // Made meanwhile, by another request at the same time.
      if (this.#entries.get(key) !== entry) continue;
      const making = this.#making.get(key);
      if (!making) return this.#make(key, state.version, make);
      // It may have been begun before what this visitor must see was written: it is looked at like any other.
      await making.catch(() => {});
    }
    return null;
  }

  async #make(key: string, version: string, make: () => Promise<Value>): Promise<Value> {
    const making = make();
    this.#making.set(key, making);
    try {
      const value = await making;
      if (value.isLasting) this.#entries.set(key, { version, value });
      return value;
    } finally {
      this.#making.delete(key);
    }
  }
}
