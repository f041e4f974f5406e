import { range } from 'es-toolkit/math';
import { insertDraft } from '../event-drafts/draft-operations.js';
import type { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';

/** Events, half of which are over. */
const EVENTS = 8;
const PEOPLE = 6;

/**
 * Fills each list that a creator may read with more than a page. Each two neighbours have the same instant, so that the
 * id decides, too.
 * @returns an event of theirs with people of every kind
 */
export async function fillEveryList({ database, world }: TestApp, creator: Person): Promise<string> {
  const eventIds: string[] = [];
  for (const number of range(EVENTS)) {
    const date = `2027-03-${14 + Math.floor(number / 4)}`;
    eventIds.push((await world.event(creator, { date, pricePence: 0 })).id);
  }
  const [eventId = ''] = eventIds;
  // Two of a series are not on one date.
  const seriesIds: string[] = [];
  for (const number of range(EVENTS))
    seriesIds.push((await world.event(creator, { date: `2027-04-1${number}`, pricePence: 0 })).id);
  await database.query(
    `UPDATE events SET date = date - 3650, starts_at = starts_at - interval '3650 days',
       ends_at = ends_at - interval '3650 days'
     WHERE id = ANY($1)`,
    [[...eventIds.slice(EVENTS / 2), ...seriesIds.slice(EVENTS / 2)]],
  );
  await database.query(
    `WITH made AS (INSERT INTO event_series (id, interval, created_at) VALUES (gen_random_uuid(), 'WEEK', now()) RETURNING id)
     UPDATE events SET series_id = made.id FROM made WHERE events.id = ANY($1)`,
    [seriesIds],
  );
  await database.query(
    `INSERT INTO accounts (id, email, name, role, created_at)
     SELECT gen_random_uuid(), 'person-' || n || '@list.example', 'Ines ' || n / 2, 'USER', now()
     FROM generate_series(1, $1::int) AS n`,
    [PEOPLE],
  );
  // The creator has something at each event, and everybody at the one.
  for (const [table, columns, values] of [
    ['sign_ups', 'name, email, signed_up_at', 'who.name, who.email, at'],
    ['cancelled_sign_ups', 'signed_up_at, cancelled_at, by_creator', 'at, at, false'],
    ['waiting_list_entries', 'name, email, joined_at', 'who.name, who.email, at'],
  ])
    await database.query(
      `INSERT INTO ${table} (id, event_id, account_id, ${columns})
       SELECT gen_random_uuid(), events.id, who.id, ${values} FROM (
         SELECT accounts.*, date_trunc('minute', now()) - row_number() OVER (ORDER BY email) / 2 * interval '1 minute' AS at
         FROM accounts WHERE id = $1 OR email LIKE '%@list.example'
       ) AS who, events WHERE events.id = ANY($2) AND (who.id = $1 OR events.id = $3)`,
      [creator.id, eventIds, eventId],
    );
  await database.query(
    `INSERT INTO payments (id, event_id, event_created_by_id, event_title, amount_pence, currency, refunded_pence, status,
       attention_reason, idempotency_key, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Bread for beginners', 2450, 'gbp', 0, 'SUCCEEDED', 'DISPUTED', gen_random_uuid(), at, at
     FROM (SELECT date_trunc('minute', now()) - n / 2 * interval '1 minute' AS at FROM generate_series(1, $3::int) AS n) AS made`,
    [eventId, creator.id, PEOPLE],
  );
  await database.query(
    `INSERT INTO scans (id, event_id, outcome, door, by_account_id, scanned_at, received_at, offline)
     SELECT gen_random_uuid(), $1, 'ADMITTED_TWICE', 'North', $2, at, at, true
     FROM (SELECT date_trunc('minute', now()) - n / 2 * interval '1 minute' AS at FROM generate_series(1, $3::int) AS n) AS made`,
    [eventId, creator.id, PEOPLE],
  );
  await database.query(
    `INSERT INTO activities (id, event_id, action, actor_id, occurred_at)
     SELECT gen_random_uuid(), $1, 'EVENT_CHANGED', $2, date_trunc('minute', now()) - n / 2 * interval '1 minute'
     FROM generate_series(1, $3::int) AS n`,
    [eventId, creator.id, PEOPLE],
  );
  await database.query(
    `INSERT INTO messages (id, event_id, created_by_id, subject, text, audience, also_later_sign_ups, status, created_at,
       written_at, started_at)
     SELECT gen_random_uuid(), $1, $2, 'Bring a photo', 'Of your bus stop.', 'ALL', false, 'SENT', at, at, at
     FROM (SELECT date_trunc('minute', now()) - n / 2 * interval '1 minute' AS at FROM generate_series(1, $3::int) AS n) AS made`,
    [eventId, creator.id, PEOPLE],
  );
  await database.query(
    `INSERT INTO account_activities (id, account_id, action, occurred_at)
     SELECT gen_random_uuid(), $1, 'SIGNED_IN', date_trunc('minute', now()) - n / 2 * interval '1 minute'
     FROM generate_series(1, $2::int) AS n`,
    [creator.id, PEOPLE],
  );
  await shareEvents({ database, world }, creator);
  for (const _ of range(EVENTS)) await insertDraft(database, creator.id);
  await database.query(
    "UPDATE event_drafts SET updated_at = date_trunc('minute', now()) WHERE created_by_id = $1",
    [creator.id],
  );
  // The lists of changes wait for the transactions of other tests.
  await waitUntil(async () => {
    const open = await database.query('SELECT FROM changes WHERE position >= settled_changes()');
    if (open.length > 0) throw new Error('Some changes are not settled');
  });
  return eventId;
}

/** Events of another creator, half of which are over. */
async function shareEvents({ database, world }: Pick<TestApp, 'database' | 'world'>, { id }: Person) {
  const other = await world.staff();
  const eventIds: string[] = [];
  for (const _ of range(EVENTS)) eventIds.push((await world.event(other, { date: '2027-05-01' })).id);
  await database.query(
    `UPDATE events SET date = date - 3650, starts_at = starts_at - interval '3650 days',
       ends_at = ends_at - interval '3650 days'
     WHERE id = ANY($1)`,
    [eventIds.slice(EVENTS / 2)],
  );
  await database.query(
    `INSERT INTO event_members (event_id, account_id, role, shown_as_host, since)
     SELECT shared.id, $2, 'EDITOR', false, now() FROM unnest($1::uuid[]) AS shared (id)`,
    [eventIds, id],
  );
}
