import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../bench/scale/replicated-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import type { Replica } from '../../src/platform/database/replica/replica.js';
import { checkReplica } from '../../src/start/check-replica.js';
import { tables } from '../../src/tables.js';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { anEvent, type Person } from '../support/world.js';

vi.setConfig({ testTimeout: LONG_TEST, hookTimeout: LONG_TEST });

const ROUNDS = 300;
/** Milliseconds in which the replica is asked for several times: once a second. */
const LONG_AWAY = 3_500;
/** Ends of what is logged. */
const [AWAY, BACK] = ['the primary answers reads until it is back', 'the replica answers reads again'];
const LONG_ON_REPLICA = `
  SELECT isOnReplica AS "isOnReplica", pg_sleep(CASE WHEN isOnReplica THEN 60 ELSE 0 END)
  FROM pg_is_in_recovery() AS isOnReplica`;

let postgres: ReplicatedPostgres;
let apps: [TestApp, TestApp];
let staff: Person;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  const { url } = postgres.primary;
  await migrate({ ...tables, url, poolSize: 2 });
  const options = { database: databaseAt(url), replicaUrl: postgres.replica.url };
  apps = [await startTestApp(options), await startTestApp({ ...options, doJobs: false })];
  for (const { replica } of apps) vi.spyOn(replica as Replica, 'forRead');
  staff = await apps[0].world.staff();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await postgres.stop();
});

describe('with a replica no answer is older than a write that was finished before', () => {
  it('whichever process wrote, and the replica answers', async () => {
    const before = await readsOfReplica();
    await readAfterWriting(ROUNDS);
    expect(await readsOfReplica()).toBeGreaterThan(before + ROUNDS / 2);
  });

  it('while the replica is behind: then the primary answers', async () => {
    await onReplica('SELECT pg_wal_replay_pause()');
    await readAfterWriting(10);
    await onReplica('SELECT pg_wal_replay_resume()');
    await untilReplicaAnswers();
  });

  it('while the replica is away, and after it has come back', async () => {
    await postgres.replica.kill();
    await readAfterWriting(10);
    await postgres.replica.start();
    await untilReplicaAnswers();
    await readAfterWriting(10);
  });

  it('when it goes in the middle of reads', async () => {
    const manager = await untilReplicaAnswers();
    const reads = Array.from({ length: 5 }, () => manager.query(LONG_ON_REPLICA));
    await waitUntil(async () => {
      const [row] = await onReplica(`SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'`);
      expect(row).toEqual({ count: '5' });
    });
    await postgres.replica.kill();
    for (const answer of await Promise.all(reads)) expect(answer).toMatchObject([{ isOnReplica: false }]);
    await postgres.replica.start();
    await untilReplicaAnswers();
  });
});

it('a replica that is away for long is logged when it goes, and when it is back', async () => {
  const [{ logged }] = apps;
  await untilReplicaAnswers();
  const before = logged.length;
  const linesOfReplica = () =>
    logged
      .slice(before)
      .flatMap(({ msg }) => (String(msg).includes('replica') ? String(msg) : []))
      .map((message) => message.replace(/.*: /, ''));
  await postgres.replica.kill();
  for (const since = performance.now(); performance.now() - since < LONG_AWAY; ) await readAfterWriting(2);
  expect(linesOfReplica()).toEqual([AWAY]);
  await postgres.replica.start();
  await untilReplicaAnswers();
  const lines = linesOfReplica();
  expect(lines.slice(0, 2)).toEqual([AWAY, BACK]);
  // On a busy machine it may be behind for a moment again: each time is logged once, too.
  expect(lines).toEqual(lines.map((_, n) => (n % 2 ? BACK : AWAY)));
});

it('D7: a request while the primary is away is told to try again', async () => {
  await postgres.primary.kill();
  const query = '{ settings { productName } events(first: 1) { nodes { id } } }';
  const answer = await apps[0].anonymous().graphql(query);
  expect(answer).toMatchObject({ status: 503, errors: [{ extensions: { code: 'BUSY' } }] });
  expect(answer.headers.get('retry-after')).toMatch(/^[1-4]$/);
  await postgres.primary.start();
  await waitUntil(async () => expect((await apps[0].anonymous().graphql(query)).errors).toBeUndefined());
  await untilReplicaAnswers();
});

