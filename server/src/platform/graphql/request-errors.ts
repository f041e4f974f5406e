import { randomInt } from 'node:crypto';
import { GraphQLError } from 'graphql';

/** HTTP's part of an answer that is not 200. */
interface HttpHead {
  status: number;
  headers: Map<string, string>;
}

/**
 * A GraphQL error by which we refuse what was asked for. It has no stack: nobody looks for a mistake of ours, and a
 * page of a hundred sign-ups may have hundreds of them.
 */
export abstract class RefusalError extends GraphQLError {
  constructor(
    readonly code: string,
    message: string,
    extensions: Record<string, unknown>,
    readonly http: HttpHead | undefined,
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, { extensions: { code, ...extensions, ...(http && { http }) } });
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The caller did something wrong that no person can put right in a form. */
export class RequestError extends RefusalError {
  constructor(
    code: RequestErrorCode,
    message: string,
    http?: HttpHead,
    extensions: Record<string, unknown> = {},
  ) {
    super(code, message, extensions, http);
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
export class RateLimitedError extends RefusalError {
  constructor(retryAfterSeconds: number) {
    const message = `Too many attempts. Please try again in ${formatDuration(retryAfterSeconds)}`;
    const headers = new Map([['retry-after', String(retryAfterSeconds)]]);
    super('RATE_LIMITED', message, { retryAfterSeconds }, { status: 429, headers });
  }
}

/** A query may return more than anyone needs at once. */
export class QueryTooExpensiveError extends RefusalError {
  constructor(cost: number, limit: number) {
    const message = `The query costs ${cost}, more than ${limit}. Please ask for smaller pages or fewer fields`;
    super('QUERY_TOO_EXPENSIVE', message, { cost, limit }, { status: 400, headers: new Map() });
  }
}

function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
