import { randomInt } from 'node:crypto';
import { isLostStatement } from '../database/connection/connection-loss.js';
import { isShortage } from '../database/connection/shortage.js';

/** HTTP's part of an answer that is not 200. */
interface HttpHead {
  status: number;
  headers: Map<string, string>;
}

/**
 * An error that is no mistake of ours: a request is rejected. Its `extensions` are what graphql-js copies to the answer. It
 * has no stack, since its place in the code says nothing, and a page of a hundred sign-ups may have hundreds of them.
 */
export abstract class ExpectedError extends Error {
  readonly extensions: Record<string, unknown>;

  constructor(
    readonly code: string,
    message: string,
    extensions: Record<string, unknown>,
    readonly http: HttpHead | undefined,
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.extensions = { code, ...extensions, ...(http && { http }) };
  }
}

/** The caller did something wrong that no person can put right in a form. */
export class RequestError extends ExpectedError {
  constructor(code: RequestErrorCode, message: string, http?: HttpHead) {
    super(code, message, {}, http);
  }
}

export type RequestErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'VIEWER_CHANGED';

/** The same request can be made again. `retryAfterSeconds` also goes out as Retry-After (RFC 9110, 10.2.3). */
abstract class RetryLaterError extends ExpectedError {
  constructor(
    code: string,
    message: string,
    status: number,
    readonly retryAfterSeconds: number,
  ) {
    const headers = new Map([['retry-after', String(retryAfterSeconds)]]);
    super(code, message, { retryAfterSeconds }, { status, headers });
  }
}

const CROWD = 'Too many people are here at once. Please try again in a few seconds';
const OUTAGE = 'The service has a problem. We are on it.';

/** Seconds. Those who are refused together try again spread over these. */
const MAX_RETRY_AFTER = 4;

/** Nothing was done for lack of time, or because the database is away or has too few resources. */
export class BusyError extends RetryLaterError {
  readonly isOutage: boolean;

  /**
   * @param message in place of the usual sentence
   * @param retryAfterSeconds in place of one to four
   */
  constructor({
    cause,
    message,
    retryAfterSeconds = randomInt(1, MAX_RETRY_AFTER + 1),
  }: { cause?: unknown; message?: string; retryAfterSeconds?: number } = {}) {
    const isOutage = isLostStatement(cause) || isShortage(cause);
    super('BUSY', message ?? (isOutage ? OUTAGE : CROWD), 503, retryAfterSeconds);
    this.isOutage = isOutage;
    if (isOutage) this.extensions.outage = true;
    this.cause = cause;
  }
}

/** Too many attempts. */
export class RateLimitedError extends RetryLaterError {
  constructor(
    retryAfterSeconds: number,
    message = `Too many attempts. Please try again in ${formatDuration(retryAfterSeconds)}`,
  ) {
    super('RATE_LIMITED', message, 429, retryAfterSeconds);
  }
}

/** A query may return more than anyone needs at once. */
export class QueryTooExpensiveError extends ExpectedError {
  constructor(cost: number, limit: number) {
    const message = `The query costs ${cost}, more than ${limit}. Please ask for smaller pages or fewer fields`;
    super('QUERY_TOO_EXPENSIVE', message, { cost, limit }, { status: 400, headers: new Map() });
  }
}

/** A query searches more often than anyone needs at once. */
export class TooManySearchesError extends ExpectedError {
  constructor(limit: number) {
    const message = `A query may search ${limit} times at most. Please send more queries, one after the other`;
    super('QUERY_TOO_EXPENSIVE', message, {}, { status: 400, headers: new Map() });
  }
}

function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
