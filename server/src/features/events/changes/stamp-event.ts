import type { EntityManager } from 'typeorm';
import type { Event } from '../event.entity.js';

/** As `stampEvents`, for one event. */
export async function stampEvent(manager: EntityManager, id: string, earliest: Date): Promise<Date> {
  const updatedAt = await stampEvents(manager, [id], earliest);
  if (!updatedAt) throw new Error('The event to stamp, or the row of public_version, is missing.');
  return updatedAt;
}

/**
 * Gives events the `updatedAt` of their change, as the last statement of the transaction. Until that has committed, no
 * other transaction gets past this statement. So events are committed in the order of their `updatedAt`, whatever the
 * clocks of the servers say, and a reader that has seen one of them has missed none before.
 * @param earliest when the change was made; `updatedAt` is later where another event has a later one
 * @returns null where none of the events is there
 */
export async function stampEvents(
  manager: EntityManager,
  ids: readonly string[],
  earliest: Date,
): Promise<Date | null> {
  const [stamped] = await manager.query<[Pick<Event, 'updatedAt'>[], number]>(
    `WITH latest AS (
       UPDATE public_version SET version = pg_current_xact_id()::text::bigint,
         latest_event_update = greatest(latest_event_update, $2)
       RETURNING latest_event_update
     )
     UPDATE events SET updated_at = latest_event_update FROM latest WHERE events.id = ANY($1)
     RETURNING updated_at AS "updatedAt"`,
    [ids, earliest],
  );
  return stamped[0]?.updatedAt ?? null;
}
