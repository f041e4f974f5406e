import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredJob } from '../../src/features/accounts/delete-expired.job.js';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { programOf } from '../accounts/access-token-operations.js';
import { addMember } from '../events/team-operations.js';
import { ApiClient } from '../support/api-client.js';
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
    expect([status, errors?.[0]?.extensions.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
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
    const elsewhere = new ApiClient(other.url, program.headers);
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

  it('is not run again where it is not known how it ended', async () => {
    const key = newKey();
    await create(program, key, 'Killed');
    await app.database.query('UPDATE idempotent_answers SET answer = NULL');
    const running = await create(program, key, 'Killed');
    expect([running.status, running.headers.get('retry-after')]).toEqual([409, '1']);
    clock.advance(MINUTE);
    const unknown = await create(program, key, 'Killed');
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([409, null]);
    expect(unknown.errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_OUTCOME_UNKNOWN');
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

  it('makes one draft of a save that a browser sends again', async () => {
    const save = `mutation ($input: SaveEventDraftInput!) {
      saveEventDraft(input: $input) { eventDraft { id } userErrors { code } }
    }`;
    const person = await app.world.staff();
    const key = { 'idempotency-key': newKey() };
    const send = () => person.client.graphql(save, { input: { title: 'Solder a badge' } }, key);
    const answers = [await send(), await send()];
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    const drafts = '{ viewer { eventDrafts { totalCount } } }';
    expect((await person.client.graphql(drafts)).data.viewer.eventDrafts.totalCount).toBe(1);
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

describe('S43: an Idempotency-Key', () => {
  it('is of one credential: neither another token nor the session gets its answer', async () => {
    const key = newKey();
    const first = await create(program, key, 'Of a token');
    const second = await create(await programOf(staff), key, 'Of a token');
    expect(second.headers.get('idempotency-replayed')).toBeNull();
    expect(second.data.createEvent.event.id).not.toBe(first.data.createEvent.event.id);
  });

  it('is released by an answer without data, or with FORBIDDEN', async () => {
    const key = newKey();
    const reader = await programOf(staff, 'SIGN_UPS_READ');
    for (let n = 0; n < 2; n++) {
      const { headers, errors } = await create(reader, key);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(headers.get('idempotency-replayed')).toBeNull();
    }
  });

  it('is released by FORBIDDEN beside data', async () => {
    const key = { 'idempotency-key': newKey() };
    const writer = await programOf(staff, 'EVENTS_WRITE');
    const withPeople = CREATE.replace('{ id title }', '{ id signUps { totalCount } }');
    for (let n = 0; n < 2; n++) {
      const { headers, data, errors } = await writer.graphql(withPeople, { input: anEvent() }, key);
      expect(data.createEvent.event).toMatchObject({ signUps: null });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
      expect(headers.get('idempotency-replayed')).toBeNull();
    }
  });

  it('is released by a mistake of ours that leaves no data', async () => {
    const key = newKey();
    await app.database.query('ALTER TABLE events RENAME TO hidden');
    const failed = await create(program, key, 'After our mistake');
    await app.database.query('ALTER TABLE hidden RENAME TO events');
    expect([failed.status, failed.data, failed.errors?.[0]?.extensions.code]).toEqual([
      200,
      null,
      'INTERNAL_SERVER_ERROR',
    ]);
    const again = await create(program, key, 'After our mistake');
    expect(again.data.createEvent.event.title).toBe('After our mistake');
  });

  it.each([
    ['the role of staff', `UPDATE accounts SET role = 'USER' WHERE id = $1`],
    ['a role in the team', 'DELETE FROM event_members WHERE account_id = $1'],
    ['the event', 'UPDATE events SET created_by_id = $2 WHERE created_by_id = $1'],
  ])('S46: shows no answer again once the account has lost %s', async (_, lose) => {
    const [editor, heir, owner] = [await app.world.staff(), await app.world.staff(), await app.world.staff()];
    const { id: eventId } = await app.world.event(owner);
    await addMember(app.database, eventId, editor, 'EDITOR');
    const client = await programOf(editor);
    const key = newKey();
    await create(client, key);
    expect((await create(client, key)).headers.get('idempotency-replayed')).toBe('true');
    await app.database.query(lose, lose.includes('$2') ? [editor.id, heir.id] : [editor.id]);
    // As a hand-over does.
    if (lose.includes('$2')) {
      const [own] = await app.database.query<{ id: string }>(
        'SELECT id FROM events WHERE created_by_id = $1',
        [heir.id],
      );
      await addMember(app.database, own?.id ?? '', editor, 'EDITOR');
    }
    const again = await create(client, key);
    expect([again.status, again.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect(again.data ?? null).toBeNull();
  });

  it('means nothing for what else a browser sends in a fragment', async () => {
    const query = `mutation ($input: CreateEventInput!) { ...Create }
      fragment Create on Mutation { createEvent(input: $input) { event { id } userErrors { code } } }`;
    const key = { 'idempotency-key': newKey() };
    const ids = new Set<string>();
    for (let n = 0; n < 2; n++) {
      const { data, headers } = await staff.client.graphql(query, { input: anEvent() }, key);
      expect(headers.get('idempotency-replayed')).toBeNull();
      ids.add(data.createEvent.event.id);
    }
    expect(ids.size).toBe(2);
  });

  it('is of the same request whatever the order of the members of its variables', async () => {
    const key = newKey();
    const input = { ...anEvent(), title: 'In any order' };
    const turned = Object.fromEntries(Object.entries(input).reverse());
    await program.graphql(CREATE, { input }, { 'idempotency-key': key });
    const again = await program.graphql(CREATE, { input: turned }, { 'idempotency-key': key });
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  });

  it('counts for a checkout in a browser that is in a fragment', async () => {
    const query = `mutation { ...Checkout } fragment Checkout on Mutation {
      ... { cancelCheckout(input: { paymentId: "${crypto.randomUUID()}" }) { userErrors { code } } }
    }`;
    const key = { 'idempotency-key': newKey() };
    await staff.client.graphql(query, {}, key);
    const again = await staff.client.graphql(query, {}, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('is refused beside variables that cannot be compared', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const response = await program.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: `{ "query": ${JSON.stringify(CREATE)}, "variables": { "input": ${deep} } }`,
    });
    expect(response.status).toBe(400);
  });
});

it('G29, P15: a stored answer cannot be read in the database, and is deleted after a day', async () => {
  await create(program, newKey(), 'Readable by nobody');
  const stored = await app.database.query('SELECT answer FROM idempotent_answers WHERE answer IS NOT NULL');
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain('Readable');
  clock.advance(DAY);
  await deleteExpiredJob.run(app.jobContext, {});
  expect(await app.database.query('SELECT 1 FROM idempotent_answers')).toEqual([]);
});
