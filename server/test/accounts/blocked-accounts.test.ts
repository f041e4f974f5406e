import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blockAddress,
  unblockAddress,
} from '../../src/features/accounts/email-addresses/blocked-addresses.js';
import { httpsWebhookGateway } from '../../src/features/webhooks/deliveries/https-webhook-gateway.js';
import { type GoogleApp, startGoogleApp } from '../calendar/google-app.js';
import { codesOf, watchPlaces } from '../live/live-stream.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import { PASSWORD, type Person } from '../support/world.js';
import { Receiver } from '../webhooks/receiver.js';
import { newWebhook } from '../webhooks/webhook-operations.js';
import { programOf } from './access-token-operations.js';
import { errorCodeOf, logIn, register, VIEWER, viewerOf } from './account-operations.js';
import { requestPasswordReset, resetPassword, verifyEmail } from './recovery-operations.js';

const BLOCKED = {
  code: 'ACCOUNT_BLOCKED',
  message: 'This account is blocked. Please contact the people who run this site',
  field: null,
};

let app: GoogleApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.start();
  app = await startGoogleApp({ webhooks: httpsWebhookGateway({ allowLoopback: true, timeout: 10_000 }) });
});
afterAll(() => app.close());

const block = ({ email }: { email: string }) =>
  blockAddress(app.dataSource.manager, { email, blockedAt: app.clock.now() });
const unblock = ({ email }: { email: string }) => unblockAddress(app.dataSource.manager, email);
/** Without what `block` does beside: as for a sign-in that is stored in the same moment. */
const blockAlone = ({ email }: { email: string }) =>
  app.database.query('INSERT INTO blocked_addresses (email, blocked_at) VALUES ($1, now())', [email]);

let person: Person;
beforeEach(async () => {
  person = await app.world.user();
});

