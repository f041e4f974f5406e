import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';

/**
 * The notes that people with a place at these events read; null: none. The caller makes sure that only they and the creator
 * get one.
 */
export const attendeeNotes: BatchFunction<{ database: EntityManager }, string, string | null> = async (
  { database },
  eventIds,
) => {
  const rows = await read<{ id: string; note: string }>(
    database,
    'SELECT id, attendee_note AS note FROM events WHERE id = ANY($1) AND attendee_note IS NOT NULL',
    [eventIds],
  );
  const byEvent = new Map(rows.map(({ id, note }) => [id, note]));
  return eventIds.map((id) => byEvent.get(id) ?? null);
};

/** The note of one event, as `attendeeNotes`. */
export async function findAttendeeNote(database: EntityManager, eventId: string): Promise<string | null> {
  const [note = null] = await attendeeNotes({ database }, [eventId]);
  return note instanceof Error ? null : note;
}
