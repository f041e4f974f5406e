import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export type FailureCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'RATE_LIMITED';

export function failedWith(error: unknown, code: FailureCode): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);
}

/** Nothing came back at all, as against an answer that says no. */
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

/** The sentence for someone who tried too often; undefined for any other failure. */
export function rateLimitSentence(error: unknown): string | undefined {
  const seconds = secondsToWait(error);
  if (seconds === undefined) return undefined;
  const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}

/** What a page says when it could not be read: its own sentence, unless the reason is known. */
export function readFailureSentence(error: unknown, pageSentence: string): string {
  if (!navigator.onLine) return 'Failed to get document because the client is offline.';
  return rateLimitSentence(error) ?? pageSentence;
}
