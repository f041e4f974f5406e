import { expect, it } from 'vitest';
import { asked, refuseForeignAnswer, statusOf } from './google-errors.js';
import {
  GoogleAuthorizationRevokedError,
  GoogleRejectedError,
  GoogleUnreachableError,
} from './google-gateway.js';

const answered = (status: number, error?: unknown) => ({ response: { status, data: { error } } });
const withReason = (status: number, reason: string) => answered(status, { errors: [{ reason }] });

/** The class and the message of the error that a failed call is translated to. */
async function outcomeOf(error: unknown): Promise<string> {
  const failure = await asked(() => Promise.reject(error)).catch((err: Error) => err);
  return `${failure?.constructor.name}: ${failure?.message}`;
}

const REVOKED = GoogleAuthorizationRevokedError.name;
const REJECTED = GoogleRejectedError.name;
const UNREACHABLE = GoogleUnreachableError.name;

it('returns the result of a call', async () => {
  expect(await asked(async () => 'answer')).toBe('answer');
});

it.each([
  [answered(400, 'invalid_grant'), `${REVOKED}: Google: 400, invalid_grant`],
  [withReason(401, 'authError'), `${REVOKED}: Google: 401, authError`],
  [answered(403), `${REVOKED}: Google: 403`],
  [{ response: { status: 500 } }, `${UNREACHABLE}: Google: 500`],
  [answered(400), `${REJECTED}: Google: 400`],
  [withReason(404, 'notFound'), `${REJECTED}: Google: 404, notFound`],
  [answered(429), `${UNREACHABLE}: Google: 429`],
  [answered(500), `${UNREACHABLE}: Google: 500`],
  [answered(503), `${UNREACHABLE}: Google: 503`],
  [answered(302), `${UNREACHABLE}: Google: 302`],
  [answered(404, { errors: [{}] }), `${REJECTED}: Google: 404`],
])('translates %j to %s', async (error, outcome) => {
  expect(await outcomeOf(error)).toBe(outcome);
});

it.each(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'])(
  'treats %s as temporary, although the status is 403',
  async (reason) => {
    expect(await outcomeOf(withReason(403, reason))).toBe(`${UNREACHABLE}: Google: 403, ${reason}`);
  },
);

it.each(['invalid_client', 'unauthorized_client', 'deleted_client'])(
  'does not disconnect the person for %s',
  async (reason) => {
    expect(await outcomeOf(answered(401, reason))).toBe(`${UNREACHABLE}: Google: 401, ${reason}`);
  },
);

it.each(['accessNotConfigured', 'dailyLimitExceeded'])(
  'does not disconnect the person for %s',
  async (reason) => {
    expect(await outcomeOf(withReason(403, reason))).toBe(`${UNREACHABLE}: Google: 403, ${reason}`);
  },
);

it.each([
  ['a closed connection', Object.assign(new Error('x'), { code: 'ECONNRESET' })],
  ['a request without an answer', Object.assign(new Error('x'), { config: {} })],
  ['no answer in time', Object.assign(new Error('x'), { name: 'TimeoutError' })],
  ['an answer that Google’s client cannot use', new Error('Could not refresh access token.')],
  ['answers that are no error', null],
])('treats %s as no answer', async (_what, error) => {
  expect(await outcomeOf(error)).toBe(`${UNREACHABLE}: Google: no answer`);
});

it('treats a page with 200 as an answer of somebody else', async () => {
  const page = { status: 200, data: '<html><body>It works!</body></html>' };
  expect(await outcomeOf(await refuseForeignAnswer(page).catch((error) => error))).toBe(
    `${UNREACHABLE}: Google: 200, but no JSON`,
  );
});

it.each([
  { status: 200, data: { items: [] } },
  { status: 204, data: '' },
])('takes %j for an answer of Google', async (answer) => {
  expect(await refuseForeignAnswer(answer)).toBe(answer);
});

it('does not translate an error twice', async () => {
  expect(await outcomeOf(new GoogleRejectedError('said'))).toBe(`${REJECTED}: said`);
});

it.each([
  [answered(404), 404],
  [{ status: 410 }, 410],
  [{ status: 'ok' }, undefined],
  [null, undefined],
])('reads from %j the status %s', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
