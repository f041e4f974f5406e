import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const FIGURES = graphql(`query RecentFigures {
  viewer { recentFigures {
    timeZone
    signUpsByDay { date signUpCount paidCount }
    week { signUpCount paidPence givenBackCount }
    weekBefore { signUpCount paidPence givenBackCount }
  } }
}`);

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  // By the clock of the tests it is 2 March 2027, 01:00 there.
  app = await startTestApp({ doJobs: false, env: { TIME_ZONE: 'Pacific/Auckland' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  staff = await app.world.staff();
});

/** A place that a person of its own took at that instant, and gave back later where that is said. */
async function placeAt(eventId: string, signedUpAt: string, givenBackAt: string | null = null) {
  const id = crypto.randomUUID();
  await app.database.query(
    `WITH account AS (
       INSERT INTO accounts (id, email, name, role, created_at)
       VALUES ($1::uuid, $1::text || '@example.org', 'Ines', 'USER', now())
     ), given_back AS (
       INSERT INTO cancelled_sign_ups (id, event_id, account_id, signed_up_at, cancelled_at, by_creator)
       SELECT $1::uuid, $2, $1::uuid, $3, $4::timestamptz, false WHERE $4::timestamptz IS NOT NULL
     )
     INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
     SELECT $1::uuid, $2, $1::uuid, 'Ines', $1::text || '@example.org', $3 WHERE $4::timestamptz IS NULL`,
    [id, eventId, signedUpAt, givenBackAt],
  );
  return id;
}

interface Paid {
  pence?: number;
  status?: string;
  refunded?: number;
}

/** A payment for a place; for none where it is null. */
const paid = (
  eventId: string,
  placeId: string | null,
  paidAt: string,
  { pence = 2_450, status = 'SUCCEEDED', refunded = 0 }: Paid = {},
) =>
  app.database.query(
    `INSERT INTO payments (id, event_id, event_created_by_id, event_title, amount_pence, currency, refunded_pence, status,
       idempotency_key, created_at, paid_at, updated_at, sign_up_id, cancelled_sign_up_id)
     SELECT gen_random_uuid(), $1, $2, 'Bread', $3, 'gbp', $4, $5, gen_random_uuid(), $6, $6, $6,
       (SELECT id FROM sign_ups WHERE id = $7), (SELECT id FROM cancelled_sign_ups WHERE id = $7)`,
    [eventId, staff.id, pence, refunded, status, paidAt, placeId],
  );

async function figures(person = staff) {
  const { data, errors } = await person.client.graphql(FIGURES);
  if (!data.viewer) throw new Error(JSON.stringify(errors));
  return data.viewer.recentFigures;
}

/** The days on which something was. */
const daysOf = ({ signUpsByDay }: Awaited<ReturnType<typeof figures>>) =>
  signUpsByDay
    .filter(({ signUpCount, paidCount }) => signUpCount + paidCount > 0)
    .map(({ date, signUpCount, paidCount }) => [date, signUpCount, paidCount]);

const NOTHING = { signUpCount: 0, paidPence: 0, givenBackCount: 0 };
const free = { pricePence: 0 };

describe('the recent figures of an account', () => {
  it('have each of the last 30 days of the zone of the settings, today the last', async () => {
    const { timeZone, signUpsByDay, week, weekBefore } = await figures();
    expect(timeZone).toBe('Pacific/Auckland');
    expect(signUpsByDay).toHaveLength(30);
    expect(signUpsByDay[0]).toEqual({ date: '2027-02-01', signUpCount: 0, paidCount: 0 });
    expect(signUpsByDay.at(-1)).toEqual({ date: '2027-03-02', signUpCount: 0, paidCount: 0 });
    expect([week, weekBefore]).toEqual([NOTHING, NOTHING]);
  });

  it('count sign-ups on the days of that zone, whatever the zone of the event', async () => {
    const { id } = await app.world.event(staff, { ...free, timeZone: 'America/Los_Angeles' });
    const instants = [
      '2027-01-31T10:59:59.999Z',
      '2027-01-31T11:00:00.000Z',
      '2027-03-01T10:59:59.999Z',
      '2027-03-01T11:00:00.000Z',
    ];
    for (const instant of instants) await placeAt(id, instant);
    expect(daysOf(await figures())).toEqual([
      ['2027-02-01', 1, 0],
      ['2027-03-01', 1, 0],
      ['2027-03-02', 1, 0],
    ]);
  });

  it('count a place that was given back where it was taken, and what of the money stayed', async () => {
    const { id } = await app.world.event(staff);
    const [kept, free, back, refunded] = [
      await placeAt(id, '2027-02-25T00:00Z'),
      await placeAt(id, '2027-02-25T01:00Z'),
      await placeAt(id, '2027-02-25T02:00Z', '2027-02-26T00:00Z'),
      await placeAt(id, '2027-02-25T03:00Z', '2027-02-26T00:00Z'),
    ];
    expect(free).not.toBe(kept);
    await paid(id, kept, '2027-02-25T00:00Z', { refunded: 450 });
    await paid(id, back, '2027-02-25T02:00Z');
    await paid(id, refunded, '2027-02-25T03:00Z', { status: 'REFUNDED', refunded: 2_450 });
    await paid(id, null, '2027-02-25T03:00Z', { status: 'REFUND_PENDING' });
    const found = await figures();
    expect(daysOf(found)).toEqual([['2027-02-25', 4, 2]]);
    expect(found.week).toEqual({ signUpCount: 4, paidPence: 4_450, givenBackCount: 2 });
  });

  it('compare the seven days up to now with the seven before', async () => {
    const { id } = await app.world.event(staff);
    const places = ['2027-02-22T12:00:00Z', '2027-02-22T11:59:59.999Z', '2027-02-15T12:00Z'];
    for (const instant of places) await paid(id, await placeAt(id, instant), instant, { pence: 1_000 });
    await placeAt(id, '2027-02-01T12:00Z', '2027-02-20T12:00Z');
    await paid(id, await placeAt(id, '2027-02-15T11:59:59.999Z'), '2027-02-15T11:59:59.999Z');
    const { week, weekBefore } = await figures();
    expect(week).toEqual({ signUpCount: 1, paidPence: 1_000, givenBackCount: 0 });
    expect(weekBefore).toEqual({ signUpCount: 2, paidPence: 2_000, givenBackCount: 1 });
  });

  it('leave out cancelled and deleted events and those of others, and count ended ones', async () => {
    const other = await app.world.staff();
    const events = [
      await app.world.event(staff, free),
      await app.world.event(staff, { ...free, date: '2027-02-28' }),
      await app.world.event(staff, free),
      await app.world.event(staff, free),
      await app.world.event(other, free),
    ];
    const [, , cancelled, deleted] = events.map(({ id }) => id);
    for (const { id } of events) await placeAt(id, '2027-02-27T12:00Z');
    await app.database.query(
      `UPDATE events SET cancelled_at = now(), cancellation_reason = 'Flooded' WHERE id = $1`,
      [cancelled],
    );
    await app.database.query('UPDATE events SET deleted_at = now() WHERE id = $1', [deleted]);
    const found = await figures();
    expect(daysOf(found)).toEqual([['2027-02-28', 2, 0]]);
    expect(found.week.signUpCount).toBe(2);
    expect(daysOf(await figures(other))).toEqual([['2027-02-28', 1, 0]]);
    expect(daysOf(await figures(await app.world.user()))).toEqual([]);
  });

  it('keep the days of people who are erased', async () => {
    const { id } = await app.world.event(staff, free);
    await placeAt(id, '2027-02-02T12:00Z');
    await app.database.query(
      `INSERT INTO erased_places (event_id, signed_up_on, place_count, cancelled_count)
       VALUES ($1, '2027-02-03', 4, 1), ($1, '2027-01-31', 9, 9)`,
      [id],
    );
    expect(daysOf(await figures())).toEqual([['2027-02-03', 6, 0]]);
  });

  it('are read by one statement for the days and one for both weeks', async () => {
    const reads = await statementsOf(() => figures());
    const ofSignUps = reads.filter(({ text }) => /FROM sign_ups/.test(text));
    expect(ofSignUps).toHaveLength(2);
  });
});
