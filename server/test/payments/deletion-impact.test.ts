import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { graphql } from '../gql/index.js';
import { giveBack, termsOf } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { Person } from '../support/world.js';
import { checkoutFor, completeCheckout } from './payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const EVENT = graphql(`query EventDeletionImpact($id: ID!) {
  event(id: $id) { deletionImpact { signUpCount waitingCount refundCount refundPence } }
}`);
const MOVE = graphql(`query PlanChangeImpact($id: ID!) {
  event(id: $id) { planChangeImpact { refundCount refundPence } }
}`);
const ACCOUNT = graphql(`query AccountDeletionImpact {
  viewer { deletionImpact {
    eventCount events { signUpCount waitingCount refundCount refundPence }
    placeCount placeRefundCount placeRefundPence
  } }
}`);

let app: PaymentsApp;
let creator: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.resetPayments();
  app.mailGateway.mails.length = 0;
  creator = await app.world.staff();
});

async function paidPlace(eventId: string, person?: Person): Promise<Person> {
  const payer = person ?? (await app.world.user());
  const { payment, intentId } = await checkoutFor(payer, eventId);
  await app.stripe.pay(intentId);
  expect((await completeCheckout(payer, payment.id)).data.completeCheckout.userErrors).toEqual([]);
  return payer;
}

const impactOf = async (id: string, { client } = creator) => client.graphql(EVENT, { id });
const placeOf = async (person: Person, id: string) => (await termsOf(person, id))?.id ?? '';
const ofAccount = async ({ client }: Person) => (await client.graphql(ACCOUNT)).data.viewer?.deletionImpact;

/** The outcome: the people whose mails say that an event is cancelled, and the money that Stripe gave back. */
async function outcome() {
  await app.settle();
  const [refunds] = await app.database.query<{ count: number; pence: number }>(
    `SELECT count(*)::int AS count, coalesce(sum(refunded_pence), 0)::int AS pence FROM payments WHERE status = 'REFUNDED'`,
  );
  const mails = app.mailGateway.mails.filter(({ subject }) => subject.startsWith('Cancelled: '));
  return { mails: mails.length, ...refunds };
}

describe('L7: what deleting an event would do', () => {
  it('is said in numbers, and then comes true', async () => {
    const { id } = await app.world.event(creator);
    await paidPlace(id);
    await paidPlace(id);
    // One who has not paid yet.
    await checkoutFor(await app.world.user(), id);
    const { data } = await impactOf(id);
    expect(data.event?.deletionImpact).toEqual({
      signUpCount: 2,
      waitingCount: 0,
      refundCount: 2,
      refundPence: 4900,
    });
    await deleteEvent(creator.client, id);
    expect(await outcome()).toEqual({ mails: 2, count: 2, pence: 4900 });
  });

  it('is nothing for an event without sign-ups', async () => {
    const { id } = await app.world.event(creator);
    const none = { signUpCount: 0, waitingCount: 0, refundCount: 0, refundPence: 0 };
    expect((await impactOf(id)).data.event?.deletionImpact).toEqual(none);
  });

  it('is for its creator alone', async () => {
    const { id } = await app.world.event(creator);
    for (const [person, code] of [
      [{ client: app.anonymous() }, 'UNAUTHENTICATED'],
      [await app.world.user(), 'FORBIDDEN'],
      [await app.world.staff(), 'FORBIDDEN'],
    ] as const) {
      const { data, errors } = await impactOf(id, person as Person);
      expect(data.event?.deletionImpact).toBeNull();
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
    }
  });
});

describe('S52: what a change of the place would do', () => {
  const moved = async (id: string, { client } = creator) => {
    const { data, errors } = await client.graphql(MOVE, { id });
    return data.event?.planChangeImpact ?? errors?.map(({ extensions }) => extensions.code);
  };

  it('is said in numbers to the owner alone, and then comes true', async () => {
    const { id } = await app.world.event(creator, { refundDeadlineHours: null });
    const payer = await paidPlace(id);
    const other = await paidPlace(id);
    await giveBack(other, await placeOf(other, id));
    await checkoutFor(await app.world.user(), id);
    expect(await moved(id)).toEqual({ refundCount: 1, refundPence: 2450 });
    expect(await moved(id, payer)).toEqual(['FORBIDDEN']);
    await updateEvent(creator.client, { id, location: 'The Dairy' });
    expect(await moved(id)).toEqual({ refundCount: 0, refundPence: 0 });
    await giveBack(payer, await placeOf(payer, id));
    expect(await outcome()).toMatchObject({ count: 1, pence: 2450 });
  });
});

describe('L7: what deleting an account would do', () => {
  it('is said to staff in numbers of all their events, and then comes true', async () => {
    const [paid, free] = [
      await app.world.event(creator),
      await app.world.event(creator, { pricePence: 0, title: 'Free' }),
    ];
    await paidPlace(paid.id);
    await placeFor(await app.world.user(), free.id);
    expect(await ofAccount(creator)).toEqual({
      eventCount: 2,
      events: { signUpCount: 2, waitingCount: 0, refundCount: 1, refundPence: 2450 },
      ...{ placeCount: 0, placeRefundCount: 0, placeRefundPence: 0 },
    });
    await deleteAccount(creator.client);
    expect(await outcome()).toEqual({ mails: 2, count: 1, pence: 2450 });
  });

  it('is said to a user: payments for events that have not begun come back, and nothing else', async () => {
    const coming = await app.world.event(creator);
    const onNow = await app.world.event(creator, {
      date: app.clock.now().toISOString().slice(0, 10),
      startTime: new Date(app.clock.now().getTime() + 60_000).toISOString().slice(11, 16),
      endTime: '23:59',
    });
    const user = await paidPlace(coming.id);
    await paidPlace(onNow.id, user);
    app.clock.advance(120_000);
    expect(await ofAccount(user)).toEqual({
      eventCount: 0,
      events: { signUpCount: 0, waitingCount: 0, refundCount: 0, refundPence: 0 },
      ...{ placeCount: 2, placeRefundCount: 1, placeRefundPence: 2450 },
    });
    await deleteAccount(user.client);
    expect(await outcome()).toEqual({ mails: 0, count: 1, pence: 2450 });
  });
});
