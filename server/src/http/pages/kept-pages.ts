import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Page } from './make-page.js';
import type { PublicStateReader } from './public-state-reader.js';
import { areCurrent, type ShownCounts } from './shown-counts.js';
import { TooManyPagesError } from './too-many-pages.js';

const MAX_BYTES = 32_000_000;
/** What a key and its entry take beside the page. */
const ENTRY_BYTES = 1_000;
/** Compressed once for many visitors: 5 takes 6 ms for a list, and its answer is as large as gzip's best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Then whoever waits gets the page that their browser makes. */
const MAX_ATTEMPTS = 3;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** A page for anonymous visitors, compressed. */
export interface KeptPage {
  status: Page['status'];
  br: Buffer;
  gzip: Buffer;
  etag: string;
  /** For the few who take nothing compressed. */
  plain(): Buffer;
}

interface Entry extends KeptPage {
  version: string;
  shownCounts: ShownCounts;
}

/**
 * Keeps pages for anonymous visitors as long as what they show is true. Every request asks the database what is true now, so
 * a page is never older than a write that was finished before the request, by whichever process.
 */
export class KeptPages {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ br, gzip }, key) => br.length + gzip.length + 2 * key.length + ENTRY_BYTES,
  });
  readonly #making = new Map<string, Promise<Entry>>();

  constructor(private readonly states: Pick<PublicStateReader, 'read'>) {}

  /**
   * @param key of everything but the data that makes a difference to the page
   * @param make reads all data after it was called
   * @throws TooManyPagesError when the page changes faster than it can be made
   */
  async get(key: string, make: () => Promise<Page>): Promise<KeptPage> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const entry = this.#entries.get(key);
      const state = await this.states.read(entry?.shownCounts.keys() ?? []);
      if (entry && entry.version === state.version && areCurrent(entry.shownCounts, state)) return entry;
      // Made meanwhile, by somebody who came at the same time.
      if (this.#entries.get(key) !== entry) continue;
      const making = this.#making.get(key);
      if (!making) return this.#make(key, state.version, make);
      // It may have been begun before what this visitor must see was written: it is looked at like any other.
      await making.catch(() => {});
    }
    throw new TooManyPagesError();
  }

  async #make(key: string, version: string, make: () => Promise<Page>): Promise<Entry> {
    const making = make().then(async (page) => ({ ...(await compressed(page)), version }));
    this.#making.set(key, making);
    try {
      const entry = await making;
      // Anybody can ask for any number of events that there are not.
      if (entry.status === 200) this.#entries.set(key, entry);
      return entry;
    } finally {
      this.#making.delete(key);
    }
  }
}

async function compressed({ status, html, shownCounts }: Page): Promise<Omit<Entry, 'version'>> {
  const [br, zipped] = await Promise.all([asBrotli(html, BROTLI), asGzip(html)]);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, br, gzip: zipped, plain: () => gunzipSync(zipped), etag, shownCounts };
}
