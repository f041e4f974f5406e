import type { CalendarOperation } from '../failures.js';
import { GoogleApiError } from '../google-answer.js';
import { CALENDAR_SCOPE } from '../identity/authorization-request.js';

interface CalendarError {
  code: number;
  reason: string;
  message: string;
  domain?: string;
  /** The part of the request that is wrong. */
  location?: string;
  locationType?: 'header' | 'parameter';
  /** Only Google's newer servers add these. */
  status?: string;
  details?: object[];
  /** Where the one error among `errors` says less than the whole. */
  longMessage?: string;
  headers?: Record<string, string>;
}

/** https://developers.google.com/workspace/calendar/api/guides/errors */
function apiError({ code, status, details, longMessage, headers, ...rest }: CalendarError): GoogleApiError {
  const { domain = 'global', message } = rest;
  const errors = [{ ...rest, domain }];
  const error = {
    code,
    message: longMessage ?? message,
    errors,
    ...(status && { status }),
    ...(details && { details }),
  };
  return new GoogleApiError(message, { status: code, body: { error }, ...(headers && { headers }) });
}

const challenge = 'Bearer realm="https://accounts.google.com/"';
const limits = 'usageLimits';

export const calendarErrors = {
  noToken: () =>
    apiError({
      code: 401,
      reason: 'required',
      message: 'Login Required.',
      location: 'Authorization',
      locationType: 'header',
      status: 'UNAUTHENTICATED',
      longMessage: 'Request is missing required authentication credential.',
      headers: { 'www-authenticate': challenge },
    }),
  unauthorized: () =>
    apiError({
      code: 401,
      reason: 'authError',
      message: 'Invalid Credentials',
      location: 'Authorization',
      locationType: 'header',
      status: 'UNAUTHENTICATED',
      longMessage:
        'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other ' +
        'valid authentication credential.',
      headers: { 'www-authenticate': `${challenge}, error="invalid_token"` },
    }),
  'rate-limit': () =>
    apiError({ code: 403, reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded', domain: limits }),
  'user-rate-limit': () =>
    apiError({
      code: 403,
      reason: 'userRateLimitExceeded',
      message: 'User Rate Limit Exceeded',
      domain: limits,
    }),
  quota: () =>
    apiError({
      code: 403,
      reason: 'quotaExceeded',
      message: 'Calendar usage limits exceeded.',
      domain: limits,
    }),
  'not-found': () => apiError({ code: 404, reason: 'notFound', message: 'Not Found' }),
  duplicate: () =>
    apiError({ code: 409, reason: 'duplicate', message: 'The requested identifier already exists.' }),
  deleted: () => apiError({ code: 410, reason: 'deleted', message: 'Resource has been deleted' }),
  required: (message: string) => apiError({ code: 400, reason: 'required', message }),
  invalid: (message: string) => apiError({ code: 400, reason: 'invalid', message }),
  unreadable: () => apiError({ code: 400, reason: 'parseError', message: 'Parse Error' }),
  timeRangeEmpty: () =>
    apiError({
      code: 400,
      reason: 'timeRangeEmpty',
      message: 'The specified time range is empty.',
      domain: 'calendar',
      location: 'timeMax',
      locationType: 'parameter',
    }),
  '429': () =>
    apiError({ code: 429, reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded', domain: limits }),
  '500': () => apiError({ code: 500, reason: 'backendError', message: 'Backend Error' }),
  '503': () =>
    apiError({
      code: 503,
      reason: 'backendError',
      message: 'The service is currently unavailable.',
      status: 'UNAVAILABLE',
    }),
};

/** The person did not tick the calendar on the consent page. */
export function insufficientScope(operation: CalendarOperation): GoogleApiError {
  const method = operation.replace(/\.(.)/, (_, letter: string) => `.${letter.toUpperCase()}`);
  return apiError({
    code: 403,
    reason: 'insufficientPermissions',
    message: 'Insufficient Permission',
    status: 'PERMISSION_DENIED',
    longMessage: 'Request had insufficient authentication scopes.',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
        domain: 'googleapis.com',
        metadata: {
          service: 'calendar-json.googleapis.com',
          method: `calendar.v3.${method.replace('events', 'Events')}`,
        },
      },
    ],
    headers: { 'www-authenticate': `${challenge}, error="insufficient_scope", scope="${CALENDAR_SCOPE}"` },
  });
}
