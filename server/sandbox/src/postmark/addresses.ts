import type { Message } from '../mailbox/mail.js';

/** A list of addresses, comma-separated; a comma between quotes belongs to a name. */
export function splitAddresses(list: string | null | undefined): string[] {
  const entries = list?.match(/(?:"(?:[^"\\]|\\.)*"|[^,])+/g) ?? [];
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

/** The addresses alone, in lower case, of everyone whom a message is for. */
export function recipientsOf({ To, Cc, Bcc }: Pick<Message, 'To' | 'Cc' | 'Bcc'>): string[] {
  return [To, Cc, Bcc].flatMap(splitAddresses).map((entry) => bareAddress(entry).toLowerCase());
}

const NAMED = /^(?:"(?:[^"\\]|\\.)*"|[^"(),:;<>@[\\\]]*)\s*<([^<>]*)>$/;

/** `Ann <ann@example.org>` without its name. */
function bareAddress(entry: string): string {
  return NAMED.exec(entry)?.[1] ?? entry;
}

const MAILBOX = /^[a-z0-9!#$%&'`*+\-/=^_{}|~]+(\.[a-z0-9!#$%&'`*+\-/=^_{}|~]+)*$/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * What Postmark has against an address, in its own words. It knows ASCII only.
 * https://postmarkapp.com/support/article/1180-what-does-errorcode-300-mean
 */
export function mistakeInAddress(field: string, entry: string): string | undefined {
  const address = bareAddress(entry);
  const at = address.lastIndexOf('@');
  if (at < 0) {
    return `Error parsing '${field}': Illegal email address '${entry}'. It must contain the '@' symbol.`;
  }
  const valid = MAILBOX.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
  return valid ? undefined : `Invalid '${field}' address: '${entry}'.`;
}
