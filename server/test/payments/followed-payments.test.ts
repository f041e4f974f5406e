import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MoneyOfEventQuery } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { signUpChanges } from '../sign-ups/change-operations.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { completeCheckout } from './payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const MONEY = graphql(`query MoneyOfEvent($id: ID!, $first: Int! = 20, $after: String) { event(id: $id) {
  payments(first: $first, after: $after) {
    totalCount
    nodes { id status refundedPence updatedAt paidAt refundedAt signUp { id } event { id } }
    pageInfo { hasNextPage endCursor }
  }
  cancelledSignUps(first: $first) { totalCount nodes { id byCreator refund { id } } }
} }`);
const MINUTE = 60_000;

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

const moneyOf = async ({ client }: Person, id: string) => (await client.graphql(MONEY, { id })).data.event;

async function paidPlace() {
  const started = await app.checkout({ refundDeadlineHours: 1 });
  await app.stripe.pay((await app.stripe.intentOf(started.payment)).id);
  const { data } = await completeCheckout(started.user, started.payment.id);
  await app.settle();
  return { ...started, signUpId: data.completeCheckout.signUp?.id ?? '' };
}

it('G31: a refund is followed without reading all, also of a place that was given back', async () => {
  const { user, creator, eventId, payment, signUpId } = await paidPlace();
  const paidAt = app.clock.now().toISOString();
  await waitUntil(async () =>
    expect((await signUpChanges(creator.client)).nodes).toMatchObject([
      {
        kind: 'ADDED',
        signUpId,
        payment: {
          status: 'SUCCEEDED',
          refundedPence: 0,
          paidAt,
          refundedAt: null,
          signUp: { id: signUpId },
        },
      },
    ]),
  );
  const after = (await signUpChanges(creator.client)).pageInfo.endCursor;
  app.clock.advance(MINUTE);
  await giveBack(user, signUpId);
  await app.settle();
  const refundedAt = app.clock.now().toISOString();
  const refund = { status: 'REFUNDED', refundedPence: 2450, paidAt, refundedAt, signUp: null };
  await waitUntil(async () =>
    expect((await signUpChanges(creator.client, { after })).nodes).toMatchObject([
      { kind: 'REMOVED', signUpId, signUp: null, payment: { ...refund, event: { id: eventId } } },
    ]),
  );
  const money = await moneyOf(creator, eventId);
  expect(money?.payments).toMatchObject({
    totalCount: 1,
    nodes: [{ id: payment.id, ...refund, event: { id: eventId } }],
  });
  expect(money?.cancelledSignUps).toMatchObject({
    totalCount: 1,
    nodes: [{ id: signUpId, byCreator: false, refund: { id: payment.id } }],
  });
});

it('G31: money that went back by hand is a change of the sign-up', async () => {
  const { creator, payment, signUpId } = await paidPlace();
  const listed = async (after: string | null = null) => signUpChanges(creator.client, { after });
  await waitUntil(async () => expect((await listed()).nodes).toHaveLength(1));
  const { endCursor } = (await listed()).pageInfo;
  await app.database.query(`UPDATE payments SET refunded_pence = 100 WHERE id = $1`, [payment.id]);
  await waitUntil(async () =>
    expect((await listed(endCursor)).nodes).toMatchObject([
      { kind: 'CHANGED', signUpId, payment: { refundedPence: 100 } },
    ]),
  );
});

it('payments of an event are listed page by page, the latest change first', async () => {
  const { creator, eventId } = await app.checkout();
  await app.database.query(
    `INSERT INTO payments (id, event_id, event_title, amount_pence, currency, refunded_pence, status,
       idempotency_key, created_at, updated_at)
     SELECT gen_random_uuid(), $1, 'Bread', 100 + n, 'gbp', 0, 'SUCCEEDED', gen_random_uuid(), now(),
       timestamptz '2020-01-01' + n * interval '1 minute' FROM generate_series(1, 49) AS n`,
    [eventId],
  );
  const seen: string[] = [];
  let after: string | null = null;
  for (const length of [20, 20, 10]) {
    const page: MoneyOfEventQuery = (await creator.client.graphql(MONEY, { id: eventId, after })).data;
    const { nodes = [], pageInfo } = page.event?.payments ?? {};
    expect(nodes).toHaveLength(length);
    seen.push(...nodes.map(({ updatedAt }) => updatedAt));
    after = pageInfo?.endCursor ?? null;
  }
  expect(seen).toHaveLength(50);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

it('money and places given back are for the creator of the event', async () => {
  const { user, eventId } = await paidPlace();
  for (const [caller, code] of [
    [user, 'FORBIDDEN'],
    [await app.world.staff(), 'FORBIDDEN'],
    [{ client: app.anonymous() }, 'UNAUTHENTICATED'],
  ] as const) {
    const { data, errors } = await caller.client.graphql(MONEY, { id: eventId });
    expect(data.event).toEqual({ payments: null, cancelledSignUps: null });
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual([code, code]);
  }
});
