import { eraseOldDataJob } from '../../src/features/events/retention/erase-old-data.job.js';
import type { TestDatabase } from '../support/test-database.js';

/**
 * Gives an event an end three years ago, and checkouts that were not paid. They are stored before those of its people, so that a
 * batch of any payments would be of these.
 */
export async function makeOldEvent(database: TestDatabase, id: string, accountId: string): Promise<void> {
  await database.query(
    `INSERT INTO payments (id, account_id, event_id, event_title, name, email, amount_pence, currency, refunded_pence, status,
                           idempotency_key, created_at, updated_at)
     SELECT gen_random_uuid(), $2, $1, 'Large', 'Ines', 'ines@example.org', 99, 'gbp', 0, 'CANCELED', gen_random_uuid(), now(), now()
     FROM generate_series(1, 400)`,
    [id, accountId],
  );
  await database.query(
    `UPDATE events SET starts_at = now() - interval '3 years 2 hours', ends_at = now() - interval '3 years' WHERE id = $1`,
    [id],
  );
}

/** Asks for the job as its schedule does: the settings of its queue are copied into it. */
export const enqueueErasure = (database: TestDatabase) =>
  database.query(
    `INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds)
     SELECT name, '{}', retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds
     FROM pgboss.queue WHERE name = $1`,
    [eraseOldDataJob.name],
  );

export async function leftOfOldEvent(database: TestDatabase, id: string): Promise<object | undefined> {
  const [left] = await database.query(
    `SELECT (SELECT count(*)::int FROM sign_ups WHERE event_id = $1) AS places,
       (SELECT sum(place_count)::int FROM erased_places WHERE event_id = $1) AS erased,
       (SELECT count(*)::int FROM payments WHERE event_id = $1 AND name IS NOT NULL AND amount_pence = 2450) AS payers,
       (SELECT count(*)::int FROM payments WHERE event_id = $1 AND amount_pence = 2450) AS payments,
       (SELECT sign_up_count FROM events WHERE id = $1) AS count`,
    [id],
  );
  return left;
}
