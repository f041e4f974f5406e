import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const STATISTICS = graphql(`query EventStatistics($id: ID!) {
  event(id: $id) {
    statistics { signUpCount cancelledCount paidPence refundedPence signUpsByDay { date count } }
  }
}`);
const TOTALS = graphql(`query EventTotals {
  viewer {
    all: eventTotals { eventCount signUpCount paidPence }
    comingUp: eventTotals(hasEnded: false) { eventCount signUpCount paidPence }
    past: eventTotals(hasEnded: true) { eventCount signUpCount paidPence }
  }
}`);

let app: TestApp;
let creator: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  creator = await app.world.staff();
});
afterAll(() => app.close());

/** Sign-ups made by SQL at these instants, each by an account of its own. */
async function signUpAt(eventId: string, instants: string[]) {
  await app.database.query(
    `WITH made AS (SELECT gen_random_uuid() AS id, instant FROM unnest($2::timestamptz[]) AS instant),
     account AS (
       INSERT INTO accounts (id, email, name, role, created_at)
       SELECT id, id || '@example.org', 'Ines', 'USER', now() FROM made RETURNING id
     ), place AS (
       INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
       SELECT id, $1, id, 'Ines', id || '@example.org', instant FROM made
     )
     UPDATE events SET sign_up_count = sign_up_count + (SELECT count(*) FROM made) WHERE id = $1`,
    [eventId, instants],
  );
}

/** Payments made by SQL. */
const payments = (eventId: string, some: [status: string, amount: number, refunded: number][]) =>
  app.database.query(
    `INSERT INTO payments (id, event_id, event_created_by_id, event_title, amount_pence, currency, refunded_pence,
                           status, idempotency_key, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Bread', amount, 'gbp', refunded, status, gen_random_uuid(), now(), now()
     FROM unnest($3::text[], $4::int[], $5::int[]) AS paid (status, amount, refunded)`,
    [
      eventId,
      creator.id,
      some.map(([status]) => status),
      some.map(([, amount]) => amount),
      some.map((one) => one[2]),
    ],
  );

const statisticsOf = async (id: string, person = creator) => {
  const { data, errors } = await person.client.graphql(STATISTICS, { id });
  return { statistics: data.event?.statistics, codes: errors?.map(({ extensions }) => extensions.code) };
};

