import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { withRest } from './with-rest.js';

/** Rows of one statement: far below the time limit of statements, also on a busy machine and with the rows that go with them. */
export const ROWS = 2_000;

/** A row that is being changed is due no more, or on the next night: a ctid alone would delete its new version, too. */
const LOCK = 'FOR UPDATE OF old SKIP LOCKED';

/**
 * Deletes the rows of a table that a job of the night no longer needs, however many, each batch by a statement of its own and
 * followed by a rest. Where it is stopped, the next night goes on.
 * @param where a condition, or SQL of the table `old`
 */
export async function deleteInBatches<Row extends ObjectLiteral>(
  database: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[] | string,
): Promise<void> {
  const old = database.createQueryBuilder(entity, 'old').select('old.ctid').where(where).limit(ROWS);
  const [sql, values] = old.getQueryAndParameters();
  const table = database.connection.getMetadata(entity).tablePath;
  let deleted = ROWS;
  while (deleted === ROWS) {
    const batch = () =>
      database.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(${sql} ${LOCK}))`,
        values,
      );
    [, deleted] = await withRest(batch);
  }
}
