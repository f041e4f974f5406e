interface OembedRequest {
  /** Of a page of ours. */
  path: string;
  /** With its question mark; empty without one. */
  search: string;
  /** Pixels; without a bound more than any screen has. */
  maxWidth: number;
  maxHeight: number;
}

const UNBOUNDED = 100_000;

/**
 * Reads a request by the specification (https://oembed.com, 2.2). `NOT_HERE` is an address of another site, or none.
 * @param publicUrl the product's own origin
 */
export function readOembedRequest(
  search: string,
  publicUrl: string,
): OembedRequest | 'NO_URL' | 'OTHER_FORMAT' | 'NOT_HERE' {
  const given = new URLSearchParams(search);
  const address = given.get('url');
  if (!address) return 'NO_URL';
  if ((given.get('format') ?? 'json') !== 'json') return 'OTHER_FORMAT';
  const url = URL.parse(address);
  // Editors write what a person typed: http for https is the same page.
  if (!url || url.host !== new URL(publicUrl).host || !/^https?:$/.test(url.protocol)) return 'NOT_HERE';
  return {
    path: url.pathname,
    search: url.search,
    maxWidth: bound(given.get('maxwidth')),
    maxHeight: bound(given.get('maxheight')),
  };
}

function bound(given: string | null): number {
  return /^[1-9]\d{0,4}$/.test(given ?? '') ? Number(given) : UNBOUNDED;
}
