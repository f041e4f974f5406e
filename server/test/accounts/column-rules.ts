import type { Erasure } from '../../src/features/personal-columns.js';
import { tableRules } from '../../src/personal-data.js';
import type { TestDatabase } from '../support/test-database.js';

/** The tables of a database that no migration of the product has made. */
const MADE_BY_LIBRARIES = ['migrations'];

/** The columns of a database without a rule, and the rules without a column, as `table.column`. */
export async function withoutRule(database: TestDatabase): Promise<{ columns: string[]; rules: string[] }> {
  // The rows of pg-boss are jobs: test/jobs/personal-data.test.ts has their rules.
  const found = await database.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'pgboss') AND table_name <> ALL($1)
     ORDER BY name`,
    [MADE_BY_LIBRARIES],
  );
  const columns = found.map(({ name }) => name);
  const rules = tableRules.flatMap(({ table, personal, notPersonal }) =>
    [...personal.flatMap(([, ...names]) => names), ...notPersonal].map((name) => `${table}.${name}`),
  );
  return {
    columns: columns.filter((name) => !rules.includes(name)),
    rules: rules.filter((name) => !columns.includes(name)).toSorted(),
  };
}

/** The personal columns that end in one way, as `table.column`. */
export function columnsByFate(when: keyof Erasure, fate: Erasure[keyof Erasure]): string[] {
  return tableRules.flatMap(({ table, personal }) =>
    personal
      .filter(([erasure]) => erasure[when] === fate)
      .flatMap(([, ...columns]) => columns.map((column) => `${table}.${column}`)),
  );
}

/** How a value has ended that the row had before. */
export function fateOf(row: Record<string, unknown> | undefined, column: string) {
  if (!row) return 'ROW_DELETED';
  return row[column] === null ? 'EMPTIED' : 'stays';
}
