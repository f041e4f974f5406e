import type { DataSource } from 'typeorm';

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
export async function isForNewerVersion(database: Queryable, known: readonly string[]): Promise<boolean> {
  const tables = (await database.query(`SELECT to_regclass('migrations') AS name`, [])) as {
    name: unknown;
  }[];
  if (!tables[0]?.name) return false;
  const [unknown] = (await database.query(COUNT_UNKNOWN, [known])) as { count: number }[];
  return (unknown?.count ?? 0) > 0;
}
