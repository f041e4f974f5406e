import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { Cacheable } from '../cache/public-cache.js';
import type { Page } from './make-page.js';

/** Compressed once for many visitors: 5 takes 6 ms for a list, and its answer is as large as gzip's best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** A page for anonymous visitors, compressed. */
export interface CachedPage extends Cacheable {
  status: Page['status'];
  isIndexed: boolean;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  /** For the few who take nothing compressed. */
  plain(): Buffer;
}

export async function cachedPage({ status, html, shown, isIndexed }: Page): Promise<CachedPage> {
  const [br, zipped] = await Promise.all([asBrotli(html, BROTLI), asGzip(html)]);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    isIndexed,
    br,
    gzip: zipped,
    plain: () => gunzipSync(zipped),
    etag,
    shown,
    bytes: br.length + zipped.length,
    // Anybody can ask for any number of events that there are not.
    isLasting: status === 200,
  };
}
