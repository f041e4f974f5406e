import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { afterEach, expect, it, vi } from 'vitest';
import {
  busyMessage,
  busySeconds,
  failedWith,
  isNetworkFailure,
  rateLimitMessage,
  readFailureMessage,
} from './failure';

function answered(code: string, extensions = {}) {
  return new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'x', extensions: { code, ...extensions } }],
  });
}

function refusedByStatus(status: number, headers = {}) {
  return new ServerError('x', { response: new Response('', { status, headers }), bodyText: '' });
}

afterEach(() => vi.restoreAllMocks());

it.each([
  [1, '1 second'],
  [59.2, '60 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('says when to try again after %d seconds', (retryAfterSeconds, wait) => {
  expect(rateLimitMessage(answered('RATE_LIMITED', { retryAfterSeconds }))).toBe(
    `Too many attempts. Please try again in ${wait}.`,
  );
});

it.each([undefined, 0, 'soon'])('says a minute when the answer says %s', (retryAfterSeconds) => {
  expect(rateLimitMessage(answered('RATE_LIMITED', { retryAfterSeconds }))).toContain('in 1 minute.');
});

it('has no wait for other failures', () => {
  expect(rateLimitMessage(answered('FORBIDDEN'))).toBeUndefined();
  expect(rateLimitMessage(new TypeError('Failed to fetch'))).toBeUndefined();
});

it('says to a reader who came too often when to come back', () => {
  expect(readFailureMessage(answered('RATE_LIMITED', { retryAfterSeconds: 5 }), 'x')).toContain('5 seconds');
});

it('reads the wait of a plain 429 from its header', () => {
  expect(rateLimitMessage(refusedByStatus(429))).toContain('1 minute');
  expect(rateLimitMessage(refusedByStatus(429, { 'retry-after': '5' }))).toContain('5 seconds');
  expect(rateLimitMessage(refusedByStatus(500))).toBeUndefined();
});

it('C1: reads when to try again from a busy server’s answer, or from its header', () => {
  expect(busySeconds(answered('BUSY', { retryAfterSeconds: 3 }))).toBe(3);
  expect(busySeconds(answered('BUSY'))).toBe(1);
  expect(busySeconds(refusedByStatus(503, { 'retry-after': '2' }))).toBe(2);
  expect(busySeconds(refusedByStatus(503))).toBeUndefined();
  expect(busySeconds(answered('RATE_LIMITED', { retryAfterSeconds: 3 }))).toBeUndefined();
  expect(busySeconds(new TypeError('Failed to fetch'))).toBeUndefined();
});

it('says to whom a busy server has refused too often that it is busy', () => {
  expect(rateLimitMessage(answered('BUSY', { retryAfterSeconds: 3 }))).toContain('Too many people');
});

it('O10: says that the service has a problem while its database is away, and not that many people are here', () => {
  const extensions = { retryAfterSeconds: 3, outage: true };
  const bodyText = JSON.stringify({
    errors: [{ message: 'x', extensions: { code: 'BUSY', ...extensions } }],
  });
  const headers = { 'retry-after': '3' };
  const refused = new ServerError('x', { response: new Response('', { status: 503, headers }), bodyText });
  for (const error of [answered('BUSY', extensions), refused]) {
    expect(rateLimitMessage(error)).toBe('The service has a problem. We are on it.');
    expect(busyMessage(error, 'a crowd')).toBe('The service has a problem. We are on it.');
  }
  expect(busyMessage(answered('BUSY'), 'a crowd')).toBe('a crowd');
});

it('tells an answer that says no from no answer', () => {
  expect(isNetworkFailure(new TypeError('Failed to fetch'))).toBe(true);
  expect(isNetworkFailure(answered('INTERNAL_SERVER_ERROR'))).toBe(false);
  expect(isNetworkFailure(refusedByStatus(502))).toBe(false);
});

it('goes by the code, not by the text', () => {
  expect(failedWith(answered('FORBIDDEN'), 'FORBIDDEN')).toBe(true);
  expect(failedWith(answered('UNAUTHENTICATED'), 'FORBIDDEN')).toBe(false);
  expect(failedWith(new Error('FORBIDDEN'), 'FORBIDDEN')).toBe(false);
});

it('finds its code among other errors, some without any', () => {
  const error = new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'x' }, ...answered('RATE_LIMITED', { retryAfterSeconds: 5 }).errors],
  });
  expect(busySeconds(error)).toBeUndefined();
  expect(failedWith(error, 'RATE_LIMITED')).toBe(true);
  expect(failedWith(error, 'FORBIDDEN')).toBe(false);
  expect(rateLimitMessage(error)).toContain('5 seconds');
});

it('shows the page’s own sentence, unless the browser is offline', () => {
  expect(readFailureMessage(new TypeError('x'), 'Failed to load event')).toBe('Failed to load event');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(readFailureMessage(new TypeError('x'), 'Failed to load event')).toBe(
    'Failed to get document because the client is offline.',
  );
});
