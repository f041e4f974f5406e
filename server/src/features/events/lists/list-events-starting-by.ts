import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';

/** Events that take place, with attendees, that start after `from`, at `to` at the latest, the soonest first. */
export function listEventsStartingBy(
  database: EntityManager,
  span: { from: Date; to: Date; after: { startsAt: Date; id: string } | null; limit: number },
): Promise<{ id: string; startsAt: Date }[]> {
  const { from, to, after, limit } = span;
  return read(
    database,
    `SELECT id, starts_at AS "startsAt" FROM events
     WHERE starts_at > $1 AND starts_at <= $2 AND deleted_at IS NULL AND cancelled_at IS NULL AND sign_up_count > 0
       AND ($3::timestamptz IS NULL OR (starts_at, id) > ($3, $4::uuid))
     ORDER BY starts_at, id LIMIT ${limit}`,
    [from, to, after?.startsAt ?? null, after?.id ?? null],
  );
}
