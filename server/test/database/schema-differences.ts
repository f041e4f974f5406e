import type { DataSource } from 'typeorm';

/** What TypeORM would change to make the database as the entities say. */
export async function differences(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
