import { type AfterQueryEvent, DataSource, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import { BusyError } from '../../errors/request-errors.js';
import { snakeCaseNaming } from '../sql/snake-case-naming.js';
import type { DatabaseOptions } from './database-options.js';
import { quietLogger } from './quiet-logger.js';
import { type ConnectionSource, TypeOrmPool } from './typeorm-pool.js';

/** TypeORM wraps the error of a statement in one of its own. It tells subscribers first: BusyError goes on as it is. */
@EventSubscriber()
class PassBusyErrors implements EntitySubscriberInterface {
  afterQuery({ error }: AfterQueryEvent): void {
    if (error instanceof BusyError) throw error;
  }
}

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
    // For exclusion constraints it would install btree_gist, which those of a B-tree do not need.
    installExtensions: false,
    subscribers: [PassBusyErrors],
    logger: quietLogger,
    namingStrategy: snakeCaseNaming,
  });
}
