import type { DataSource } from 'typeorm';

const COLUMNS = `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = 'public'`;

/** The columns of this version that a database does not have, as `table.column`. */
export async function missingColumns(database: DataSource): Promise<string[]> {
  const stored = await database.query<{ name: string }[]>(COLUMNS);
  const names = new Set(stored.map(({ name }) => name));
  const expected = database.entityMetadatas.flatMap(({ tableName, columns }) =>
    columns.map(({ databaseName }) => `${tableName}.${databaseName}`),
  );
  return expected.filter((name) => !names.has(name));
}
