import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import { ApiClient } from '../support/api-client.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { logIn, viewerOf } from './account-operations.js';
import { endOtherSessions, endSession, sessionsOf, userError } from './settings-operations.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const notFound = userError('SESSION_NOT_FOUND', 'You are signed out there already');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

/** Another browser in which a person is signed in. */
async function browserOf({ email }: Person, userAgent = ''): Promise<ApiClient> {
  const client = new ApiClient(app.url, { 'user-agent': userAgent });
  await logIn(client, { email });
  return client;
}

describe('the sessions of an account', () => {
  it('are listed with their browsers, the latest used first', async () => {
    const person = await app.world.user();
    const began = app.clock.now().toISOString();
    app.clock.advance(MINUTE);
    const firefox = await browserOf(person, FIREFOX);
    const sessions = await sessionsOf(firefox);
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        isCurrent: true,
        createdAt: app.clock.now().toISOString(),
        lastSeenAt: app.clock.now().toISOString(),
        device: 'Firefox on Windows',
      },
      { id: expect.any(String), isCurrent: false, createdAt: began, lastSeenAt: began, device: null },
    ]);
    app.clock.advance(MINUTE / 2);
    expect((await sessionsOf(person.client)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('S20: are known by ids that open nothing', async () => {
    const person = await app.world.user();
    const token = person.client.cookie.split('=')[1] ?? '';
    const [session] = await sessionsOf(person.client);
    const id = session?.id ?? '';
    for (const secret of [
      token,
      hashOfToken(token).toString('hex'),
      hashOfToken(token).toString('base64url'),
    ]) {
      expect(secret).not.toContain(id.replaceAll('-', ''));
    }
    const name = person.client.cookie.split('=')[0];
    expect(await viewerOf(new ApiClient(app.url, { cookie: `${name}=${id}` }))).toBeNull();
  });

  it('S19: are not listed any more when they are over', async () => {
    const person = await app.world.user();
    app.clock.advance(14 * DAY);
    const client = await browserOf(person);
    expect(await sessionsOf(client)).toHaveLength(1);
  });

  it('S22: are not shown to a request with a token, which is no browser', async () => {
    const { client } = await app.world.user();
    const headers = { authorization: 'Bearer trn_unknown' };
    const { status } = await client.graphql('{ viewer { sessions { id } } }', {}, headers);
    expect(status).toBe(401);
  });

  it('J12: keep no words of a hostile or endless User-Agent', async () => {
    const person = await app.world.user();
    const hostile = ['<script>alert(1)</script>/1.0 (x) y', `${FIREFOX}${'('.repeat(8000)}`];
    for (const userAgent of hostile) await browserOf(person, userAgent);
    const devices = (await sessionsOf(person.client)).map(({ device }) => device);
    expect(devices.toSorted()).toEqual(['Firefox on Windows', null, null].toSorted());
  });

  it('S19: cost no write to read within a minute', async () => {
    const { client } = await app.world.user();
    const statements = await statementsOf(() => sessionsOf(client));
    expect(statements.filter(({ text }) => /(UPDATE|INSERT INTO) "?(accounts|sessions)/.test(text))).toEqual(
      [],
    );
  });
});

describe('signing out elsewhere', () => {
  it('S18: ends one session, at once', async () => {
    const person = await app.world.user();
    const [one, other] = [await browserOf(person), await browserOf(person)];
    const id = (await sessionsOf(one)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    const { account } = await endSession(person.client, id);
    expect(account?.sessions).toHaveLength(2);
    expect(await viewerOf(one)).toBeNull();
    expect(await viewerOf(other)).not.toBeNull();
    expect(await endSession(person.client, id)).toEqual(notFound);
  });

  it('S18: ends all but this one', async () => {
    const person = await app.world.user();
    const others = [await browserOf(person), await browserOf(person)];
    const { account } = await endOtherSessions(person.client);
    expect(account?.sessions).toEqual([{ id: expect.any(String), isCurrent: true }]);
    for (const client of others) expect(await viewerOf(client)).toBeNull();
    expect(await viewerOf(person.client)).not.toBeNull();
  });

  it('G14: ends no session of another account, nor this one, nor one that is none', async () => {
    const [ada, ben] = [await app.world.user(), await app.world.user()];
    const [theirs] = await sessionsOf(ben.client);
    const [own] = await sessionsOf(ada.client);
    for (const id of [theirs?.id, own?.id, crypto.randomUUID(), 'x', '']) {
      expect(await endSession(ada.client, id ?? '')).toEqual(notFound);
    }
    await endOtherSessions(ada.client);
    expect([await viewerOf(ada.client), await viewerOf(ben.client)]).not.toContain(null);
  });
});
