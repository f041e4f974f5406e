import type { DataSource } from 'typeorm';
import { Database } from '../database.js';
import type { DatabaseOptions } from './database-options.js';

/** PostgreSQL as the product uses it: TypeORM's data source over a `Database` (see `databaseOf`). */
export function createDataSource(options: DatabaseOptions): DataSource {
  return new Database(options).dataSource;
}
