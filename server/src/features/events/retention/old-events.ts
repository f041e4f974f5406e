import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import { WITH_PEOPLE } from '../event.entity.js';

/** Events that are listed at a time. */
const PAGE = 100;

/** An event that was moved lately may have a wrong date (S51). */
const IS_OLD = `ends_at < $1 AND (plan_changed_at IS NULL OR plan_changed_at < $1) AND (${WITH_PEOPLE}) AND deleted_at IS NULL`;

/**
 * The ids of the events that ended before an instant and have people who are not erased, the oldest first. The caller may erase them
 * meanwhile.
 */
export async function* listOldEvents(database: EntityManager, before: Date): AsyncGenerator<string> {
  let last: { id: string; endsAt: Date } | undefined;
  do {
    const rows: { id: string; endsAt: Date }[] = await read(
      database,
      `SELECT id, ends_at AS "endsAt" FROM events WHERE ${IS_OLD}
         AND ($2::timestamptz IS NULL OR (ends_at, id) > ($2, $3::uuid))
       ORDER BY ends_at, id LIMIT ${PAGE}`,
      [before, last?.endsAt ?? null, last?.id ?? null],
    );
    for (const { id } of rows) yield id;
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last);
}

/** Locks an event. @returns whether it ended before that instant still, and has people who are not erased */
export async function lockOldEvent(manager: EntityManager, eventId: string, before: Date): Promise<boolean> {
  const rows = await manager.query<object[]>(
    `SELECT 1 FROM events WHERE ${IS_OLD} AND id = $2 FOR NO KEY UPDATE`,
    [before, eventId],
  );
  return rows.length > 0;
}
