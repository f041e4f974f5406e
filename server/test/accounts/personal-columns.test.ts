import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataKinds, dataKindsOf } from '../../src/features/personal-data.js';
import { notExported, personalTables, tableRules } from '../../src/personal-data.js';
import { tables } from '../../src/tables.js';
import { ownDatabase } from '../database/own-database.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { columnsByFate, withoutRule } from './column-rules.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('C13: the rules for the columns of the database', () => {
  it('have one for each column, and none for a column that is not there', async () => {
    expect(await withoutRule(database)).toEqual({ columns: [], rules: [] });
  });

  it('miss a new column, a new table, and a deleted column', async () => {
    const { database: changed } = await ownDatabase();
    await changed.query('ALTER TABLE sign_ups ADD COLUMN diet text');
    await changed.query('CREATE TABLE answers (text text)');
    await changed.query('ALTER TABLE sessions DROP COLUMN device');
    expect(await withoutRule(changed)).toEqual({
      columns: ['answers.text', 'sign_ups.diet'],
      rules: ['sessions.device'],
    });
  });

  it('are one for each column', () => {
    const ruled = tableRules.flatMap(({ table, personal, notPersonal }) =>
      [...personal.flatMap(([, ...columns]) => columns), ...notPersonal].map((name) => `${table}.${name}`),
    );
    expect(ruled.toSorted()).toEqual([...new Set(ruled)].toSorted());
  });

  it('end with an account what its foreign keys end', async () => {
    const keys = await database.query<{ column: string; onDelete: 'c' | 'n' }>(
      `SELECT conrelid::regclass || '.' || attname AS column, confdeltype AS "onDelete"
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND confrelid = 'accounts'::regclass`,
    );
    expect(keys.length).toBeGreaterThan(15);
    for (const [onDelete, fate] of [
      ['c', 'ROW_DELETED'],
      ['n', 'EMPTIED'],
    ] as const) {
      const ended = keys.filter((key) => key.onDelete === onDelete).map(({ column }) => column);
      expect(columnsByFate('withAccount', fate)).toEqual(expect.arrayContaining(ended));
    }
  });

  it('have an exported column, or a reason why it is not, for each table', () => {
    const exported = personalTables.map(({ entity }) => entity);
    const reasons = new Map(notExported.map(({ entity, reason }) => [entity, reason]));
    for (const entity of tables.entities)
      expect(exported.includes(entity) || (reasons.get(entity)?.length ?? 0) > 5).toBe(true);
  });
});

describe('C14: the list on the page of an account', () => {
  it('says until when the data of old events stay, for each kind that ends then', async () => {
    const { dataSource } = await ownDatabase();
    const ending = tableRules
      .filter(({ personal }) => personal.some(([{ whenOld }]) => !whenOld.startsWith('stays')))
      .map(({ table }) => table)
      // Its notes alone are erased, which are no person's.
      .filter((table) => table !== 'events');
    const kinds = personalTables
      .filter(({ entity }) => ending.includes(dataSource.getMetadata(entity).tableName))
      .map(({ kind }) => kind);
    const said = Object.entries(dataKinds).flatMap(([kind, said]) => ('endsWhenOld' in said ? [kind] : []));
    expect(said.toSorted()).toEqual([...new Set(kinds)].toSorted());
    for (const months of [1, 24]) {
      const end = `at the latest ${months === 1 ? 'one month' : '24 months'} after the event`;
      const texts = dataKindsOf({ retentionMonths: months }).map((kind) => `${kind.whatFor} ${kind.howLong}`);
      expect(texts.filter((text) => text.includes(end))).toHaveLength(said.length);
    }
  });

  it('says nothing of it where RETENTION_MONTHS is not set', () => {
    expect(JSON.stringify(dataKindsOf({ retentionMonths: null }))).not.toMatch(/month|endsWhenOld/);
  });
});
