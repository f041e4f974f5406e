import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode } from '../gql/types';

/** A mistake that the person can correct; `message` is the text to show. */
export interface UserError {
  code: ErrorCode;
  message: string;
  field: string | null;
}

/** The codes with which a request as a whole can fail. */
export type FailureCode = 'BUSY' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'RATE_LIMITED' | 'VIEWER_CHANGED';

export function failedWith(error: unknown, code: FailureCode): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);
}

/** No response at all, unlike a response that refuses. */
export function isNetworkFailure(error: unknown): boolean {
  return !CombinedGraphQLErrors.is(error) && !ServerError.is(error);
}

function secondsToWait(error: unknown): number | undefined {
  if (ServerError.is(error) && error.statusCode === 429) {
    return Number(error.response.headers.get('retry-after')) || 60;
  }
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const limited = error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  return limited && (Number(limited.extensions?.retryAfterSeconds) || 60);
}

/** In how many seconds to try again when the server was busy; undefined for any other failure. */
export function busySeconds(error: unknown): number | undefined {
  if (ServerError.is(error) && error.statusCode === 503) {
    return Number(error.response.headers.get('retry-after')) || undefined;
  }
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const busy = error.errors.find(({ extensions }) => extensions?.code === 'BUSY');
  return busy && (Number(busy.extensions?.retryAfterSeconds) || 1);
}

const OUTAGE = 'The service has a problem. We are on it.';

/** The text for a person whom the server refused because it was busy: `crowd`, unless its database is away. */
export function busyMessage(error: unknown, crowd: string): string {
  const isOutage = ServerError.is(error)
    ? error.bodyText.includes('"outage":true')
    : CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.outage);
  return isOutage ? OUTAGE : crowd;
}

/** The message for someone who tried too often, or among too many; undefined for any other failure. */
export function rateLimitMessage(error: unknown): string | undefined {
  if (busySeconds(error) !== undefined)
    return busyMessage(error, 'Too many people are here at once. Please try again in a minute.');
  const seconds = secondsToWait(error);
  if (seconds === undefined) return undefined;
  const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}

/** The text of a page that could not be read: its own message, unless the reason is known. */
export function readFailureMessage(error: unknown, pageMessage: string): string {
  if (!navigator.onLine) return 'Failed to get document because the client is offline.';
  return rateLimitMessage(error) ?? pageMessage;
}
