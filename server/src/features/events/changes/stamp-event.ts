import type { EntityManager } from 'typeorm';
import type { Event } from '../event.entity.js';

/**
 * Gives an event the `updatedAt` of its change, as the last statement of the transaction. Until that has committed, no
 * other transaction gets past this statement. So events are committed in the order of their `updatedAt`, whatever the
 * clocks of the servers say, and a reader that has seen one of them has missed none before.
 * @param earliest when the change was made; `updatedAt` is later where another event has a later one
 */
export async function stampEvent(manager: EntityManager, id: string, earliest: Date): Promise<Date> {
  const [stamped] = await manager.query<[Pick<Event, 'updatedAt'>[], number]>(
    `WITH latest AS (
       UPDATE public_version SET version = pg_current_xact_id()::text::bigint,
         latest_event_update = greatest(latest_event_update, $2)
       RETURNING latest_event_update
     )
     UPDATE events SET updated_at = latest_event_update FROM latest WHERE events.id = $1
     RETURNING updated_at AS "updatedAt"`,
    [id, earliest],
  );
  const [event] = stamped;
  if (!event) throw new Error('The event to stamp, or the row of public_version, is missing.');
  return event.updatedAt;
}
