import topLevelDomains from 'tlds' with { type: 'json' };
import { sanitizeHeaderText } from './sanitize-header-text.js';

/** The characters that begin or mark an address wherever it stands in a name. */
const link = /@|https?:|:\/\/|www\.|\.\p{L}{2,}\/|\.xn--/iu;

/** A dot within a word, and what comes after it: `St.John` has one, `J. R. Smith` none. */
const textAfterDot = /(?<=[\p{L}\p{N}])[.。．]([\p{L}\p{N}-]+)/gu;

/** They are not seen, and a mail program may drop them. */
const invisible = /\p{Cf}/gu;

const known = new Set(topLevelDomains);

/**
 * The first line of a mail. A name that holds what mail programs make a link of is left out: a person other than the
 * reader may have typed it, and the product would bring the link to the reader under its own name. `maya.okafor` is
 * printed: such is the name of an account that gave none.
 */
export function salutation(name: string): string {
  const line = sanitizeHeaderText(name);
  return line === '' || holdsAddress(line) ? 'Hello,' : `Hello ${line},`;
}

/** Whether mail programs make a link of a part of it. Of a site or a person: one of the top-level domains that exist (IANA) follows a dot. */
export function holdsAddress(line: string): boolean {
  const text = line.replace(invisible, '');
  if (link.test(text)) return true;
  return [...text.matchAll(textAfterDot)].some(([, part = '']) => known.has(part.toLowerCase()));
}
