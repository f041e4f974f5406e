import { describe, expect, it } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { statementsOf } from '../support/statements.js';
import { ownDatabase } from './own-database.js';

const names = tables.migrations.map(({ name }) => name);

describe('D8: three processes that start in parallel', () => {
  it('migrate an empty database once, one after the other', async () => {
    const { database } = await ownDatabase('template0');
    const options = { ...tables, url: database.url, poolSize: 2 };
    let inside = 0;
    let mostInside = 0;
    let turns = 0;
    const alone = async () => {
      turns += 1;
      inside += 1;
      mostInside = Math.max(mostInside, inside);
      // The migrations that are there are whole: the others' turn comes after them.
      expect(await database.query('SELECT name FROM migrations ORDER BY id')).toEqual(
        names.map((name) => ({ name })),
      );
      inside -= 1;
    };

    const statements = await statementsOf(() =>
      Promise.all([migrate(options, alone), migrate(options, alone), migrate(options, alone)]),
    );
    expect([turns, mostInside]).toEqual([3, 1]);
    expect(statements.filter(({ text }) => text.includes('CREATE TABLE accounts'))).toHaveLength(1);
    expect(statements.filter(({ text }) => text.includes('INSERT INTO "migrations"'))).toHaveLength(
      names.length,
    );
    expect(await database.query('SELECT name FROM migrations ORDER BY id')).toEqual(
      names.map((name) => ({ name })),
    );
  });

  it('find nothing to do in a database that is up to date', async () => {
    const { database } = await ownDatabase();
    const options = { ...tables, url: database.url, poolSize: 2 };
    const statements = await statementsOf(() =>
      Promise.all([migrate(options), migrate(options), migrate(options)]),
    );
    expect(statements.filter(({ text }) => /CREATE TABLE (?!.*migrations)|INSERT INTO/.test(text))).toEqual(
      [],
    );
  });

  it('are not held up by one whose migration fails, and it leaves nothing half done', async () => {
    const { database } = await ownDatabase('template0');
    const options = { ...tables, url: database.url, poolSize: 2 };
    class Failing1900000000000 {
      async up(runner: { query(sql: string): Promise<unknown> }): Promise<void> {
        await runner.query('CREATE TABLE half_done (id integer)');
        await runner.query('SELECT * FROM nothing_of_that_name');
      }
      async down(): Promise<void> {}
    }
    const failing = { ...options, migrations: [...tables.migrations, Failing1900000000000] };

    const outcomes = await Promise.allSettled([migrate(failing), migrate(options), migrate(failing)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(await database.query(`SELECT to_regclass('half_done') AS half_done`)).toEqual([
      { half_done: null },
    ]);
    expect(await database.query('SELECT name FROM migrations ORDER BY id')).toEqual(
      names.map((name) => ({ name })),
    );
  });
});
