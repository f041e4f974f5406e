import { randomInt } from 'node:crypto';
import { GraphQLError } from 'graphql';

/** The caller did something wrong that no person can put right in a form: a GraphQL error with a code. */
export class RequestError extends GraphQLError {
  constructor(
    readonly code: RequestErrorCode,
    message: string,
    /** Of an answer that is not 200. */
    readonly http?: { status: number; headers: Map<string, string> },
    extensions: Record<string, unknown> = {},
  ) {
    super(message, { extensions: { ...extensions, code, ...(http && { http }) } });
  }
}

/** Seconds. Those who are refused together come again spread over these. */
const MAX_RETRY_AFTER = 4;

/** Nothing was done for lack of time: the same request can be made again. */
export class BusyError extends RequestError {
  constructor({ cause }: { cause?: unknown } = {}) {
    const retryAfterSeconds = randomInt(1, MAX_RETRY_AFTER + 1);
    const headers = new Map([['retry-after', String(retryAfterSeconds)]]);
    super(
      'BUSY',
      'Too many people are here at once. Please try again in a few seconds',
      { status: 503, headers },
      {
        retryAfterSeconds,
      },
    );
    this.cause = cause;
  }
}

export type RequestErrorCode = 'BUSY' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_USER_INPUT' | 'VIEWER_CHANGED';

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
