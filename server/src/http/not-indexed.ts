/** Tells search engines to leave a page or file out (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag). */
export const NOT_INDEXED = { 'x-robots-tag': 'noindex' } as const;
