import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { PLANNED_ANEW } from '../../src/platform/database/statement-names.js';
import { transaction } from '../../src/platform/database/transaction.js';
import { BusyError } from '../../src/platform/graphql/request-errors.js';
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

it.each([SLOW, `${PLANNED_ANEW} pg_sleep(60)`])(
  'D7: who reads when the connection is lost is told to come again: %s',
  async (statement) => {
    expect(await errorOfLoss((manager) => manager.query(statement))).toBeInstanceOf(BusyError);
  },
);

it('D7: so is who changes something, as long as it is not being stored', async () => {
  const change = (manager: EntityManager) =>
    manager.query('WITH slow AS (DELETE FROM things) SELECT pg_sleep(60)');
  expect(await errorOfLoss((manager) => transaction(manager, change))).toBeInstanceOf(BusyError);
});

it('D7: nobody is told to come again whose change may have been stored', async () => {
  const insert = (manager: EntityManager) => manager.query('INSERT INTO things VALUES (1)');
  for (const work of [insert, (manager: EntityManager) => transaction(manager, insert)]) {
    const error = await errorOfLoss(work);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(BusyError);
  }
});
