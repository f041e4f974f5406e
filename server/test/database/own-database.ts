import type { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { tables } from '../../src/tables.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** A database of one test's own and the product's way to it; with `template0` it is empty, without any table. */
export async function ownDatabase(
  template = 'template_turnout',
): Promise<{ database: TestDatabase; dataSource: DataSource }> {
  const database = await createTestDatabase({ template });
  const dataSource = createDataSource({ ...tables, url: database.url, poolSize: 4 });
  await dataSource.initialize();
  onTestFinished(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  return { database, dataSource };
}
