import type { EntityManager } from 'typeorm';
import { expect, it, onTestFinished } from 'vitest';
import { asRequest, noteCommit } from '../../src/platform/database/admission/request-state.js';
import { ShortageLog } from '../../src/platform/database/connection/shortage.js';
import { transaction } from '../../src/platform/database/connection/transaction.js';
import { databaseOf } from '../../src/platform/database/database.js';
import { BusyError } from '../../src/platform/errors/request-errors.js';
import { createLog } from '../../src/platform/log.js';
import { register } from '../accounts/account-operations.js';
import { startTestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { TestDatabase } from '../support/test-database.js';
import { ownDatabase } from './own-database.js';

const DISK_FULL = '53100';
const OUTAGE = 'The service has a problem. We are on it.';

type When = 'IMMEDIATE' | 'DEFERRED';

/** PostgreSQL raises `code` for each new row of a table, at once or when the transaction is committed. */
async function refuseRows(
  database: TestDatabase,
  table: string,
  { code, when }: { code: string; when: When },
) {
  await database.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '${code}'; END $$`);
  await database.query(`CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON ${table}
    DEFERRABLE INITIALLY ${when} FOR EACH ROW EXECUTE FUNCTION refuse()`);
}

/** A database whose table `things` takes no row. */
async function withShortage(code: string, when: When = 'IMMEDIATE') {
  const { database, dataSource } = await ownDatabase();
  const lines: Record<string, unknown>[] = [];
  const clock = new TestClock();
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  databaseOf(dataSource).shortageLog = new ShortageLog(createLog('info', stream as never), clock);
  await database.query('CREATE TABLE things (id integer)');
  await refuseRows(database, 'things', { code, when });
  return { database, manager: dataSource.manager, lines, clock };
}

const insert = (manager: EntityManager) => manager.query('INSERT INTO things VALUES (1)');

it.each(['53100', '53200', '53000', '53400'])(
  'a request for which PostgreSQL has too few resources (%s) is BUSY by an outage',
  async (code) => {
    const { manager, lines } = await withShortage(code);
    for (const work of [insert, (one: EntityManager) => transaction(one, insert)]) {
      const error = await work(manager).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BusyError);
      expect(error).toMatchObject({ message: OUTAGE, isOutage: true });
    }
    expect(lines).toMatchObject([{ level: 'error', code, reason: 'could not extend file' }]);
  },
);

it('so is one whose COMMIT has too few resources, and nothing of it is stored', async () => {
  const { database, manager } = await withShortage(DISK_FULL, 'DEFERRED');
  await expect(transaction(manager, insert)).rejects.toThrow(BusyError);
  expect(await database.query('SELECT FROM things')).toEqual([]);
});

it('no request that has changed something before is BUSY', async () => {
  const { manager } = await withShortage(DISK_FULL);
  const changing = asRequest('ordinary', () => {
    noteCommit();
    return insert(manager);
  });
  await expect(changing).rejects.toThrow('could not extend file');
});

it('a full disk is one line of the log in a minute', async () => {
  const { manager, lines, clock } = await withShortage(DISK_FULL);
  for (let times = 0; times < 3; times++) await expect(insert(manager)).rejects.toThrow(OUTAGE);
  clock.advance(59_999);
  await expect(insert(manager)).rejects.toThrow(OUTAGE);
  expect(lines).toMatchObject([{ msg: expect.stringMatching(/^the disk of the database is full: /) }]);
  clock.advance(1);
  await expect(insert(manager)).rejects.toThrow(OUTAGE);
  expect(lines).toHaveLength(2);
});

it('people read that the service has a problem, until there is room again', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  await refuseRows(app.database, 'accounts', { code: DISK_FULL, when: 'IMMEDIATE' });
  for (const email of ['ann@private.example', 'bob@private.example']) {
    const { status, errors } = await register(app.anonymous(), { email });
    expect(status).toBe(503);
    expect(errors).toMatchObject([{ message: OUTAGE, extensions: { code: 'BUSY', outage: true } }]);
  }
  expect(app.logged.filter(({ level }) => level === 'error')).toHaveLength(1);
  await app.database.query('DROP TRIGGER refuse ON accounts');
  expect((await register(app.anonymous(), { email: 'ann@private.example' })).account).toBeTruthy();
});
