import { QueryFailedError } from 'typeorm';
import { expect, it, vi } from 'vitest';
import { Account } from '../../src/features/accounts/account.entity.js';
import { transaction } from '../../src/platform/database/connection/transaction.js';
import { databaseOf } from '../../src/platform/database/database.js';
import { read } from '../../src/platform/database/sql/read.js';
import { ownDatabase } from './own-database.js';

it('SQL by hand takes no query runner of TypeORM', async () => {
  const { dataSource } = await ownDatabase();
  const runners = vi.spyOn(dataSource, 'createQueryRunner');
  const database = databaseOf(dataSource);
  expect(await read(dataSource.manager, 'SELECT $1::int AS one', [1])).toEqual([{ one: 1 }]);
  expect(await database.write('UPDATE accounts SET name = name')).toMatchObject({ rowCount: 0 });
  expect(runners).not.toHaveBeenCalled();
});

it('SQL by hand is part of the transaction that it is in', async () => {
  const { dataSource } = await ownDatabase();
  await transaction(dataSource.manager, async (manager) => {
    await manager.query('CREATE TEMPORARY TABLE things (id integer) ON COMMIT DROP');
    expect(await read(manager, 'SELECT FROM things')).toEqual([]);
  });
});

it('a statement that is refused is named in the error, with TypeORM and without', async () => {
  const { dataSource } = await ownDatabase();
  const text = 'SELECT 1 / $1::int';
  for (const ask of [
    () => databaseOf(dataSource).read(text, [0]),
    () => dataSource.query(text, [0]),
    () => dataSource.transaction((manager) => read(manager, text, [0])),
  ]) {
    const error = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(QueryFailedError);
    expect(error).toMatchObject({ query: text, parameters: [0], driverError: { code: '22012' } });
  }
});

it('each connection is given back', async () => {
  const { dataSource } = await ownDatabase();
  const database = databaseOf(dataSource);
  const { connections } = database;
  const failing = [
    database.read('SELECT 1 / 0'),
    dataSource.query('SELECT 1 / 0'),
    database.transaction((manager) => manager.query('SELECT 1 / 0')),
  ];
  await Promise.allSettled([...failing, dataSource.manager.find(Account), database.read('SELECT 1')]);
  expect(connections.totalCount).toBeGreaterThan(0);
  expect(connections.idleCount).toBe(connections.totalCount);
});

it('a data source that was closed can be opened again', async () => {
  const { dataSource } = await ownDatabase();
  await dataSource.destroy();
  await dataSource.initialize();
  expect(await databaseOf(dataSource).read('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
