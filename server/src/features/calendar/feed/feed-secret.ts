import { secretForm } from '../../accounts/access-tokens/secret-form.js';

/** 62^22 is more than 2^128. */
const secrets = secretForm('trc_', 22);

/** A new secret of a feed. */
export const newFeedSecret = secrets.create;

const EXTENSION = '.ics';

/** The address that calendars read. */
export function feedUrl(publicUrl: string, secret: string): string {
  return `${publicUrl}/calendars/${secret}${EXTENSION}`;
}

/** The same address, which a calendar opens as a subscription. */
export function webcalUrl(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** The secret in the last part of an address; null where there is none, so that nothing need be looked for. */
export function secretOfFile(file: string): string | null {
  const secret = file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : '';
  return secrets.isValid(secret) ? secret : null;
}
