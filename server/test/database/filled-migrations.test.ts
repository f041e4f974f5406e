import { expect, it } from 'vitest';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { migrate, migrateDown, migrationStatus } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { statementsOf } from '../support/statements.js';
import type { TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { filledDatabase } from './filled-database.js';
import { ownDatabase } from './own-database.js';
import { ACCOUNT_ID, insertRow, OTHER_ID, validRows } from './valid-rows.js';

const names = tables.migrations.map(({ name }) => name);
/** The last migration of the oldest version that has all of the product. */
const OLDEST = 'Google1795230000000';
const optionsOf = ({ url }: TestDatabase) => ({ ...tables, url, poolSize: 2 });

/** The books of every version: its rows, and the sums of its money. */
async function books(database: TestDatabase) {
  const [counts] = await database.query(`
    SELECT (SELECT count(*)::int FROM accounts) AS accounts, (SELECT count(*)::int FROM sessions) AS sessions,
      (SELECT count(*)::int FROM sign_ups) AS sign_ups, (SELECT count(*)::int FROM payments) AS payments,
      (SELECT sum(amount_pence)::int FROM payments) AS amount, (SELECT sum(refunded_pence)::int FROM payments) AS refunded,
      (SELECT count(*)::int FROM google_credentials) AS google, (SELECT count(*)::int FROM pgboss.job) AS jobs`);
  const events = await database.query(
    'SELECT id, title, date, start_time, price_pence, sign_up_count FROM events WHERE id <> $1 ORDER BY id',
    [OTHER_ID],
  );
  return { counts, events };
}

it('O4: every step down works on filled data, and the step up again', { timeout: LONG_TEST }, async () => {
  const { database } = await filledDatabase();
  for (let count = names.length; count > 0; count--) {
    // As the version that had this migration as its latest.
    const options = { ...optionsOf(database), migrations: tables.migrations.slice(0, count) };
    const dataSource = await createDataSource(options).initialize();
    await dataSource.undoLastMigration({ transaction: 'each' });
    const up = await dataSource.runMigrations({ transaction: 'each' });
    expect(up.map(({ name }) => name)).toEqual([names[count - 1]]);
    await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.destroy();
  }
  expect(await migrationStatus(optionsOf(database))).toEqual({ done: [], pending: names });
});

it('O4: accounts, events, places, payments and jobs come back from the oldest version as they were', async () => {
  const { database } = await filledDatabase();
  const before = await books(database);
  expect(before.events.length).toBeGreaterThan(10);

  const undone = await migrateDown(optionsOf(database), OLDEST);
  expect(undone).toEqual(names.slice(names.indexOf(OLDEST) + 1).toReversed());
  expect(await books(database)).toEqual(before);

  await migrate(optionsOf(database));
  expect(await books(database)).toEqual(before);
  const wrong = (await wrongCounts(database)) as { id: string }[];
  expect(wrong.filter(({ id }) => id !== ACCOUNT_ID)).toEqual([]);
});

it('O4: a step down undoes what is after the named migration, and says so', async () => {
  const { database } = await ownDatabase();
  await insertRow(database, 'accounts', validRows.accounts ?? {});
  const [name = '', last = ''] = names.slice(-2);
  expect(await migrationStatus(optionsOf(database))).toEqual({ done: names, pending: [] });
  expect(await migrateDown(optionsOf(database), name)).toEqual([last]);
  expect(await migrationStatus(optionsOf(database))).toEqual({ done: names.slice(0, -1), pending: [last] });
  expect(await migrateDown(optionsOf(database), name)).toEqual([]);
});

it('O4: a step down to a migration that has not run changes nothing', async () => {
  const { database } = await ownDatabase();
  const undoing = statementsOf(() =>
    expect(migrateDown(optionsOf(database), 'Other1')).rejects.toThrow('No migration Other1 has run'),
  );
  expect((await undoing).filter(({ text }) => text.includes('DELETE FROM "migrations"'))).toEqual([]);
  expect(await migrationStatus(optionsOf(database))).toEqual({ done: names, pending: [] });
});

it('O2: a database of a newer version is neither stepped down nor described', async () => {
  const { database } = await ownDatabase();
  await insertRow(database, 'migrations', { timestamp: 9_000_000_000_000, name: 'Newer9000000000000' });
  const refusal = 'This database is for a newer version.';
  await expect(migrateDown(optionsOf(database), OLDEST)).rejects.toThrow(refusal);
  await expect(migrationStatus(optionsOf(database))).rejects.toThrow(refusal);
});

it('a new database has all migrations before it', async () => {
  const { database } = await ownDatabase('template0');
  expect(await migrationStatus(optionsOf(database))).toEqual({ done: [], pending: names });
});