describe('the statistics of an event', () => {
  it('count sign-ups by day in its zone, over the night of summer time, days without any left out', async () => {
    const fields = { pricePence: 0, date: '2026-04-10', timeZone: 'Europe/London' };
    const { id } = await app.world.event(creator, fields);
    await app.database.query(`UPDATE events SET created_at = '2026-02-01T00:00Z' WHERE id = $1`, [id]);
    await signUpAt(id, [
      '2026-03-28T23:59:59.999Z',
      '2026-03-29T00:00:00.000Z',
      // Summer time begins in this night, so the day ends an hour earlier.
      '2026-03-29T22:59:59.999Z',
      '2026-03-29T23:00:00.000Z',
      '2026-04-02T12:00:00.000Z',
    ]);
    expect((await statisticsOf(id)).statistics).toEqual({
      signUpCount: 5,
      cancelledCount: 0,
      paidPence: 0,
      refundedPence: 0,
      signUpsByDay: [
        { date: '2026-03-28', count: 1 },
        { date: '2026-03-29', count: 2 },
        { date: '2026-03-30', count: 1 },
        { date: '2026-04-02', count: 1 },
      ],
    });
  });

  it('count people who gave their places back on the day on which they had signed up', async () => {
    const { id } = await app.world.event(creator, { pricePence: 0, date: '2026-04-10', timeZone: 'UTC' });
    await app.database.query(`UPDATE events SET created_at = '2026-02-01T00:00Z' WHERE id = $1`, [id]);
    await signUpAt(id, ['2026-03-28T12:00:00Z', '2026-03-28T13:00:00Z', '2026-03-30T12:00:00Z']);
    const gone = await app.database.query<{ id: string }>(
      `SELECT id FROM sign_ups WHERE event_id = $1 AND signed_up_at > '2026-03-28T12:30Z'`,
      [id],
    );
    for (const signUp of gone) await giveBack(creator, signUp.id);
    expect((await statisticsOf(id)).statistics).toMatchObject({
      signUpCount: 1,
      cancelledCount: 2,
      signUpsByDay: [
        { date: '2026-03-28', count: 2 },
        { date: '2026-03-30', count: 1 },
      ],
    });
  });

  it('show the last 366 days of an event that stands for years', async () => {
    const { id } = await app.world.event(creator, { pricePence: 0, date: '2026-06-30', timeZone: 'UTC' });
    await app.database.query(`UPDATE events SET created_at = '2020-01-01T00:00Z' WHERE id = $1`, [id]);
    await signUpAt(id, ['2025-06-29T23:59:59.999Z', '2025-06-30T00:00:00.000Z', '2026-06-30T09:00:00.000Z']);
    expect((await statisticsOf(id)).statistics).toMatchObject({
      signUpCount: 3,
      signUpsByDay: [
        { date: '2025-06-30', count: 1 },
        { date: '2026-06-30', count: 1 },
      ],
    });
  });

  it('sum up what was paid and what has gone back', async () => {
    const { id } = await app.world.event(creator);
    await payments(id, [
      ['SUCCEEDED', 2450, 0],
      ['SUCCEEDED', 2450, 1000],
      ['REFUND_PENDING', 2450, 0],
      ['REFUNDED', 2450, 2450],
      ['REQUIRES_PAYMENT', 2450, 0],
      ['CANCELED', 2450, 0],
    ]);
    expect((await statisticsOf(id)).statistics).toMatchObject({ paidPence: 3900, refundedPence: 5900 });
  });

  it('say at most what an Int holds', async () => {
    const { id } = await app.world.event(creator);
    await payments(id, Array(30).fill(['SUCCEEDED', 99_999_999, 0]));
    expect((await statisticsOf(id)).statistics?.paidPence).toBe(2_147_483_647);
  });

  it('are for its creator', async () => {
    const { id } = await app.world.event(creator);
    for (const person of [await app.world.user(), await app.world.staff()]) {
      expect(await statisticsOf(id, person)).toEqual({ statistics: null, codes: ['FORBIDDEN'] });
    }
    const anonymous = { ...creator, client: app.anonymous() };
    expect(await statisticsOf(id, anonymous)).toEqual({ statistics: null, codes: ['UNAUTHENTICATED'] });
  });

  it('read the days only when these are asked for', async () => {
    const { id } = await app.world.event(creator);
    const statements = await statementsOf(() =>
      creator.client.graphql('query ($id: ID!) { event(id: $id) { statistics { signUpCount } } }', { id }),
    );
    expect(statements.filter(({ text }) => /FROM (payments|sign_ups)/.test(text))).toEqual([]);
  });
});

it('the totals of an account are those of its events, coming up and past', async () => {
  const ada = await app.world.staff();
  const year = app.clock.now().getUTCFullYear();
  const [past, next, after] = [
    await app.world.event(ada, { date: `${year - 1}-01-01` }),
    await app.world.event(ada, { date: `${year + 1}-01-01`, pricePence: 0 }),
    await app.world.event(ada, { date: `${year + 1}-01-02` }),
  ];
  await placeFor(creator, next.id);
  await placeFor(await app.world.user(), next.id);
  await payments(past.id, [['SUCCEEDED', 500, 0]]);
  await payments(after.id, [
    ['SUCCEEDED', 2450, 450],
    ['REFUNDED', 2450, 2450],
  ]);
  const { data } = await ada.client.graphql(TOTALS);
  expect(data.viewer).toEqual({
    all: { eventCount: 3, signUpCount: 2, paidPence: 2500 },
    comingUp: { eventCount: 2, signUpCount: 2, paidPence: 2000 },
    past: { eventCount: 1, signUpCount: 0, paidPence: 500 },
  });
  const user = await app.world.user();
  expect((await user.client.graphql(TOTALS)).data.viewer?.all).toEqual({
    eventCount: 0,
    signUpCount: 0,
    paidPence: 0,
  });
});
