import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';

/** The note that people with a place at an event read; null: none. The caller makes sure that only they and the creator get it. */
export async function findAttendeeNote(database: EntityManager, eventId: string): Promise<string | null> {
  const [row] = await read<{ note: string | null }>(
    database,
    'SELECT attendee_note AS note FROM events WHERE id = $1',
    [eventId],
  );
  return row?.note ?? null;
}
