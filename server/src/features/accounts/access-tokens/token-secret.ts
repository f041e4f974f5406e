import { secretForm } from './secret-form.js';

const PREFIX_LENGTH = 8;

/** 62^43 is more than 2^256. */
const secrets = secretForm('trn_', 43);

/** A new access token. */
export const newTokenSecret = secrets.create;

/** False for one with a wrong or missing character, which need not be looked for. */
export const isTokenSecret = secrets.isValid;

/** The part of a secret that may be shown. */
export function prefixOf(secret: string): string {
  return secret.slice(0, PREFIX_LENGTH);
}
