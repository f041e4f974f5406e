import {
  GOOGLE_BLOCKED,
  GOOGLE_CLOSED,
  GOOGLE_DENIED,
  GOOGLE_EXPIRED,
  GOOGLE_UNAVAILABLE,
} from './sentences';

/** The server's codes, and what only the browser sees; `failed` and the like have nothing to add. */
const reasons = new Map([
  ['denied', GOOGLE_DENIED],
  ['unavailable', GOOGLE_UNAVAILABLE],
  ['expired', GOOGLE_EXPIRED],
  ['blocked', GOOGLE_BLOCKED],
  ['closed', GOOGLE_CLOSED],
]);

/** Why nobody is signed in, in words; null where there are none. The code comes from an address: anyone can write one. */
export function googleFailureReason(code: string): string | null {
  return reasons.get(code) ?? null;
}
