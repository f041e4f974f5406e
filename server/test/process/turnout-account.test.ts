import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createToken } from '../accounts/access-token-operations.js';
import { logIn, viewerOf } from '../accounts/account-operations.js';
import { paidPlace } from '../payments/paid-place.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { turnout } from '../support/command-process.js';
import { storedJobs } from '../support/stored-jobs.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST });

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

const run = (...args: string[]) => turnout({ DATABASE_URL: app.database.url }, 'account', ...args);
const lineOf = (errors: string) => JSON.parse(errors.trim().split('\n').at(-1) ?? '');

it('O5: `turnout account block` keeps a person out, and `unblock` lets them in again', async () => {
  const person = await app.world.user();
  const blocked = await run('block', person.email.toUpperCase());
  expect(blocked).toMatchObject({ code: 0, words: expect.stringContaining('is blocked, and signed out') });
  expect(lineOf(blocked.errors)).toMatchObject({
    msg: 'account blocked by the operator',
    accountId: person.id,
    operator: expect.stringMatching(/./),
  });
  expect(blocked.errors).not.toContain(person.email);
  expect(await viewerOf(person.client)).toBeNull();
  const again = await run('block', person.email, '--json');
  expect(JSON.parse(again.words)).toMatchObject({ blocked: true, wasBlocked: true });
  const refused = await logIn(app.anonymous(), { email: person.email });
  expect(refused.userErrors?.[0]?.code).toBe('ACCOUNT_BLOCKED');

  const unblocked = await run('unblock', person.email);
  expect(unblocked.words).toBe(`${person.email} is not blocked any more.\n`);
  expect(lineOf(unblocked.errors)).toMatchObject({ msg: 'account unblocked by the operator' });
  expect((await logIn(app.anonymous(), { email: person.email })).account?.id).toBe(person.id);
  expect((await run('unblock', person.email)).words).toBe(`${person.email} was not blocked.\n`);
});

it('O5: an address without an account can be blocked, and has no account to show', async () => {
  const email = `${crypto.randomUUID()}@private.example`;
  expect((await run('show', email)).errors).toBe(`${email} has no account.\n`);
  expect((await run('block', email)).words).toContain('registering with it is refused');
  expect(await run('show', email)).toMatchObject({
    code: 1,
    errors: `${email} has no account, and is blocked.\n`,
  });
});

it('`turnout account show` says how an account stands, and no secret', async () => {
  const { user } = await paidPlace(app);
  const { secret } = await createToken(user.client, { name: 'Noticeboard' });
  const { code, words } = await run('show', user.email);
  expect(code).toBe(0);
  for (const fact of ['Bread for beginners', 'Noticeboard', '1 SUCCEEDED', 'PASSWORD', 'blocked'])
    expect(words).toContain(fact);
  const json = (await run('show', user.email, '--json')).words;
  expect(JSON.parse(json)).toMatchObject({
    accountId: user.id,
    role: 'USER',
    emailVerifiedAt: null,
    blockedSince: null,
    signInMethods: ['PASSWORD'],
    sessions: [{}],
    accessTokens: [{ name: 'Noticeboard' }],
    events: { ahead: 0, over: 0 },
    placesAhead: [{ title: 'Bread for beginners' }],
    payments: { byStatus: { SUCCEEDED: 1 }, needingAttention: [] },
  });
  expect(json + words).not.toMatch(/argon2|hash/i);
  expect(json + words).not.toContain(String(secret).slice(-20));
});

describe('O6: `turnout account delete`', () => {
  it('without --yes says in numbers what would happen, and changes nothing', async () => {
    const { user } = await paidPlace(app);
    const asked = await run('delete', user.email);
    expect(asked).toMatchObject({ code: 1, errors: 'Nothing has changed. Add --yes to do it.\n' });
    expect(asked.words).toContain('gives up 1 places and pays back £24.50 for 1 of them.');
    const { words } = await run('delete', user.email, '--json');
    expect(JSON.parse(words)).toMatchObject({
      deleted: false,
      impact: { placeCount: 1, placeRefundPence: 2450 },
    });
    expect(await viewerOf(user.client)).toMatchObject({ id: user.id });
  });

  it('does what the page of the account does: the money goes back, and the person is told', async () => {
    const { user, payment, intentId } = await paidPlace(app);
    const deleted = await run('delete', user.email, '--yes');
    expect(deleted).toMatchObject({ code: 0, words: expect.stringContaining(`${user.email} is deleted.`) });
    expect(lineOf(deleted.errors)).toMatchObject({
      msg: 'account deleted by the operator',
      accountId: user.id,
    });
    expect(await viewerOf(user.client)).toBeNull();
    expect(await storedJobs(app.database, 'refund-payment')).toHaveLength(1);

    await app.settle();
    const [row] = await app.database.query('SELECT status, account_id FROM payments WHERE id = $1', [
      payment.id,
    ]);
    expect(row).toEqual({ status: 'REFUNDED', account_id: null });
    expect((await app.stripe.intent(intentId)).amount_received).toBe(2450);
    expect(app.mailGateway.to(user.email, 'Your money back')).toHaveLength(1);
    expect((await run('delete', user.email, '--yes')).errors).toBe(`${user.email} has no account.\n`);
  });

  it('O5: leaves an address blocked that was blocked', async () => {
    const person = await app.world.user();
    await run('block', person.email);
    expect((await run('delete', person.email, '--yes')).code).toBe(0);
    expect((await run('show', person.email)).errors).toBe(
      `${person.email} has no account, and is blocked.\n`,
    );
  });
});

it('O6: `turnout account export` has everything of the person and nothing of another', async () => {
  const { user, creator, eventId, payment, signUpId } = await paidPlace(app);
  const { secret } = await createToken(user.client, { name: 'Noticeboard' });
  const { code, words, errors } = await run('export', user.email);
  expect(code).toBe(0);
  const exported = JSON.parse(words);
  expect(exported).toMatchObject({
    product: 'Turnout',
    account: [{ id: user.id, email: user.email, role: 'USER' }],
    sessions: [{ accountId: user.id }],
    accessTokens: [{ name: 'Noticeboard' }],
    places: [{ id: signUpId, eventId, email: user.email, event: { title: 'Bread for beginners' } }],
    payments: [{ id: payment.id, amountPence: 2450, event: { title: 'Bread for beginners' } }],
    events: [],
  });
  expect(lineOf(errors)).toMatchObject({ msg: 'account exported by the operator', accountId: user.id });
  for (const foreign of [creator.id, creator.email, String(secret).slice(-20), 'argon2'])
    expect(words).not.toContain(foreign);

  const ofCreator = (await run('export', creator.email, '--json')).words;
  expect(JSON.parse(ofCreator)).toMatchObject({ events: [{ id: eventId }], places: [], payments: [] });
  for (const foreign of [user.id, user.email, signUpId, payment.id]) expect(ofCreator).not.toContain(foreign);
});
