import type { TestDatabase } from '../support/test-database.js';

/** What the database holds of an event's sign-ups: the count beside the rows, and the jobs that confirm them. */
export async function signUpRows(database: TestDatabase, eventId: string) {
  const [event] = await database.query<{ count: number }>(
    'SELECT sign_up_count AS count FROM events WHERE id = $1',
    [eventId],
  );
  const signUps = await database.query<{ id: string; account_id: string; email: string }>(
    'SELECT * FROM sign_ups WHERE event_id = $1',
    [eventId],
  );
  const jobs = await database.query(
    `SELECT data FROM pgboss.job WHERE name = 'send-sign-up-confirmation' AND data->>'signUpId' = ANY($1)`,
    [signUps.map(({ id }) => id)],
  );
  return { count: event?.count, signUps, jobs };
}

/** The events whose counts are not those of their rows. */
export function wrongCounts(database: TestDatabase): Promise<object[]> {
  return database.query(
    `SELECT * FROM (
       SELECT id, sign_up_count, (SELECT count(*) FROM sign_ups WHERE event_id = events.id) AS sign_ups,
         held_count, (SELECT count(*) FROM place_holds WHERE event_id = events.id) AS holds,
         waiting_count, (
           SELECT count(*) FROM waiting_list_entries WHERE event_id = events.id AND offer_expires_at IS NULL
         ) AS waiting
       FROM events
     ) AS counted WHERE sign_up_count <> sign_ups OR held_count <> holds OR waiting_count <> waiting`,
  );
}

/** Links as a mail has them, made by SQL, in the place of those of mails: the secret of each is its sign-up's id. */
export async function insertContactTokens(
  database: TestDatabase,
  signUpIds: readonly string[],
): Promise<void> {
  await database.query(
    `INSERT INTO contact_tokens
     SELECT sha256(convert_to(id::text, 'UTF8')), id, 'infinity' FROM unnest($1::uuid[]) AS id
     ON CONFLICT (sign_up_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [signUpIds],
  );
}
