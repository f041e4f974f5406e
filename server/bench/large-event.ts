/** A database of a test, or one of TypeORM's. */
interface Database {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Accounts that have signed up, and paid if they had to, by SQL; those of the same event share its creation. */
export async function fillEvent(
  database: Database,
  eventId: string,
  { attendees, paidPence = 0 }: { attendees: number; paidPence?: number },
): Promise<void> {
  await database.query(
    `WITH numbered AS (
       SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS sign_up_id FROM generate_series(1, $2::int) AS n
     ), made AS (
       INSERT INTO accounts (id, email, name, role, created_at)
       SELECT id, 'attendee-' || n || '@example.org', 'Number ' || n, 'USER', now() FROM numbered
     ), placed AS (
       INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
       SELECT sign_up_id, $1, id, 'Number ' || n, 'attendee-' || n || '@example.org', now() FROM numbered
     ), paid AS (
       INSERT INTO payments (id, account_id, event_id, sign_up_id, event_title, name, email, amount_pence, currency,
                             refunded_pence, status, idempotency_key, intent_id, created_at, updated_at)
       SELECT gen_random_uuid(), id, $1, sign_up_id, 'Large', 'Number ' || n, 'attendee-' || n || '@example.org', $3,
              'gbp', 0, 'SUCCEEDED', gen_random_uuid(), 'pi_large_' || n, now(), now()
       FROM numbered WHERE $3 > 0
     )
     UPDATE events SET sign_up_count = sign_up_count + $2 WHERE id = $1`,
    [eventId, attendees, paidPence],
  );
}

/** How much of an event that does not take place is left, and which jobs were enqueued for it. */
export async function leftOf(database: Database, eventId: string) {
  const [left] = (await database.query(
    `SELECT (SELECT count(*)::int FROM events WHERE id = $1) AS events,
       (SELECT count(*)::int FROM sign_ups WHERE event_id = $1) AS "signUps",
       (SELECT count(*)::int FROM payments WHERE event_id = $1) AS payments,
       (SELECT count(*)::int FROM payments WHERE status = 'SUCCEEDED') AS unrefunded,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'send-event-cancelled-mail') AS mails,
       (SELECT count(DISTINCT data->'attendee'->>'email')::int FROM pgboss.job
        WHERE name = 'send-event-cancelled-mail') AS people,
       (SELECT count(DISTINCT data->>'paymentId')::int FROM pgboss.job WHERE name = 'refund-payment') AS refunds`,
    [eventId],
  )) as [Record<'events' | 'signUps' | 'payments' | 'unrefunded' | 'mails' | 'people' | 'refunds', number>];
  return left;
}
