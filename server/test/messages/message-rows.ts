import type { TestDatabase } from '../support/test-database.js';

/** A scheduled message, made by SQL. @returns its id */
export async function insertMessage(
  database: Pick<TestDatabase, 'query'>,
  eventId: string,
  createdById: string,
): Promise<string> {
  const [message] = await database.query<{ id: string }>(
    `INSERT INTO messages (id, event_id, created_by_id, subject, text, audience, also_later_sign_ups, hours_before_start,
       status, created_at, written_at)
     VALUES (gen_random_uuid(), $1, $2, 'Bring a photo', 'Of your bus stop.', 'ALL', false, 1, 'SCHEDULED', now(), now())
     RETURNING id`,
    [eventId, createdById],
  );
  return message?.id ?? '';
}
