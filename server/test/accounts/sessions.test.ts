import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvent } from '../events/event-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { logIn, register, VIEWER, viewerOf } from './account-operations.js';
import { everyRow } from './stored-rows.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

async function lastSeen({ id }: Person): Promise<Date | undefined> {
  const [session] = await app.database.query<{ at: Date }>(
    'SELECT last_seen_at AS at FROM sessions WHERE account_id = $1',
    [id],
  );
  return session?.at;
}

describe('a session', () => {
  it('S19: ends when it was not used for 14 days', async () => {
    const user = await app.world.user();
    app.clock.advance(14 * DAY - 1);
    expect(await viewerOf(user.client)).not.toBeNull();
    app.clock.advance(14 * DAY - 1);
    expect(await viewerOf(user.client)).not.toBeNull();
    app.clock.advance(14 * DAY);
    expect(await viewerOf(user.client)).toBeNull();
  });

  it('S19: ends 90 days after sign-in however much it is used', async () => {
    const user = await app.world.user();
    for (let day = 0; day < 80; day += 10) {
      app.clock.advance(10 * DAY);
      expect(await viewerOf(user.client)).not.toBeNull();
    }
    app.clock.advance(10 * DAY - 1);
    expect(await viewerOf(user.client)).not.toBeNull();
    app.clock.advance(1);
    expect(await viewerOf(user.client)).toBeNull();

    await logIn(user.client, { email: user.email });
    expect(await viewerOf(user.client)).toEqual({ id: user.id, role: 'USER' });
  });

  it('S19: lets its owner change nothing once it has ended', async () => {
    const staff = await app.world.staff();
    app.clock.advance(14 * DAY);
    const { errors } = await createEvent(staff.client);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await app.database.query('SELECT 1 FROM events WHERE created_by_id = $1', [staff.id])).toEqual([]);
  });

  it('S38: is the oldest of an account’s 100 when it goes for a new one, however many begin at once', async () => {
    const user = await app.world.user();
    await app.database.query(
      `INSERT INTO sessions (token_hash, id, account_id, created_at, last_seen_at)
       SELECT sha256(convert_to('many-' || n, 'UTF8')), gen_random_uuid(), $1, at, at
       FROM generate_series(1, 99) AS n, LATERAL (SELECT $2::timestamptz + n * interval '1 ms' AS at) AS begun`,
      [user.id, app.clock.now()],
    );
    app.clock.advance(SECOND);
    expect(await viewerOf(user.client)).not.toBeNull();
    const browsers = Array.from({ length: 5 }, () => app.anonymous());
    await Promise.all(browsers.map((browser) => logIn(browser, { email: user.email })));

    const [left] = await app.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM sessions WHERE account_id = $1',
      [user.id],
    );
    expect(left?.count).toBe(100);
    expect(await viewerOf(user.client)).toBeNull();
    for (const browser of browsers) expect(await viewerOf(browser)).not.toBeNull();
  });

  it('S19: has its use noted at most once a minute', async () => {
    const user = await app.world.user();
    const start = app.clock.now();
    expect(await lastSeen(user)).toEqual(start);

    app.clock.advance(MINUTE - 1);
    await viewerOf(user.client);
    expect(await lastSeen(user)).toEqual(start);

    app.clock.advance(1);
    await viewerOf(user.client);
    const noted = app.clock.now();
    expect(await lastSeen(user)).toEqual(noted);

    app.clock.advance(59 * SECOND);
    await viewerOf(user.client);
    expect(await lastSeen(user)).toEqual(noted);
  });

  it('S19: is not used by a request with an access token', async () => {
    const user = await app.world.user();
    const start = app.clock.now();
    app.clock.advance(MINUTE);
    await user.client.graphql(VIEWER, {}, { authorization: 'Bearer trn_unknown' });
    expect(await lastSeen(user)).toEqual(start);
  });
});

describe('a role', () => {
  it('S23: that has changed counts on the next request', async () => {
    const person = await app.world.user();
    const create = () => createEvent(person.client);
    const becomes = (role: string) =>
      app.database.query('UPDATE accounts SET role = $1 WHERE id = $2', [role, person.id]);

    expect((await create()).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await becomes('STAFF');
    expect(await viewerOf(person.client)).toEqual({ id: person.id, role: 'STAFF' });
    expect((await create()).data.createEvent.event).toMatchObject({ createdBy: { id: person.id } });
    await becomes('USER');
    expect(await viewerOf(person.client)).toEqual({ id: person.id, role: 'USER' });
    expect((await create()).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the database', () => {
  it('S20: holds no password and no session token, in no form that could be used', async () => {
    const password = 'a password like no other';
    const { client } = await app.world.user();
    const email = 'secret@example.org';
    await register(client, { email, password });
    await logIn(app.anonymous(), { email, password: 'a wrong password like no other' });
    await logIn(client, { email, password });
    const token = client.cookie.split('=')[1] ?? '';
    expect(token).toHaveLength(43);

    const dump = (await everyRow(app.database)).join('\n').toLowerCase();
    expect(dump).toContain(email);
    const secrets = [password, 'a wrong password like no other', token].map((secret) => Buffer.from(secret));
    for (const secret of [...secrets, Buffer.from(token, 'base64url')]) {
      for (const encoding of ['utf8', 'hex', 'base64', 'base64url'] as const) {
        expect(dump).not.toContain(secret.toString(encoding).toLowerCase());
      }
    }
  });
});
