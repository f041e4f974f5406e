import type { DataSource } from 'typeorm';
import { StartError } from '../start-error.js';

interface Queryable {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** The names under which TypeORM stores the migrations that this program knows. */
export function knownMigrations({ migrations }: Pick<DataSource, 'migrations'>): string[] {
  return migrations.map((migration) => migration.name ?? migration.constructor.name);
}

/** Of a database: how many migrations a newer version has run on it, which this program does not know. */
export const COUNT_UNKNOWN = 'SELECT count(*)::int AS count FROM migrations WHERE name <> ALL($1)';

/** Whether a newer version has used the database. A new database has no migrations yet. */
async function isForNewerVersion(database: Queryable, known: readonly string[]): Promise<boolean> {
  const tables = (await database.query(`SELECT to_regclass('migrations') AS name`, [])) as {
    name: unknown;
  }[];
  if (!tables[0]?.name) return false;
  const [unknown] = (await database.query(COUNT_UNKNOWN, [known])) as { count: number }[];
  return (unknown?.count ?? 0) > 0;
}

/** @throws StartError where a newer version has migrated the database */
export async function refuseNewerVersion(database: Queryable, known: readonly string[]): Promise<void> {
  if (!(await isForNewerVersion(database, known))) return;
  throw new StartError(
    'This database is for a newer version. Start that version, or restore a backup of this one.',
  );
}

const COUNT_KNOWN = 'SELECT count(*)::int AS count FROM migrations WHERE name = ANY($1)';

/**
 * For a program that works beside the server, and leaves migrations to it.
 * @throws StartError where this version's server has not migrated the database, or a newer version has
 */
export async function requireMigrated(database: DataSource): Promise<void> {
  const known = knownMigrations(database);
  await refuseNewerVersion(database, known);
  const [tables] = await database.query<[{ name: unknown }]>(`SELECT to_regclass('migrations') AS name`);
  const [run] = tables.name
    ? await database.query<[{ count: number }]>(COUNT_KNOWN, [known])
    : [{ count: 0 }];
  if (run.count === known.length) return;
  throw new StartError(
    'This database is for an older version, or empty: start the server of this version once.',
  );
}
