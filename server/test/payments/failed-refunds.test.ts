import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { comparePaymentsJob } from '../../src/features/payment-providers/stripe/compare-payments.job.js';
import { sandboxPayments } from '../../src/start/card-payments.js';
import { logIn } from '../accounts/account-operations.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent } from '../events/event-operations.js';
import { startTestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { completeCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const NEEDING_ATTENTION = `query ($first: Int! = 20, $after: String) {
  viewer {
    paymentsNeedingAttention(first: $first, after: $after) {
      nodes { id status attentionReason eventTitle payerName payerEmail amountPence }
      totalCount
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
const RECHECK = `mutation ($input: RecheckPaymentInput!) {
  recheckPayment(input: $input) { payment { id status attentionReason } userErrors { code message } }
}`;
const END = `mutation ($input: EndPaymentAttentionInput!) {
  endPaymentAttention(input: $input) { payment { id status attentionReason } userErrors { code message } }
}`;
const FAILED = { status: 'REFUND_PENDING', attention_reason: 'REFUND_FAILED' };

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(() => app.resetPayments());

const needingAttention = ({ client }: Person, page: object = {}) => client.graphql(NEEDING_ATTENTION, page);
const listOf = async (person: Person) =>
  (await needingAttention(person)).data.viewer.paymentsNeedingAttention;
const recheck = ({ client }: Person, { id }: { id: string }) =>
  client.graphql(RECHECK, { input: { paymentId: id } });

async function paid() {
  const started = await app.checkout();
  const { id: intentId } = await app.stripe.intentOf(started.payment);
  await app.stripe.pay(intentId);
  await completeCheckout(started.user, started.payment.id);
  await app.settle();
  return { ...started, intentId };
}

/** A person has paid, and Stripe refuses the refund that is due because of a deletion. */
async function refusedAfter(deletion: (started: Awaited<ReturnType<typeof paid>>) => Promise<unknown>) {
  const started = await paid();
  await app.stripe.refuseRefunds();
  await deletion(started);
  await app.settle();
  await app.stripe.recover();
  // It failed for good.
  await app.database.query(`DELETE FROM pgboss.job WHERE name = 'refund-payment'`);
  return started;
}

const refused = () => refusedAfter(({ creator, eventId }) => deleteEvent(creator.client, eventId));

const told = ({ email }: { email: string }, words: string) => app.mailGateway.to(email, words).length;

describe('P17: a refund that Stripe refuses after the event was deleted', () => {
  it('is listed for the event’s creator, and for nobody else', async () => {
    const { creator, user, payment } = await refused();
    expect(await paymentRow(app, payment)).toMatchObject({ ...FAILED, event_id: null });
    expect(await listOf(creator)).toMatchObject({
      nodes: [
        {
          id: payment.id,
          status: 'REFUND_PENDING',
          attentionReason: 'REFUND_FAILED',
          eventTitle: 'Bread for beginners',
          payerName: 'Ines Moreau',
          payerEmail: user.email,
          amountPence: 2450,
        },
      ],
      totalCount: 1,
    });
    expect(await listOf(await app.world.staff())).toMatchObject({ nodes: [], totalCount: 0 });
    const { data, errors } = await needingAttention(user);
    expect(data.viewer.paymentsNeedingAttention).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is told to the person and to the creator, once, and no mail says that the money comes', async () => {
    const { creator, user, payment } = await refused();
    await app.stripe.refuseRefunds();
    await recheck(creator, payment);
    await app.settle();
    await app.stripe.recover();
    expect(told(user, 'Your money is not back yet')).toBe(1);
    expect(told(creator, 'A refund failed')).toBe(1);
    expect(told(user, 'Your money back')).toBe(0);
    const [cancelled] = app.mailGateway.to(user.email, 'Cancelled');
    expect(cancelled?.text).toContain('£24.50');
  });

  it('is tried again by recheckPayment', async () => {
    const { creator, user, payment } = await refused();
    const { data } = await recheck(creator, payment);
    expect(data.recheckPayment.userErrors).toEqual([]);
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED', attention_reason: null });
    expect(await listOf(creator)).toMatchObject({ nodes: [], totalCount: 0 });
    expect(told(user, 'Your money back')).toBe(1);
    await expectBooksToAgree(app);
  });

  it('is done when the money is given back by hand in Stripe’s dashboard', async () => {
    const { creator, user, payment, intentId } = await refused();
    await app.stripe.refundByHand(intentId);
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED', attention_reason: null });
    expect(await listOf(creator)).toMatchObject({ nodes: [], totalCount: 0 });
    expect(told(user, 'Your money back')).toBe(1);
    await expectBooksToAgree(app);
  });

  it('ends when staff say what became of the money, and stays ended, also where a dispute is lost', async () => {
    const { creator, payment, intentId } = await refused();
    await app.stripe.endDispute(await app.stripe.dispute(intentId), 'lost');
    await app.settle();
    const input = { paymentId: payment.id, note: 'Paid back at the bank' };
    const { data } = await creator.client.graphql(END, { input });
    expect(data.endPaymentAttention).toMatchObject({
      payment: { status: 'SUCCEEDED', attentionReason: null },
      userErrors: [],
    });
    await comparePaymentsJob.run(app.jobContext, {});
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'SUCCEEDED', attention_reason: null });
    expect(await listOf(creator)).toMatchObject({ nodes: [], totalCount: 0 });
    await expectBooksToAgree(app);
  });

  it('is not tried again by itself: staff have to decide', async () => {
    const { payment } = await refused();
    const asked = (await app.stripe.requests()).length;
    app.clock.advance(24 * 60 * 60_000);
    await comparePaymentsJob.run(app.jobContext, {});
    await app.settle();
    const requests = (await app.stripe.requests()).slice(0, -asked);
    expect(requests.filter(({ path }) => path === '/v1/refunds')).toEqual([]);
    expect(await paymentRow(app, payment)).toMatchObject(FAILED);
  });

  it('P18: names the person until they are told that the money comes, though their account is deleted', async () => {
    const { user, payment, intentId } = await refused();
    await deleteAccount(user.client);
    expect(await paymentRow(app, payment)).toMatchObject({ account_id: null, email: user.email });
    await app.stripe.refundByHand(intentId);
    await app.settle();
    expect(told(user, 'Your money back')).toBe(1);
    expect(await paymentRow(app, payment)).toMatchObject({ name: null, email: null });
  });
});

describe('P17: a refund that the bank returns after the event was deleted', () => {
  async function returned() {
    const started = await paid();
    await deleteEvent(started.creator.client, started.eventId);
    await app.settle();
    expect(await paymentRow(app, started.payment)).toMatchObject({ status: 'REFUNDED' });
    await app.stripe.failRefundOf(started.intentId);
    await app.settle();
    return started;
  }

  it('is listed, and the person is told that the money is not back', async () => {
    const { creator, user, payment } = await returned();
    expect(await paymentRow(app, payment)).toMatchObject({ ...FAILED, refunded_pence: 0 });
    expect(await listOf(creator)).toMatchObject({ nodes: [{ id: payment.id }], totalCount: 1 });
    expect(told(user, 'Your money is not back yet')).toBe(1);
    expect(told(creator, 'A refund failed')).toBe(1);
  });

  it('is tried again by recheckPayment, and the person is told anew', async () => {
    const { creator, user, payment, intentId } = await returned();
    // An address that is not verified would have got its five mails by now (S39).
    await app.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [user.id]);
    await recheck(creator, payment);
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED', refunded_pence: 2450 });
    expect(await listOf(creator)).toMatchObject({ nodes: [], totalCount: 0 });
    expect(told(user, 'Your money back')).toBe(2);
    const refunds = (await app.stripe.refunds()).filter((refund) => refund.payment_intent === intentId);
    expect(refunds.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    await expectBooksToAgree(app);
  });
});

describe('P17: when the creator’s account is deleted', () => {
  const orphaned = () => refusedAfter(({ creator }) => deleteAccount(creator.client));

  it('all staff see the payment, are told, and can have it tried again', async () => {
    const colleagues = [await app.world.staff(), await app.world.staff()] as const;
    const { user, payment } = await orphaned();
    for (const colleague of colleagues) {
      expect(await listOf(colleague)).toMatchObject({ nodes: [{ id: payment.id }], totalCount: 1 });
      expect(told(colleague, 'A refund failed')).toBe(1);
    }
    expect((await recheck(user, payment)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await recheck(colleagues[0], payment);
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED' });
  });

  it('S8: staff who must verify their address, and have not, see nothing of it', async () => {
    const colleague = await app.world.staff();
    await orphaned();
    const strict = await startTestApp({
      database: app.database,
      cardPayments: sandboxPayments(app.sandbox),
      doJobs: false,
      env: { REQUIRE_VERIFIED_STAFF: 'true' },
    });
    onTestFinished(() => strict.close());
    const client = strict.anonymous();
    await logIn(client, { email: colleague.email, role: 'STAFF' });
    const { data, errors } = await needingAttention({ ...colleague, client });
    expect(data.viewer.paymentsNeedingAttention).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('lists payments page by page, each once', async () => {
  const { creator, payment } = await refused();
  await app.database.query(
    `INSERT INTO payments (id, event_created_by_id, event_title, amount_pence, currency, refunded_pence, status,
       attention_reason, idempotency_key, created_at, updated_at)
     SELECT gen_random_uuid(), event_created_by_id, event_title, amount_pence, currency, 0, 'SUCCEEDED', 'DISPUTED',
       gen_random_uuid(), created_at, updated_at
     FROM payments, generate_series(1, 4) WHERE id = $1`,
    [payment.id],
  );
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await needingAttention(creator, { first: 2, after });
    const { nodes, pageInfo, totalCount } = data.viewer.paymentsNeedingAttention;
    expect(totalCount).toBe(5);
    seen.push(...nodes.map(({ id }: { id: string }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after && seen.length < 10);
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});
