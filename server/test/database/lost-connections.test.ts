import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { Account } from '../../src/features/accounts/account.entity.js';
import { asRequest, noteCommit } from '../../src/platform/database/admission/request-state.js';
import { repeatable } from '../../src/platform/database/connection/repeatable.js';
import { PLANNED_ANEW } from '../../src/platform/database/connection/statement-names.js';
import { transaction } from '../../src/platform/database/connection/transaction.js';
import { databaseOf } from '../../src/platform/database/database.js';
import { BusyError } from '../../src/platform/errors/request-errors.js';
import { waitUntil } from '../support/wait-until.js';
import { ownDatabase } from './own-database.js';

const SLOW = 'SELECT pg_sleep(60)';

/** Ends the connection of `work` while PostgreSQL waits in it. @returns what `work` throws */
async function errorOfLoss(work: (manager: EntityManager) => Promise<unknown>): Promise<unknown> {
  const { database, dataSource } = await ownDatabase();
  await database.query('CREATE TABLE things (id integer)');
  await database.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$`);
  await database.query(`CREATE CONSTRAINT TRIGGER wait AFTER INSERT ON things DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait()`);
  const failing = work(dataSource.manager).then(
    () => null,
    (error: unknown) => error,
  );
  await waitUntil(async () => {
    const ended = await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE wait_event = 'PgSleep' AND datname = current_database()`,
    );
    expect(ended).toHaveLength(1);
  });
  return failing;
}

it.each([
  SLOW,
  `${PLANNED_ANEW} pg_sleep(60)`,
  'WITH slow AS MATERIALIZED (SELECT pg_sleep(60)) SELECT FROM slow',
])('D7: a reader that loses the connection is told to try again: %s', async (statement) => {
  expect(await errorOfLoss((manager) => manager.query(statement))).toBeInstanceOf(BusyError);
});

it('D7: so is who changes something, as long as it is not being stored', async () => {
  const change = (manager: EntityManager) =>
    manager.query('WITH slow AS (DELETE FROM things) SELECT pg_sleep(60)');
  expect(await errorOfLoss((manager) => transaction(manager, change))).toBeInstanceOf(BusyError);
});

it('D7: a request is not told to try again when its change may have been stored', async () => {
  const insert = (manager: EntityManager) => manager.query('INSERT INTO things VALUES (1)');
  for (const work of [insert, (manager: EntityManager) => transaction(manager, insert)]) {
    const error = await errorOfLoss(work);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(BusyError);
  }
});

it('D7: a request that loses the connection between two statements of a transaction is told to try again', async () => {
  const { database, dataSource } = await ownDatabase();
  const { connections } = databaseOf(dataSource);
  const statements = [
    (manager: EntityManager) => manager.query('SELECT 1'),
    (manager: EntityManager) => manager.find(Account),
    (manager: EntityManager) => manager.insert(Account, {}),
    async () => {},
  ];
  for (const statement of statements) {
    const changing = transaction(dataSource.manager, async (manager) => {
      const [{ pid }] = await manager.query('SELECT pg_backend_pid() AS pid');
      await database.query('SELECT pg_terminate_backend($1)', [pid]);
      await waitUntil(() => expect(connections.totalCount).toBe(0));
      await statement(manager);
    });
    await expect(changing).rejects.toThrow(BusyError);
  }
});

it('D7: a read for an answer after a change is done again', async () => {
  const onceSlow = (manager: EntityManager) =>
    asRequest('ordinary', async () => {
      await manager.query('CREATE SEQUENCE readings');
      noteCommit();
      return manager.query(`SELECT CASE WHEN nextval('readings') = 1 THEN pg_sleep(60) END`);
    });
  expect(await errorOfLoss(onceSlow)).toBeNull();
});

it('D7: a change that may be made twice leaves nobody in doubt', async () => {
  const count = (manager: EntityManager) =>
    repeatable(() => manager.query('WITH count AS (DELETE FROM things) SELECT pg_sleep(60)'));
  expect(await errorOfLoss(count)).toBeInstanceOf(BusyError);
});

it('D7: a request that loses the connection between two reads by one runner is told to try again', async () => {
  const { database, dataSource } = await ownDatabase();
  const runner = dataSource.createQueryRunner();
  const [{ pid }] = await runner.query('SELECT pg_backend_pid() AS pid');
  await database.query('SELECT pg_terminate_backend($1)', [pid]);
  await waitUntil(() => expect(databaseOf(dataSource).connections.totalCount).toBe(0));
  await expect(runner.query('SELECT 1')).rejects.toThrow(BusyError);
  await runner.release();
  expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