describe('O5: a blocked account', () => {
  it('is told so with the right password, and with a wrong one what all people are told', async () => {
    await block(person);
    const right = await logIn(app.anonymous(), { email: person.email });
    expect({ account: right.account, userErrors: right.userErrors }).toEqual({
      account: null,
      userErrors: [BLOCKED],
    });
    const wrong = await logIn(app.anonymous(), { email: person.email, password: 'another one' });
    expect(errorCodeOf(wrong)).toBe('INVALID_CREDENTIAL');
    await unblock(person);
    expect((await logIn(app.anonymous(), { email: person.email })).account?.id).toBe(person.id);
  });

  it('is out of its sessions at once, and those stay ended after it is unblocked', async () => {
    await block(person);
    expect(await viewerOf(person.client)).toBeNull();
    await unblock(person);
    expect(await viewerOf(person.client)).toBeNull();
  });

  it('has no session that was stored in the moment of the block', async () => {
    expect(await viewerOf(person.client)).not.toBeNull();
    await blockAlone(person);
    expect(await viewerOf(person.client)).toBeNull();
  });

  it('has access tokens that are refused with a reason, and work again once it is unblocked', async () => {
    const program = await programOf(person);
    await block(person);
    const response = await program.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('The account of this access token is blocked');
    await unblock(person);
    expect((await program.graphql(VIEWER)).data.viewer?.id).toBe(person.id);
  });

  it.each([
    ['a session', async () => person.client],
    ['an access token', async () => programOf(person)],
  ])('S45: hears nothing more on a live stream of %s', async (_what, clientOf) => {
    const { id } = await app.world.event(await app.world.staff(), { pricePence: 0 });
    const stream = await watchPlaces(await clientOf(), id);
    await blockAlone(person);
    await app.database.query('UPDATE events SET waiting_count = waiting_count + 1 WHERE id = $1', [id]);
    const message = await stream.message(0);
    expect([message.data ?? null, ...codesOf(message)]).toEqual([null, 'UNAUTHENTICATED']);
    await stream.ended();
  });

  it('has webhooks that are sent nothing until it is unblocked', async () => {
    const staff = await app.world.staff();
    await newWebhook(staff, { url: receiver.url, topics: ['EVENT_CREATED'] });
    const { id } = await app.world.event(staff, { pricePence: 0 });
    await block(staff);
    await app.settle();
    expect(receiver.taken).toEqual([]);
    await unblock(staff);
    await passTime(app, 3_600_000);
    await app.settle();
    expect(receiver.taken.map(({ body }) => body.eventId)).toEqual([id]);
  });

  it('is not let in by a link of a mail, neither an older one nor a newer one', async () => {
    await requestPasswordReset(app.anonymous(), person.email);
    await app.settle();
    const older = secretIn(app.mailGateway.to(person.email, 'Choose a new password')[0] ?? { text: '' });
    await block(person);
    const refused = await resetPassword(app.anonymous(), older);
    expect(refused.userErrors?.map(({ code }) => code)).toEqual(['INVALID_OR_EXPIRED_LINK']);

    await requestPasswordReset(app.anonymous(), person.email);
    await app.settle();
    const newer = secretIn(app.mailGateway.to(person.email, 'Choose a new password')[1] ?? { text: '' });
    const browser = app.anonymous();
    expect(await resetPassword(browser, newer)).toMatchObject({ account: null, userErrors: [BLOCKED] });
    expect(await viewerOf(browser)).toBeNull();
    await unblock(person);
    expect((await logIn(app.anonymous(), { email: person.email })).account).not.toBeNull();
  });

  it('cannot verify its address', async () => {
    await app.settle();
    const secret = secretIn(app.mailGateway.to(person.email, 'Confirm')[0] ?? { text: '' });
    await blockAlone(person);
    const answer = await verifyEmail(app.anonymous(), secret, PASSWORD);
    expect(answer).toMatchObject({ account: null, userErrors: [BLOCKED] });
    const [row] = await app.database.query('SELECT email_verified_at AS at FROM accounts WHERE id = $1', [
      person.id,
    ]);
    expect(row).toEqual({ at: null });
  });

  it('is not signed in or unblocked by Google', async () => {
    const { email } = person;
    for (const time of ['the first time', 'a second time']) {
      await block(person);
      const { client, outcome } = await app.signIn({ email });
      expect(outcome, time).toBe('/signed-in-with-google?error=account-blocked');
      expect(await viewerOf(client), time).toBeNull();
      await unblock(person);
      expect((await app.signIn({ email })).outcome, time).toBe('/signed-in-with-google');
    }
  });

  it('keeps its events and its places', async () => {
    const staff = await app.world.staff();
    const { id } = await app.world.event(staff, { pricePence: 0 });
    await block(staff);
    expect(await app.database.query('SELECT deleted_at FROM events WHERE id = $1', [id])).toEqual([
      { deleted_at: null },
    ]);
  });
});

it('O5: a blocked address without an account cannot be registered, by the form or by Google', async () => {
  const email = `${crypto.randomUUID()}@private.example`;
  expect(await block({ email })).toEqual({ account: null, wasBlocked: false });
  const refused = await register(app.anonymous(), { email });
  expect({ account: refused.account, userErrors: refused.userErrors }).toEqual({
    account: null,
    userErrors: [BLOCKED],
  });
  expect((await app.signIn({ email })).outcome).toBe('/signed-in-with-google?error=account-blocked');
  expect(await app.database.query('SELECT FROM accounts WHERE email = $1', [email])).toEqual([]);
});

it('O5: two operators who block and unblock at once do no harm', async () => {
  const blocked = await Promise.all([block(person), block(person)]);
  expect(blocked.map(({ account }) => account?.id)).toEqual([person.id, person.id]);
  expect(await block(person)).toMatchObject({ wasBlocked: true });
  expect((await Promise.all([unblock(person), unblock(person)])).toSorted()).toEqual([false, true]);
});
