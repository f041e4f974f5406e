import { read } from '../../platform/database/sql/read.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { BatchContext, Context } from '../context.js';
import type { WaitingListEntry } from './waiting-list-entry.entity.js';

/** The place in line of each of these entries: 1 is next; 0 for one that was offered a place. */
export const positionsInLine: BatchFunction<Context, WaitingListEntry, number> = ({ services }, entries) =>
  services.batches.add(positionsOf, entries);

/**
 * Each list asks for its own entries; those of a crowd are asked for together. The line is counted up to the first of
 * them, and only from there on row by row: those who have just joined stand at its end. MATERIALIZED, so that it is
 * counted once for each event and not for each entry; OFFSET 0, so that the entries are looked up by the index.
 */
async function positionsOf(
  { database }: BatchContext,
  lists: readonly (readonly WaitingListEntry[])[],
): Promise<number[][]> {
  const byEvent = Map.groupBy(lists.flat(), ({ eventId }) => eventId);
  const ranges = [...byEvent.values()].map((entries) => entries.map(({ joinedAt }) => joinedAt.getTime()));
  const rows = await read<{ id: string; position: number }>(
    database,
    `WITH line AS MATERIALIZED (
       SELECT id, first, last,
         (SELECT count(*) FROM waiting_list_entries
          WHERE event_id = line.id AND offer_expires_at IS NULL AND joined_at < first) AS before
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS line (id, first, last)
     )
     SELECT id, position FROM (
       SELECT entry.id,
         (before + row_number() OVER (PARTITION BY line.id ORDER BY joined_at, entry.id))::int AS position
       FROM line CROSS JOIN LATERAL (
         SELECT id, joined_at FROM waiting_list_entries
         WHERE event_id = line.id AND offer_expires_at IS NULL AND joined_at BETWEEN first AND last
         OFFSET 0
       ) AS entry
     ) AS entries WHERE id = ANY($4)`,
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
