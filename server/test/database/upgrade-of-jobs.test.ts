import { expect, it } from 'vitest';
import { z } from 'zod';
import { jobs } from '../../src/jobs.js';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { migrate, migrateDown } from '../../src/platform/database/migrate.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { createLog } from '../../src/platform/log.js';
import { tables } from '../../src/tables.js';
import { storedJobs } from '../support/stored-jobs.js';
import type { TestDatabase } from '../support/test-database.js';
import { ownDatabase } from './own-database.js';
import { releasedJobs } from './released-jobs.js';
import { ACCOUNT_ID, insertRow, OTHER_ID, SECOND_ID, validRows } from './valid-rows.js';

/** The last migration of the version before the standard names. */
const LAST = 'Google1795230000000';
const lastIndex = tables.migrations.findIndex(({ name }) => name === LAST);
const columnsOf = async (database: TestDatabase, table: string) => {
  const columns = await database.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1',
    [table],
  );
  return new Set(columns.map(({ name }) => name));
};

/** A database as the version before the standard names left it, with a job of each kind. */
async function databaseBefore(): Promise<TestDatabase> {
  const { database } = await ownDatabase('template0');
  const migrations = tables.migrations.slice(0, lastIndex + 1);
  const former = await createDataSource({
    ...tables,
    migrations,
    url: database.url,
    poolSize: 2,
  }).initialize();
  await former.runMigrations({ transaction: 'each' });
  await former.destroy();
  const queue = new JobQueue(database.url, createLog('silent'));
  await queue.open(Object.keys(releasedJobs).map((name) => ({ name, schema: z.object({}) })));
  await queue.close();
  for (const [name, data] of Object.entries(releasedJobs))
    await insertRow(database, 'pgboss.job', { name, data });
  for (const table of ['accounts', 'events', 'sign_ups', 'payments']) {
    const columns = await columnsOf(database, table);
    const row = Object.entries(validRows[table] ?? {}).filter(([column]) => columns.has(column));
    await insertRow(database, table, Object.fromEntries(row));
  }
  await database.query(
    `INSERT INTO payments SELECT $1, NULL, NULL, NULL, event_title, name, email, amount_pence, currency, amount_pence,
       'REFUNDED', NULL, $1, 'pi_2', created_at, updated_at FROM payments`,
    [OTHER_ID],
  );
  await insertRow(database, 'pgboss.job', {
    name: 'confirm-sign-up',
    data: { signUpId: SECOND_ID },
    state: 'completed',
  });
  return database;
}

it('J17: every job that the last released version stored is understood, and none is left in a queue without a worker', async () => {
  const database = await databaseBefore();
  await migrate({ ...tables, url: database.url, poolSize: 2 });

  const stored = await storedJobs(database);
  expect(stored).toHaveLength(Object.keys(releasedJobs).length);
  const kinds = new Map(jobs.map((job) => [job.name, job]));
  const misread = stored.filter(({ name, data }) => !kinds.get(name)?.schema.safeParse(data).success);
  expect(misread).toEqual([]);

  const dataOf = (name: string) => stored.find((job) => job.name === name)?.data;
  expect(dataOf('send-sign-up-confirmation')).toEqual({ signUpId: ACCOUNT_ID, paidPence: 2450 });
  expect(dataOf('revoke-google-access')).toMatchObject({ encryptedRefreshToken: 'v1.12345678.c2VhbGVk' });
  const due = await database.query('SELECT id, due_mail FROM payments ORDER BY id');
  expect(due).toEqual([
    { id: ACCOUNT_ID, due_mail: null },
    { id: OTHER_ID, due_mail: 'REFUNDED' },
  ]);
  const queues = await database.query<{ name: string }>(
    `SELECT name FROM pgboss.queue WHERE NOT starts_with(name, '__pgboss')`,
  );
  expect(queues.filter(({ name }) => !kinds.has(name))).toEqual([]);
});

it('O4: the jobs have their former names and data again after a step down to that version', async () => {
  const database = await databaseBefore();
  const before = (await storedJobs(database)).filter(({ state }) => state === 'created');
  const options = { ...tables, url: database.url, poolSize: 2 };
  await migrate(options);
  await migrateDown(options, LAST);
  const described = (rows: { name: string; data: object }[]) =>
    rows
      .map(({ name, data }) => ({ name, data }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  // Today's jobs do not have it, and that version's mails did not show it.
  const noDescription = JSON.parse(JSON.stringify(described(before)).replace('"Description"', '""'));
  expect(described(await storedJobs(database))).toEqual(noDescription);
});
