import { expect } from 'vitest';
import { WRONG_COUNTS } from '../../src/features/sign-ups/check-counts.js';
import type { TestDatabase } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';

/** The stored sign-ups of an event: the count beside the rows, and the jobs that confirm them. */
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
  return database.query(WRONG_COUNTS);
}

/**
 * Links as a mail has them, made by SQL, in the place of those of mails: the secret of each is its sign-up's id. The
 * mails of these sign-ups are not sent any more, since each would replace the link by its own.
 */
export async function insertContactTokens(
  database: TestDatabase,
  signUpIds: readonly string[],
): Promise<void> {
  const mails = `name = 'send-contact-confirmation' AND data->>'signUpId' = ANY($1)`;
  await waitUntil(async () => {
    await database.query(`DELETE FROM pgboss.job WHERE ${mails} AND state IN ('created', 'retry')`, [
      signUpIds,
    ]);
    expect(
      await database.query(`SELECT FROM pgboss.job WHERE ${mails} AND state = 'active'`, [signUpIds]),
    ).toEqual([]);
  });
  await database.query(
    `INSERT INTO contact_tokens
     SELECT sha256(convert_to(id::text, 'UTF8')), id, 'infinity' FROM unnest($1::uuid[]) AS id
     ON CONFLICT (sign_up_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [signUpIds],
  );
}
