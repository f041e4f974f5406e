import { createRequire } from 'node:module';

const manifest = createRequire(import.meta.url)('#package.json') as { version: string };

/** Of the product, as its package says. */
export const { version } = manifest;
