import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.js';
import { demoEvents } from '../../src/demo/demo-events.js';
import { DEMO_PASSWORD } from '../../src/demo/demo-sign-ins.js';
import { demoVisits } from '../../src/demo/demo-visits.js';
import { fillDemoData } from '../../src/demo/fill-demo-data.js';
import { visitDemoEventJob } from '../../src/demo/visit-demo-event.job.js';
import { createLog } from '../../src/platform/log.js';
import { logIn } from '../accounts/account-operations.js';
import { graphql } from '../gql/index.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { storedJobs } from '../support/stored-jobs.js';
import { LONG_TEST } from '../support/time-limits.js';

const DESK = graphql(`query DemoDesk { viewer {
  eventTotals { signUpCount paidPence }
  paymentsNeedingAttention { nodes { attentionReason } }
  events(first: 30) { nodes {
    title capacity waitingCount
    statistics { signUpCount cancelledCount paidPence refundedPence signUpsByDay { date count } }
  } }
} }`);

let app: PaymentsApp;
/** As stored by the transaction that fills the database. */
let visits: { eventId: string; visits: number }[];
/** The lines of the log about the visits. */
let logged: Record<string, unknown>[];
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  const config = readConfig({ STAFF_DOMAIN: 'staff.example' });
  const { clock, dataSource: database, jobs } = app;
  await fillDemoData({ config, clock, database, jobs, log: createLog('silent') });
  visits = (await storedJobs(app.database, 'visit-demo-event')).map(({ data }) => data as (typeof visits)[0]);
  // The first try ends in the middle of one event's visits, after a place was given back.
  await app.stripe.fail('refunds.create', '500');
  await app.settle();
  await app.stripe.recover();
  await app.settle();
  logged = [...app.logged];
}, LONG_TEST);
afterAll(() => app.close());

async function desk() {
  const client = app.anonymous();
  await logIn(client, { role: 'STAFF', email: 'ada@staff.example', password: DEMO_PASSWORD });
  const { data, errors } = await client.graphql(DESK);
  if (!data?.viewer) throw new Error(JSON.stringify(errors));
  return data.viewer;
}

/** The rows that the visits have stored. */
async function rows() {
  const tables = ['accounts', 'payments', 'sign_ups', 'cancelled_sign_ups', 'waiting_list_entries'];
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await app.database.query(`SELECT ${counts}`);
  return row;
}

it('a desk’s first minute is not zeros: sums, a chart over two weeks, a line, a refund, a payment to look at', async () => {
  const { eventTotals, paymentsNeedingAttention, events } = await desk();
  expect(eventTotals.signUpCount).toBeGreaterThan(40);
  expect(eventTotals.paidPence).toBeGreaterThan(40_000);
  expect(paymentsNeedingAttention?.nodes).toEqual([{ attentionReason: 'DISPUTED' }]);
  const of = (title: string) => events.nodes.find((event) => event.title === title);
  const bread = of('Bread for beginners');
  expect(bread).toMatchObject({ capacity: 10, waitingCount: 4 });
  expect(bread?.statistics).toMatchObject({ signUpCount: 10, paidPence: 24_500, cancelledCount: 0 });
  const pierogi = { signUpCount: 6, cancelledCount: 1, paidPence: 6 * 2850, refundedPence: 2850 };
  expect(of('Pierogi with Halina and her daughter')?.statistics).toMatchObject(pierogi);
  const days = events.nodes
    .flatMap(({ statistics }) => statistics?.signUpsByDay ?? [])
    .map(({ date }) => date);
  const since = new Date(app.clock.now().getTime() - 15 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  expect(new Set(days.filter((date) => date >= since)).size).toBeGreaterThan(10);
});

it('the webhooks of the visits write no line below the banner, which a newcomer reads last', () => {
  const levels = logged.filter(({ msg }) => msg === 'webhook taken in').map(({ level }) => level);
  expect(levels.length).toBeGreaterThan(20);
  expect(new Set(levels)).toEqual(new Set(['debug']));
});

it('60 people come, each by an account that they can sign in with, and without a mail', async () => {
  const addresses = await app.database.query<{ email: string }>(
    `SELECT DISTINCT accounts.email FROM accounts JOIN (
       SELECT account_id FROM sign_ups UNION SELECT account_id FROM waiting_list_entries
     ) AS people ON people.account_id = accounts.id WHERE email_verified_at IS NOT NULL`,
  );
  expect(addresses).toHaveLength(60);
  expect(app.mailGateway.mails).toEqual([]);
  expect(await wrongCounts(app.database)).toEqual([]);
});

it('payments at Stripe are what the payments say, and each row is as old as its visit', async () => {
  const [late] = await app.database.query(
    `SELECT count(*)::int AS count FROM payments WHERE paid_at >= $1 OR paid_at IS NULL OR created_at <> paid_at`,
    [app.clock.now()],
  );
  expect(late).toEqual({ count: 0 });
  const [sums] = await app.database.query(
    'SELECT sum(amount_pence - refunded_pence)::int AS held FROM payments',
  );
  expect(sums?.held).toBe(await app.stripe.balance());
});

it('comes once: a job that runs again changes nothing', async () => {
  const before = await rows();
  expect(visits).toHaveLength(demoVisits.length);
  for (const data of visits) await visitDemoEventJob.run(app.jobContext, data);
  await app.settle();
  expect(await rows()).toEqual(before);
});

it('visits events of the demo', () => {
  expect(demoEvents.map(({ title }) => title)).toEqual(
    expect.arrayContaining(demoVisits.map(({ title }) => title)),
  );
});
