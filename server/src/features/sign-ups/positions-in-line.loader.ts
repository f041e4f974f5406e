import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { BatchContext, Context } from '../context.js';
import type { WaitingListEntry } from './waiting-list-entry.entity.js';

/** The place in line of each of these entries: 1 is next; 0 for one that was offered a place. */
export const positionsInLine: BatchFunction<Context, WaitingListEntry, number> = ({ services }, entries) =>
  services.batches.add(positionsOf, entries);

/**
 * Each list asks for its own entries; those of a crowd are asked for together. The line is counted up to the first of
 * them, and only from there on row by row: those who have just joined stand at its end.
 */
async function positionsOf(
  { database }: BatchContext,
  lists: readonly (readonly WaitingListEntry[])[],
): Promise<number[][]> {
  const byEvent = Map.groupBy(lists.flat(), ({ eventId }) => eventId);
  const ranges = [...byEvent.values()].map((entries) => entries.map(({ joinedAt }) => joinedAt.getTime()));
  const rows = await database.query<{ id: string; position: number }[]>(
    `SELECT id, position FROM (
       SELECT entry.id, (before + row_number() OVER (PARTITION BY event_id ORDER BY joined_at, entry.id))::int AS position
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS wanted (id, first, last)
       CROSS JOIN LATERAL (
         SELECT count(*) AS before FROM waiting_list_entries
         WHERE event_id = wanted.id AND offer_expires_at IS NULL AND joined_at < first
       ) AS counted
       JOIN waiting_list_entries AS entry
         ON event_id = wanted.id AND offer_expires_at IS NULL AND joined_at BETWEEN first AND last
     ) AS line WHERE id = ANY($4)`,
    [
      [...byEvent.keys()],
      ranges.map((times) => new Date(Math.min(...times))),
      ranges.map((times) => new Date(Math.max(...times))),
      lists.flat().map(({ id }) => id),
    ],
  );
  const byId = new Map(rows.map(({ id, position }) => [id, position]));
  return lists.map((entries) => entries.map(({ id }) => byId.get(id) ?? 0));
}
