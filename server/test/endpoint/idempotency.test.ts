import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredJob } from '../../src/features/accounts/delete-expired.job.js';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { programOf } from '../accounts/access-token-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { anEvent, type Person } from '../support/world.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CREATE = `mutation ($input: CreateEventInput!) {
  createEvent(input: $input) { event { id title } userErrors { code } }
}`;

const clock = new TestClock();
let app: TestApp;
let other: TestApp;
let staff: Person;
let program: ApiClient;
let keys = 0;
beforeAll(async () => {
  // Two processes know of each other what two apps on one database know: nothing.
  const encryption = new TokenEncryption([randomBytes(32)]);
  app = await startTestApp({ clock, doJobs: false, encryption });
  other = await startTestApp({ clock, doJobs: false, database: app.database, encryption });
  staff = await app.world.staff();
  program = await programOf(staff);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const newKey = () => `key ${++keys}`;
const create = (client: ApiClient, key: string, title = 'Bread') =>
  client.graphql(CREATE, { input: { ...anEvent(), title } }, { 'idempotency-key': key });
const eventsOf = async (title: string) =>
  (await app.database.query('SELECT id FROM events WHERE title = $1', [title])).length;

describe('G29: the same Idempotency-Key', () => {
  it('gets the first answer again, for a day, and has one effect', async () => {
    const key = newKey();
    const first = await create(program, key, 'Once');
    const second = await create(program, key, 'Once');
    expect(first.data.createEvent.event).toMatchObject({ title: 'Once' });
    expect(second.data).toEqual(first.data);
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    clock.advance(DAY - 1);
    expect((await create(program, key, 'Once')).data).toEqual(first.data);
    expect(await eventsOf('Once')).toBe(1);
    clock.advance(1);
    expect((await create(program, key, 'Once')).data).not.toEqual(first.data);
    expect(await eventsOf('Once')).toBe(2);
  });

  it('gets what a person can put right again, too', async () => {
    const key = newKey();
    const answers = [await create(program, key, ''), await create(program, key, '')];
    for (const { data } of answers) expect(data.createEvent.userErrors).toEqual([{ code: 'REQUIRED' }]);
  });

  it('is refused for another request', async () => {
    const key = newKey();
    await create(program, key);
    const { status, errors } = await create(program, key, 'Another');
    expect([status, errors?.[0]?.extensions.code]).toEqual([422, 'BAD_USER_INPUT']);
    expect(await eventsOf('Another')).toBe(0);
  });

  it('is of one account', async () => {
    const key = newKey();
    await create(program, key, 'Shared');
    expect(
      (await create(await programOf(await app.world.staff()), key, 'Shared')).data.createEvent.event,
    ).not.toBeNull();
    expect(await eventsOf('Shared')).toBe(2);
  });

  it('runs once of twenty at the same time, by two processes', async () => {
    const key = newKey();
    const elsewhere = Object.assign(await programOf(staff), { url: other.url });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create(n % 2 ? program : elsewhere, key, 'Raced')),
    );
    expect(await eventsOf('Raced')).toBe(1);
    for (const { status, headers, data } of answers) {
      if (status === 409) expect(headers.get('retry-after')).toBe('1');
      else expect(data.createEvent.event.title).toBe('Raced');
    }
    expect((await create(elsewhere, key, 'Raced')).data.createEvent.event.title).toBe('Raced');
  });

  it('is not run again where nobody knows how it ended', async () => {
    const key = newKey();
    await create(program, key, 'Killed');
    await app.database.query('UPDATE idempotent_answers SET answer = NULL');
    const running = await create(program, key, 'Killed');
    expect([running.status, running.headers.get('retry-after')]).toEqual([409, '1']);
    clock.advance(MINUTE);
    const unknown = await create(program, key, 'Killed');
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([409, null]);
    expect(unknown.errors?.[0]?.message).toContain('Nobody knows');
    expect(await eventsOf('Killed')).toBe(1);
  });

  it('can be used again where nothing was done', async () => {
    const key = newKey();
    const wrong = await program.graphql('mutation { nothing }', {}, { 'idempotency-key': key });
    expect(wrong.status).toBe(400);
    expect((await create(program, key, 'Released')).status).toBe(200);
  });

  it.each(['', 'x'.repeat(256)])('is refused when it is none: %j', async (key) => {
    const { status, errors } = await create(program, key);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('means nothing for queries, for visitors and for what else a browser sends', async () => {
    const key = { 'idempotency-key': newKey() };
    const before = await app.database.query('SELECT count(*) FROM idempotent_answers');
    expect((await program.graphql('{ viewer { id } }', {}, key)).data.viewer.id).toBe(staff.id);
    expect(
      (await app.anonymous().graphql('mutation { logOut { userErrors { code } } }', {}, key)).status,
    ).toBe(200);
    expect((await create(staff.client, newKey(), 'By hand')).data.createEvent.event.title).toBe('By hand');
    expect(await app.database.query('SELECT count(*) FROM idempotent_answers')).toEqual(before);
  });
});

it('G29, P15: a stored answer cannot be read in the database, and is gone after a day', async () => {
  await create(program, newKey(), 'Readable by nobody');
  const stored = await app.database.query('SELECT answer FROM idempotent_answers WHERE answer IS NOT NULL');
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain('Readable');
  clock.advance(DAY);
  await deleteExpiredJob.run(app.jobContext, {});
  expect(await app.database.query('SELECT 1 FROM idempotent_answers')).toEqual([]);
});
