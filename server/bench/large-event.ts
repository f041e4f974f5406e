/** A database of a test, or one of TypeORM's. */
interface Database {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

interface People {
  attendees: number;
  paidPence?: number;
}

/** Accounts that have signed up, and paid if they had to, by SQL; those of the same event share its creation. */
export async function fillEvent(database: Database, eventId: string, people: People): Promise<void> {
  await fillSeveralEvents(database, [eventId], people);
}

/** The same, for accounts with a place at each of several events. `of` is in their addresses. */
export async function fillSeveralEvents(
  database: Database,
  eventIds: readonly string[],
  { attendees, paidPence = 0, of = 'attendee' }: People & { of?: string },
): Promise<void> {
  await database.query(
    `WITH numbered AS MATERIALIZED (
       SELECT n, gen_random_uuid() AS id, $4::text || '-' || n || '@example.org' AS email
       FROM generate_series(1, $2::int) AS n
     ), places AS MATERIALIZED (
       SELECT numbered.*, event_id, gen_random_uuid() AS sign_up_id FROM numbered CROSS JOIN unnest($1::uuid[]) AS event_id
     ), made AS (
       INSERT INTO accounts (id, email, name, role, created_at)
       SELECT id, email, 'Number ' || n, 'USER', now() FROM numbered
     ), placed AS (
       INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
       SELECT sign_up_id, event_id, id, 'Number ' || n, email, now() FROM places
     ), paid AS (
       INSERT INTO payments (id, account_id, event_id, sign_up_id, event_title, name, email, amount_pence, currency,
                             refunded_pence, status, idempotency_key, intent_id, created_at, updated_at)
       SELECT gen_random_uuid(), id, event_id, sign_up_id, 'Large', 'Number ' || n, email, $3,
              'gbp', 0, 'SUCCEEDED', gen_random_uuid(), 'pi_large_' || sign_up_id, now(), now()
       FROM places WHERE $3 > 0
     )
     UPDATE events SET sign_up_count = sign_up_count + $2 WHERE id = ANY($1)`,
    [eventIds, attendees, paidPence, of],
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
