import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { ownDatabase } from './own-database.js';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The statements that the connection of a transaction has prepared. */
async function preparedIn(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ statement: string }[]>('SELECT statement FROM pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

it('prepares a statement that is sent often, once for each connection', async () => {
  const { dataSource } = await ownDatabase('template0');
  const often = 'SELECT $1::int AS often';
  await dataSource.transaction(async (manager) => {
    for (const value of times(20)) {
      expect(await manager.query(often, [value])).toEqual([{ often: value }]);
    }
    await manager.query('SELECT $1::int AS once', [1]);
    expect(await preparedIn(manager)).toEqual([often]);
  });
});

it('answers each of the statements that are sent before the first answer came', async () => {
  const { dataSource } = await ownDatabase('template0');
  await dataSource.transaction(async (manager) => {
    const answers = times(20).map((value) => manager.query('SELECT $1::int AS sent_at_once', [value]));
    expect(await Promise.all(answers)).toEqual(times(20).map((value) => [{ sent_at_once: value }]));
  });
});

it('prepares again what failed because its transaction had failed', async () => {
  const { dataSource } = await ownDatabase('template0');
  const text = 'SELECT $1::int AS after_a_failure';
  const failed = dataSource.transaction(async (manager) => {
    await manager.query('SELECT 1 / $1::int', [0]).catch(() => {});
    for (const value of times(10)) await manager.query(text, [value]).catch(() => {});
  });
  await failed;
  for (const value of times(10)) {
    expect(await dataSource.query(text, [value])).toEqual([{ after_a_failure: value }]);
  }
});

it('goes on with the columns that it asked for when a newer version has added one', async () => {
  const { dataSource } = await ownDatabase('template0');
  await dataSource.query('CREATE TABLE things (id int)');
  await dataSource.query('INSERT INTO things VALUES (1)');
  const find = () => dataSource.query('SELECT id FROM things WHERE id = $1', [1]);
  for (const _ of times(10)) await find();
  await dataSource.query('ALTER TABLE things ADD COLUMN name text');
  expect(await find()).toEqual([{ id: 1 }]);
});
