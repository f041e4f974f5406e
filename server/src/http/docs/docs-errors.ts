interface DocsError {
  status: number;
  code: string;
  /** For a program that meets it. */
  meaning: string;
}

/**
 * The status that a client gets instead of 400 if it takes `application/json` and nothing newer: the errors are the
 * same.
 */
export const PLAIN_JSON_STATUS = 200;

/**
 * Every code of a request's errors with every status that it comes with. While the tests run, each answer is compared with
 * this list, and each line of it is produced by a test.
 */
export const docsErrors = [
  {
    status: 400,
    code: 'BAD_USER_INPUT',
    meaning:
      'An argument or variable is wrong, and nothing was done. `extensions.inputPath` or `path` says which one.',
  },
  { status: 400, code: 'GRAPHQL_PARSE_FAILED', meaning: 'The document is not GraphQL, or too long.' },
  {
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
    meaning: 'The document does not fit the schema, or is over a limit of its shape.',
  },
  {
    status: 400,
    code: 'OPERATION_RESOLUTION_FAILURE',
    meaning: '`operationName` names no operation of the document.',
  },
  {
    status: 400,
    code: 'QUERY_TOO_EXPENSIVE',
    meaning:
      'More than a query may cost: `extensions.cost` says how much it was, `extensions.limit` how much it may be. Or an answer above its size.',
  },
  { status: 200, code: 'PERSISTED_QUERY_NOT_SUPPORTED', meaning: 'Send the whole document.' },
  { status: 400, code: 'BAD_REQUEST', meaning: 'The request cannot be read.' },
  { status: 400, code: 'INVALID_BRAND', meaning: 'The file cannot be a logo; the message says why.' },
  {
    status: 400,
    code: 'INVALID_PICTURE',
    meaning: 'The bytes are no picture that can be used; the message says why.',
  },
  {
    status: 401,
    code: 'UNAUTHENTICATED',
    meaning: 'The token is mistyped, expired or revoked, or its account is blocked.',
  },
  {
    status: 200,
    code: 'UNAUTHENTICATED',
    meaning: 'The field needs an account, and the request has no session.',
  },
  {
    status: 200,
    code: 'FORBIDDEN',
    meaning:
      'The token lacks a scope, it is not yours, or its event was deleted meanwhile. A field that may be null is null.',
  },
  { status: 403, code: 'FORBIDDEN', meaning: 'A page of another origin sent the cookie of a session.' },
  {
    status: 403,
    code: 'SIGN_IN_AGAIN',
    meaning: 'A download of personal data is for ten minutes after a sign-in.',
  },
  { status: 404, code: 'NOT_FOUND', meaning: 'There is nothing at this address.' },
  { status: 405, code: 'BAD_REQUEST', meaning: 'A mutation by `GET`.' },
  { status: 406, code: 'BAD_REQUEST', meaning: 'A subscription without `Accept: text/event-stream`.' },
  { status: 408, code: 'REQUEST_TIMEOUT', meaning: 'The request came too slowly.' },
  {
    status: 409,
    code: 'BUSY',
    meaning:
      'The first request with this `Idempotency-Key` still runs. Try again after `Retry-After` seconds.',
  },
  {
    status: 409,
    code: 'IDEMPOTENCY_OUTCOME_UNKNOWN',
    meaning:
      'It is not known how the first request with this `Idempotency-Key` ended. Look, and use another key.',
  },
  {
    status: 409,
    code: 'VIEWER_CHANGED',
    meaning: 'The session is another account’s than the page shows. Only the web client meets it.',
  },
  { status: 413, code: 'PAYLOAD_TOO_LARGE', meaning: 'The body is over the limit.' },
  { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', meaning: 'The body must be `application/json`.' },
  {
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
    meaning: 'This `Idempotency-Key` was used for another request.',
  },
  { status: 429, code: 'RATE_LIMITED', meaning: 'Come back after `Retry-After` seconds.' },
  { status: 431, code: 'HEADERS_TOO_LARGE', meaning: 'The headers are over the limit.' },
  {
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
    meaning: 'Our fault, and nothing could be answered. Please report `extensions.requestId`.',
  },
  {
    status: 200,
    code: 'INTERNAL_SERVER_ERROR',
    meaning: 'Our fault, in one field. Please report `extensions.requestId`.',
  },
  { status: 501, code: 'NOT_IMPLEMENTED', meaning: 'oEmbed has the format `json` alone.' },
  {
    status: 503,
    code: 'BUSY',
    meaning:
      'Too many at once, or the database is away (`extensions.outage`). Nothing was done. Try again after `Retry-After` seconds.',
  },
] as const satisfies readonly DocsError[];

/** Codes that come with `PLAIN_JSON_STATUS`, too. */
export const documentFailureCodes = [
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
] as const;