it('`turnout check` says whether the replica can be used, and how far it is behind', async () => {
  const check = (url = postgres.replica.url) =>
    checkReplica(apps[0].dataSource.manager, url, 'replica.example/turnout');
  await untilReplicaAnswers();
  expect(await check()).toEqual({
    isRight: true,
    sentence: 'The replica at replica.example/turnout shows what the primary has committed.',
  });
  await onReplica('SELECT pg_wal_replay_pause()');
  await apps[0].world.staff();
  const { isRight, sentence } = await check();
  expect(isRight).toBe(false);
  expect(sentence).toMatch(/is \d+\.\d MB of the log behind/);
  await onReplica('SELECT pg_wal_replay_resume()');
  expect(await check(postgres.primary.url)).toMatchObject({
    isRight: false,
    sentence: expect.stringContaining('is not a replica that receives the log'),
  });
  expect(await check('postgres://127.0.0.1:1/turnout')).toMatchObject({
    isRight: false,
    sentence: expect.stringContaining('cannot be used (connect ECONNREFUSED'),
  });
  await untilReplicaAnswers();
});

it('every query answers on a replica, to which nothing can be written', async () => {
  const { id } = await apps[0].world.event(staff, { pricePence: 0 });
  await untilReplicaAnswers();
  const before = await readsOfReplica();
  const answer = await staff.client.graphql(`{
    settings { productName }
    eventTypes { type }
    events(first: 2, filter: { search: "bread" }) { totalCount nodes { id createdBy { name } signUpCount } }
    event(id: "${id}") { id title viewerSignUp { id } signUps(first: 2) { nodes { id name email } } }
    viewer {
      id email sessions { id } accessTokens { id }
      events(first: 2) { nodes { id } } signUps(first: 2) { nodes { id } }
      webhooks { id deliveries(first: 2) { id } }
    }
  }`);
  expect(answer.errors).toBeUndefined();
  expect(await readsOfReplica()).toBeGreaterThan(before);
});

/**
 * One process writes, and the other is asked as soon as that is done: by an anonymous visitor, and by a signed-in
 * person.
 */
async function readAfterWriting(rounds: number): Promise<void> {
  const event = await apps[0].world.event(staff);
  for (let round = 0; round < rounds; round++) {
    const title = `Bread ${randomUUID()}`;
    await update(apps[round % 2] as TestApp, { id: event.id, title });
    const reader = apps[(round + 1) % 2] as TestApp;
    const client = round % 3 ? reader.anonymous() : staffAt(reader);
    expect(await titleOf(client, event.id)).toBe(title);
  }
}

async function update(app: TestApp, { id, title }: { id: string; title: string }): Promise<void> {
  const document = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { title } } }';
  const { data } = await staffAt(app).graphql(document, { input: { ...anEvent(), id, title } });
  expect(data).toEqual({ updateEvent: { event: { title } } });
}

async function titleOf(client: ApiClient, id: string): Promise<string | null> {
  const answer = await client.graphql(`{ event(id: "${id}") { title } }`);
  expect(answer.errors).toBeUndefined();
  return answer.data.event?.title ?? null;
}

const staffAt = ({ url }: TestApp) => new ApiClient(url, { cookie: staff.client.cookie });

/** Gives what the first process reads from the replica with: another call may find the replica behind again. */
function untilReplicaAnswers(): Promise<EntityManager> {
  return waitUntil(async () => {
    const [manager] = await Promise.all(
      apps.map(async ({ replica, dataSource }) => {
        const chosen = (await replica?.forRead()) as EntityManager;
        expect(chosen).not.toBe(dataSource.manager);
        return chosen;
      }),
    );
    return manager as EntityManager;
  });
}

/** How many operations of both processes have read from the replica. */
async function readsOfReplica(): Promise<number> {
  let reads = 0;
  for (const { dataSource, replica } of apps) {
    const chosen = await Promise.all(
      vi.mocked(replica as Replica).forRead.mock.results.map(({ value }) => value),
    );
    reads += chosen.filter((manager) => manager !== dataSource.manager).length;
  }
  return reads;
}

async function onReplica(sql: string) {
  const { port } = new URL(postgres.replica.url);
  const url = new URL(postgres.replica.superuserUrl);
  const client = new pg.Client({
    connectionString: Object.assign(url, { port, pathname: new URL(postgres.replica.url).pathname }).href,
  });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** As a test's own, which ends with the two clusters. */
function databaseAt(url: string): TestDatabase {
  return { url, query: async () => [], drop: async () => {} };
}
