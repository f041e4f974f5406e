import { DataSource } from 'typeorm';
import { snakeCaseNaming } from '../sql/snake-case-naming.js';
import type { DatabaseOptions } from './database-options.js';
import { PassBusyErrors } from './pass-busy-errors.js';
import { quietLogger } from './quiet-logger.js';
import { type ConnectionSource, TypeOrmPool } from './typeorm-pool.js';

/** TypeORM, for entities and migrations, with connections of `database`. */
export function typeOrmOver(
  database: ConnectionSource,
  { url, entities, migrations }: DatabaseOptions,
): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: { Pool: TypeOrmPool },
    extra: { database },
    url,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    subscribers: [PassBusyErrors],
    logger: quietLogger,
    namingStrategy: snakeCaseNaming,
  });
}
