import { describe, expect, it } from 'vitest';
import { tables } from '../../src/tables.js';
import type { TestDatabase } from '../support/test-database.js';
import { ownDatabase } from './own-database.js';
import { differences } from './schema-differences.js';

/** Every table, column, rule and index, as PostgreSQL describes them. */
async function structureOf(database: TestDatabase) {
  return {
    columns: await database.query(
      `SELECT table_name, column_name, data_type, is_nullable, column_default, datetime_precision
       FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
    ),
    rules: await database.query(
      `SELECT conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    ),
    indexes: await database.query(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
  };
}

describe('D9: entities equal migrations', () => {
  it('so TypeORM finds nothing to change', async () => {
    const { dataSource } = await ownDatabase();
    expect(await differences(dataSource)).toEqual([]);
  });

  it.each([
    ['a column too many', 'ALTER TABLE events ADD COLUMN extra text'],
    ['a column too few', 'ALTER TABLE events DROP COLUMN public CASCADE'],
    ['a column of another type', 'ALTER TABLE events ALTER COLUMN sign_up_count TYPE bigint'],
    ['a column that may be null', 'ALTER TABLE accounts ALTER COLUMN name DROP NOT NULL'],
    ['a rule too few', 'ALTER TABLE events DROP CONSTRAINT events_price_payable'],
    ['an index too few', 'DROP INDEX events_created_by_soonest'],
    ['a foreign key too few', 'ALTER TABLE sessions DROP CONSTRAINT sessions_account_id_fkey'],
  ])('and would find %s', async (_what, change) => {
    const { database, dataSource } = await ownDatabase();
    await database.query(change);
    expect(await differences(dataSource)).not.toEqual([]);
  });

  it.each([
    ['events_search', `USING gin (to_tsvector('simple'::regconfig, search_text)) WHERE public`],
    ['search_words_variants', `USING gin (variants) WITH (fastupdate=off)`],
    ['accounts_organizer_names', `USING gin (to_tsvector('simple'::regconfig, regexp_replace(NORMALIZE(`],
    ['events_type_spellings', 'USING btree (lower(type), created_at, id) WHERE (deleted_at IS NULL)'],
    ['sign_ups_by_name', 'USING btree (event_id, regexp_replace(NORMALIZE(lower("left"(name, 60)), NFKD)'],
  ])('but for the index %s, which TypeORM cannot describe', async (name, definition) => {
    const { database } = await ownDatabase();
    const [index] = await database.query('SELECT indexdef FROM pg_indexes WHERE indexname = $1', [name]);
    expect(index?.indexdef).toContain(definition);
  });
});

describe('D9: migrations', () => {
  it('go up, down to nothing, and up to the same again', async () => {
    const { database, dataSource } = await ownDatabase('template0');
    await dataSource.runMigrations({ transaction: 'each' });
    const up = await structureOf(database);
    expect(up.columns.length).toBeGreaterThan(20);

    for (const _ of tables.migrations) await dataSource.undoLastMigration({ transaction: 'each' });
    const left = await database.query(
      `SELECT relname FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind <> 'i' AND relname NOT LIKE 'migrations%'
       UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    );
    expect(left).toEqual([]);
    expect(await database.query('SELECT * FROM migrations')).toEqual([]);

    await dataSource.runMigrations({ transaction: 'each' });
    expect(await structureOf(database)).toEqual(up);
  });
});

it('S35: migrations and job tables are made by a role that owns them and is no superuser', async () => {
  const { dataSource } = await ownDatabase();
  const [role] = await dataSource.query('SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
  expect(role).toEqual({ rolsuper: false });
  const owned = await dataSource.query(
    `SELECT schemaname, tableowner = current_user AS own FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss') GROUP BY 1, 2 ORDER BY 1`,
  );
  expect(owned).toEqual([
    { schemaname: 'pgboss', own: true },
    { schemaname: 'public', own: true },
  ]);
});
