import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { transaction, violates } from '../../src/platform/database/connection/transaction.js';
import { UserFailure } from '../../src/platform/graphql/user-failure.js';
import { refuseInTime } from '../support/patience.js';
import { ownDatabase } from './own-database.js';

refuseInTime();

async function counters() {
  const { database, dataSource } = await ownDatabase();
  await database.query('CREATE TABLE counters (id integer PRIMARY KEY, value integer NOT NULL)');
  await database.query('INSERT INTO counters VALUES (1, 0), (2, 0)');
  const values = async () =>
    (await database.query<{ value: number }>('SELECT value FROM counters ORDER BY id')).map(
      ({ value }) => value,
    );
  return { manager: dataSource.manager, values };
}

/** The first two callers wait for each other; later ones do not wait. */
function meetingOfTwo() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= 2) resolve();
    return promise;
  };
}

const add = (manager: EntityManager, id: number) =>
  manager.query('UPDATE counters SET value = value + 1 WHERE id = $1', [id]);

const failWith = (code: string) => (manager: EntityManager) =>
  manager.query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);

describe('D5: a transaction runs again, whole,', () => {
  it('when PostgreSQL ends it for a deadlock', async () => {
    const { manager, values } = await counters();
    const bothHoldOne = meetingOfTwo();
    let runs = 0;
    const addToBoth = (first: number, second: number) =>
      transaction(manager, async (inside) => {
        runs += 1;
        await add(inside, first);
        await bothHoldOne();
        await add(inside, second);
      });

    await Promise.all([addToBoth(1, 2), addToBoth(2, 1)]);
    expect(await values()).toEqual([2, 2]);
    expect(runs).toBeGreaterThan(2);
  });

  it('when PostgreSQL ends it because another changed what it had read', async () => {
    const { manager, values } = await counters();
    const bothHaveRead = meetingOfTwo();
    let runs = 0;
    const readAndAdd = () =>
      transaction(manager, async (inside) => {
        runs += 1;
        await inside.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        const [{ value }] = await inside.query('SELECT value FROM counters WHERE id = 1');
        await bothHaveRead();
        await inside.query('UPDATE counters SET value = $1 WHERE id = 1', [value + 1]);
      });

    await Promise.all([readAndAdd(), readAndAdd()]);
    expect(await values()).toEqual([2, 0]);
    expect(runs).toBe(3);
  });

  it('when it fails only as it commits', async () => {
    const { manager, values } = await counters();
    const bothHaveChanged = meetingOfTwo();
    let runs = 0;
    const setToSumPlusOne = (id: number) =>
      transaction(manager, async (inside) => {
        runs += 1;
        await inside.query('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE');
        const [{ sum }] = await inside.query('SELECT sum(value)::int AS sum FROM counters');
        await inside.query('UPDATE counters SET value = $1 WHERE id = $2', [sum + 1, id]);
        await bothHaveChanged();
      });

    await Promise.all([setToSumPlusOne(1), setToSumPlusOne(2)]);
    expect((await values()).toSorted()).toEqual([1, 2]);
    expect(runs).toBe(3);
  });

  it('when a lock was not to be had in time', async () => {
    const { manager, values } = await counters();
    const holder = manager.connection.createQueryRunner();
    await holder.startTransaction();
    await add(holder.manager, 1);
    let runs = 0;
    const work = transaction(manager, async (inside) => {
      runs += 1;
      await add(inside, 2);
      if (runs === 2) await holder.commitTransaction();
      await add(inside, 1);
    });
    await work.finally(() => holder.release());
    expect(await values()).toEqual([2, 1]);
    expect(runs).toBe(2);
  });

  it.each([
    ['40001', 5],
    ['40P01', 5],
    ['55P03', 2],
    ['57014', 1],
  ])('for %s %d times at most: then the caller may try again', async (code, times) => {
    const { manager, values } = await counters();
    let runs = 0;
    const work = transaction(manager, async (inside) => {
      runs += 1;
      await add(inside, 1);
      await failWith(code)(inside);
    });
    await expect(work).rejects.toMatchObject({
      extensions: { code: 'BUSY' },
      cause: { driverError: { code } },
    });
    expect(runs).toBe(times);
    expect(await values()).toEqual([0, 0]);
  });
});

describe('D5: a transaction runs once, and changes nothing,', () => {
  it.each<[string, (manager: EntityManager) => Promise<unknown>]>([
    ['a rule of the database is broken', (manager) => manager.query('INSERT INTO counters VALUES (1, 1)')],
    ['a person made a mistake', () => Promise.reject(new UserFailure([]))],
    ['the code is wrong', () => Promise.reject(Object.assign(new Error('40001'), { code: '40001' }))],
  ])('when %s', async (_why, fail) => {
    const { manager, values } = await counters();
    let runs = 0;
    const work = transaction(manager, async (inside) => {
      runs += 1;
      await add(inside, 1);
      await fail(inside);
    });
    await expect(work).rejects.toThrow();
    expect(runs).toBe(1);
    expect(await values()).toEqual([0, 0]);
  });

  it('and gives what the work gives when nothing is wrong', async () => {
    const { manager, values } = await counters();
    expect(await transaction(manager, (inside) => add(inside, 1).then(() => 'done'))).toBe('done');
    expect(await values()).toEqual([1, 0]);
  });
});

describe('violates', () => {
  it('knows the constraint that was broken', async () => {
    const { manager } = await counters();
    const error = await manager
      .query('INSERT INTO counters VALUES (1, 1)')
      .catch((caught: unknown) => caught);
    expect(violates(error, 'counters_pkey')).toBe(true);
    expect(violates(error, 'another')).toBe(false);
    expect(violates(new Error('counters_pkey'), 'counters_pkey')).toBe(false);
    expect(violates(undefined, 'counters_pkey')).toBe(false);
  });
});
