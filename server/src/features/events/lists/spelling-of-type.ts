import type { EntityManager } from 'typeorm';
import { IS_LISTED } from '../visible-to.js';

/**
 * How the oldest event that lists show spells a type that differs from this one by capitals only; the type as it is where
 * there is none. Two people who are the first with it in the same moment may spell it differently.
 * @param type checked and cleaned
 * @param eventIds the events that get the type: their own spelling can be corrected while no other has it
 */
export async function spellingOfType(
  manager: EntityManager,
  type: string,
  eventIds: readonly string[],
): Promise<string> {
  const [oldest] = await manager.query<{ type: string }[]>(
    `SELECT type FROM events WHERE ${IS_LISTED} AND lower(type) = lower($1) AND id <> ALL($2)
     ORDER BY created_at, id LIMIT 1`,
    [type, eventIds],
  );
  return oldest?.type ?? type;
}
