import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { transactionEndingWith } from '../../src/platform/database/transaction.js';
import { statementsOf } from '../support/statements.js';
import { ownDatabase } from './own-database.js';

async function notes() {
  const { database, dataSource } = await ownDatabase();
  await database.query('CREATE TABLE notes (id integer PRIMARY KEY, words text NOT NULL)');
  const ids = async () =>
    (await database.query<{ id: number }>('SELECT id FROM notes ORDER BY id')).map(({ id }) => id);
  return { manager: dataSource.manager, ids };
}

const add = (manager: EntityManager, id: number, words: string | null = '') =>
  manager.query('INSERT INTO notes VALUES ($1, $2)', [id, words]);

describe('a transaction ending with a statement', () => {
  it('stores everything and returns what the last statement returns', async () => {
    const { manager, ids } = await notes();
    const result = await transactionEndingWith(manager, async (inside) => {
      await add(inside, 1);
      return { last: add(inside, 2).then(() => 'last') };
    });
    expect(result).toBe('last');
    expect(await ids()).toEqual([1, 2]);
  });

  it('sends it before the commit, and both before either is answered', async () => {
    const { manager } = await notes();
    let answered = false;
    const statements = await statementsOf(() =>
      transactionEndingWith(manager, async (inside) => {
        const last = add(inside, 1).finally(() => {
          answered = true;
        });
        const query = inside.queryRunner?.query.bind(inside.queryRunner);
        if (inside.queryRunner && query) {
          inside.queryRunner.query = (...request: Parameters<typeof query>) => {
            expect([request[0], answered]).toEqual(['COMMIT', false]);
            return query(...request);
          };
        }
        return { last };
      }),
    );
    expect(statements.map(({ text }) => text.split(' ')[0])).toEqual(['START', 'INSERT', 'COMMIT']);
    expect.assertions(2);
  });

  it('stores nothing when the last statement rolls it back, and returns the outcome', async () => {
    const { manager, ids } = await notes();
    for (const id of [1, 2]) {
      const outcome = await transactionEndingWith(manager, async (inside) => {
        await add(inside, id);
        const last = inside.query<string[]>(
          "SELECT CASE WHEN count(*) = 1 AND max(id) = 1 THEN 'stored' ELSE roll_back_with('too many') END FROM notes",
        );
        return { last: last.then(() => 'stored') };
      });
      expect(outcome).toBe(id === 1 ? 'stored' : 'too many');
    }
    expect(await ids()).toEqual([1]);
  });

  it('stores nothing when the last statement fails, and the connection stays usable', async () => {
    const { manager, ids } = await notes();
    for (let round = 0; round < 10; round++) {
      const failing = transactionEndingWith(manager, async (inside) => {
        await add(inside, 1);
        return { last: add(inside, 2, null) };
      });
      await expect(failing).rejects.toThrow('null value in column "words"');
    }
    expect(await ids()).toEqual([]);
  });

  it('stores nothing when it fails before', async () => {
    const { manager, ids } = await notes();
    const failing = transactionEndingWith(manager, async (inside) => {
      await add(inside, 1);
      await add(inside, 1);
      return { last: add(inside, 2) };
    });
    await expect(failing).rejects.toMatchObject({ driverError: { constraint: 'notes_pkey' } });
    expect(await ids()).toEqual([]);
  });

  it.each(['40001', '40P01'])(
    'D5: runs again, whole, when the last statement fails with %s',
    async (code) => {
      const { manager, ids } = await notes();
      let runs = 0;
      await transactionEndingWith(manager, async (inside) => {
        runs += 1;
        await add(inside, runs);
        const fail = () => inside.query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);
        return { last: runs < 3 ? fail() : add(inside, 10) };
      });
      expect(await ids()).toEqual([3, 10]);
    },
  );
});
