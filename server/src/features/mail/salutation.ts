import { sanitizeHeaderText } from './sanitize-header-text.js';

/** Mail programs make a link of such a text. `maya.okafor` is the name of an account that gave none. */
const link = /:\/\/|www\.|\.\p{L}{2,}\//iu;

/**
 * The first line of a mail. A name that holds a link is left out: the address may be another's, and the product
 * would bring the link to them under its own name.
 */
export function salutation(name: string): string {
  const line = sanitizeHeaderText(name);
  return line === '' || link.test(line) ? 'Hello,' : `Hello ${line},`;
}
