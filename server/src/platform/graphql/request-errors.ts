import { GraphQLError } from 'graphql';

/** The caller did something wrong that no person can put right in a form: a GraphQL error with a code. */
export class RequestError extends GraphQLError {
  constructor(
    readonly code: RequestErrorCode,
    message: string,
    /** Of an answer that is not 200. */
    readonly http?: { status: number; headers: Map<string, string> },
  ) {
    super(message, { extensions: { code, ...(http && { http }) } });
  }
}

export type RequestErrorCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_USER_INPUT' | 'VIEWER_CHANGED';

/** Too many attempts. `retryAfterSeconds` also goes out as the Retry-After header (RFC 9110, 10.2.3). */
export class RateLimitedError extends GraphQLError {
  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Please try again in ${formatDuration(retryAfterSeconds)}`, {
      extensions: {
        code: 'RATE_LIMITED',
        retryAfterSeconds,
        http: { status: 429, headers: new Map([['retry-after', String(retryAfterSeconds)]]) },
      },
    });
  }
}

function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
