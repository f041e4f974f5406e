import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sandboxPayments } from '../../src/start/card-payments.js';
import { logIn } from '../accounts/account-operations.js';
import { graphql } from '../gql/index.js';
import { startTestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { codesOf, completeCheckout } from './payment-operations.js';
import { jobsDone, paymentRow, paymentWhen } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp();
});
afterAll(() => app.close());

const RECHECK = graphql(`mutation RecheckPayment($input: RecheckPaymentInput!) {
  recheckPayment(input: $input) { payment { id status attentionReason } userErrors { code message } }
}`);
const END = graphql(`mutation EndPaymentAttention($input: EndPaymentAttentionInput!) {
  endPaymentAttention(input: $input) {
    payment { id status attentionReason attentionNote } userErrors { code message field }
  }
}`);
const NOTE = graphql(`query AttentionNote($id: ID!) { node(id: $id) { ... on Payment { attentionNote } } }`);
const QUESTIONS = graphql(`query PaymentsNeedingAttention($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    paymentsNeedingAttention(first: $first, after: $after) {
      nodes { id payerName payerEmail status attentionReason amountPence }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);
const PLACES = graphql(`query PaidSignUps($id: ID!) {
  event(id: $id) { signUps { nodes { name payment { status amountPence } } } }
}`);

const recheck = ({ client }: Person, paymentId: string) => client.graphql(RECHECK, { input: { paymentId } });
const questions = ({ client }: Person, id: string, page: object = {}) =>
  client.graphql(QUESTIONS, { id, first: 20, ...page });

async function paid() {
  const started = await app.checkout();
  const { id: intentId } = await app.stripe.intentOf(started.payment);
  await app.stripe.pay(intentId);
  await completeCheckout(started.user, started.payment.id);
  return { ...started, intentId };
}

describe('the creator of an event', () => {
  it('sees what each person paid, as only that person does', async () => {
    const { creator, user, eventId } = await paid();
    const other = await app.world.user();
    for (const person of [creator, user]) {
      const { data, errors } = await person.client.graphql(PLACES, { id: eventId });
      expect(errors).toBeUndefined();
      expect(data.event?.signUps?.nodes).toEqual([
        { name: 'Ines Moreau', payment: { status: 'SUCCEEDED', amountPence: 2450 } },
      ]);
    }
    for (const person of [other, await app.world.staff()]) {
      const { data, errors } = await person.client.graphql(PLACES, { id: eventId });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
      expect(data.event?.signUps?.nodes).toEqual([{ name: 'Ines Moreau', payment: null }]);
    }
  });

  it('alone sees payments that need a look, the latest first, page by page', async () => {
    const { creator, user, eventId, payment, intentId } = await paid();
    expect((await questions(creator, eventId)).data.event?.paymentsNeedingAttention?.nodes).toEqual([]);
    await app.stripe.dispute(intentId);
    await recheck(creator, payment.id);
    const { data } = await questions(creator, eventId, { first: 1 });
    expect(data.event?.paymentsNeedingAttention).toMatchObject({
      nodes: [
        { id: payment.id, payerName: 'Ines Moreau', payerEmail: user.email, attentionReason: 'DISPUTED' },
      ],
      pageInfo: { hasNextPage: false },
    });
    for (const person of [user, await app.world.user(), await app.world.staff()]) {
      const answer = await questions(person, eventId);
      expect(answer.data.event?.paymentsNeedingAttention).toBeNull();
      expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const after = data.event?.paymentsNeedingAttention?.pageInfo.endCursor ?? null;
    const rest = await questions(creator, eventId, { after });
    expect(rest.data.event?.paymentsNeedingAttention?.nodes).toEqual([]);
  });

  it('sees each of the payments that were started at the same instant once, however large the pages are', async () => {
    const { creator, eventId, payment } = await app.checkout();
    // Random ids: those that the server makes grow, so any order would do.
    const rows = await app.database.query<{ id: string }>(
      `INSERT INTO payments (id, event_id, event_title, amount_pence, currency, refunded_pence, status,
         attention_reason, idempotency_key, created_at, updated_at)
       SELECT gen_random_uuid(), event_id, event_title, amount_pence, currency, 0, 'REFUNDED', 'REFUND_FAILED',
         gen_random_uuid(), created_at, updated_at
       FROM payments, generate_series(1, 7) WHERE id = $1 RETURNING id`,
      [payment.id],
    );
    const latestFirst = rows.map(({ id }) => id).toSorted((a, b) => (a < b ? 1 : -1));
    for (const first of [1, 3, 7]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data } = await questions(creator, eventId, { first, after });
        const { nodes, pageInfo } = data.event?.paymentsNeedingAttention ?? {};
        seen.push(...(nodes ?? []).map(({ id }) => id));
        after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
      } while (after && seen.length <= rows.length);
      expect(seen).toEqual(latestFirst);
    }
  });

  it('sees a part that was given back by hand', async () => {
    const { creator, eventId, payment, intentId } = await paid();
    await app.stripe.refundByHand(intentId, 450);
    const { data } = await recheck(creator, payment.id);
    expect(data.recheckPayment.payment).toMatchObject({
      status: 'SUCCEEDED',
      attentionReason: 'PARTLY_REFUNDED',
    });
    const answer = await questions(creator, eventId);
    expect(answer.data.event?.paymentsNeedingAttention?.nodes).toHaveLength(1);
  });

  it('has Stripe asked again, and learns what no webhook has told', async () => {
    const { creator, payment } = await app.checkout();
    await app.stripe.webhooks('drop');
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    const { data } = await recheck(creator, payment.id);
    expect(data.recheckPayment).toEqual({
      payment: { id: payment.id, status: 'SUCCEEDED', attentionReason: null },
      userErrors: [],
    });
    await app.stripe.webhooks('normal');
  });

  it('sees a refund that Stripe refuses, and has it tried again', async () => {
    const { creator, eventId, payment, intentId } = await paid();
    const unpaid = await app.stripe.intentOf((await app.checkout()).payment);
    // What Stripe has told of the payment would be compared with the intent that it is pointed to.
    await app.stripe.delivered();
    await jobsDone(app);
    const pointTo = (id: string) =>
      app.database.query(`UPDATE payments SET status = 'REFUND_PENDING', intent_id = $2 WHERE id = $1`, [
        payment.id,
        id,
      ]);
    await app.database.query('UPDATE payments SET intent_id = NULL WHERE intent_id = $1', [unpaid.id]);
    await pointTo(unpaid.id);
    await recheck(creator, payment.id);
    await waitUntil(async () =>
      expect(await paymentRow(app, payment)).toMatchObject({ attention_reason: 'REFUND_FAILED' }),
    );
    const { data } = await questions(creator, eventId);
    expect(data.event?.paymentsNeedingAttention?.nodes).toMatchObject([{ attentionReason: 'REFUND_FAILED' }]);
    await pointTo(intentId);
    await recheck(creator, payment.id);
    await paymentWhen(app, payment, 'REFUNDED');
    expect((await app.stripe.refunds()).filter((refund) => refund.payment_intent === intentId)).toHaveLength(
      1,
    );
  });
});

describe('the attention that a payment needs', () => {
  const end = ({ client }: Person, paymentId: string, note = 'Agreed with the person') =>
    client.graphql(END, { input: { paymentId, note } });
  /** Once Stripe is asked. */
  const reasonOf = async ({ creator, payment }: Awaited<ReturnType<typeof paid>>) =>
    (await recheck(creator, payment.id)).data.recheckPayment.payment?.attentionReason;

  it('ends by itself when a dispute is won, by the webhook alone', async () => {
    const of = await paid();
    const dispute = await app.stripe.dispute(of.intentId);
    await waitUntil(async () =>
      expect(await paymentRow(app, of.payment)).toMatchObject({ attention_reason: 'DISPUTED' }),
    );
    await app.stripe.endDispute(dispute, 'won');
    await waitUntil(async () =>
      expect(await paymentRow(app, of.payment)).toMatchObject({ attention_reason: null }),
    );
  });

  it('stays when a dispute is lost, until staff end it with a note that they alone read', async () => {
    const of = await paid();
    await app.stripe.endDispute(await app.stripe.dispute(of.intentId), 'lost');
    expect(await reasonOf(of)).toBe('DISPUTED');
    expect((await end(of.creator, of.payment.id, ' ')).data.endPaymentAttention.userErrors).toMatchObject([
      { code: 'REQUIRED', field: 'note' },
    ]);
    const { data } = await end(of.creator, of.payment.id, 'The card was stolen');
    expect(data.endPaymentAttention.payment).toMatchObject({
      attentionReason: null,
      attentionNote: 'The card was stolen',
    });
    expect(await reasonOf(of)).toBeNull();
    const { data: own } = await of.user.client.graphql(NOTE, { id: of.payment.id });
    expect(own.node).toEqual({ attentionNote: null });
  });

  it('ends for an agreed part, and comes back with another part', async () => {
    const of = await paid();
    await app.stripe.refundByHand(of.intentId, 450);
    expect(await reasonOf(of)).toBe('PARTLY_REFUNDED');
    await end(of.creator, of.payment.id);
    expect(await reasonOf(of)).toBeNull();
    await app.stripe.refundByHand(of.intentId, 100);
    expect(await reasonOf(of)).toBe('PARTLY_REFUNDED');
  });

  it('ends for a dispute after all was given back', async () => {
    const of = await paid();
    await app.stripe.refundByHand(of.intentId);
    await paymentWhen(app, of.payment, 'REFUNDED');
    const dispute = await app.stripe.dispute(of.intentId);
    expect(await reasonOf(of)).toBe('DISPUTED');
    await end(of.creator, of.payment.id);
    await app.stripe.endDispute(dispute, 'lost');
    expect(await reasonOf(of)).toBeNull();
    expect(await paymentRow(app, of.payment)).toMatchObject({ status: 'REFUNDED' });
  });

  it('is not ended while the money is under way, nor by other people', async () => {
    const of = await paid();
    for (const person of [of.user, await app.world.staff()]) {
      const { errors } = await end(person, of.payment.id);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    await app.database.query(`UPDATE payments SET status = 'PROCESSING' WHERE id = $1`, [of.payment.id]);
    expect((await end(of.creator, of.payment.id)).data.endPaymentAttention.userErrors).toMatchObject([
      { code: 'CONFLICT', field: 'paymentId' },
    ]);
  });
});

describe('recheckPayment', () => {
  it('is for the creator only', async () => {
    const { user, payment } = await paid();
    for (const person of [user, await app.world.user(), await app.world.staff()]) {
      const { errors } = await recheck(person, payment.id);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const anonymous = await app.anonymous().graphql(RECHECK, { input: { paymentId: payment.id } });
    expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('S8: asks Stripe nothing for staff who must verify their address and have not', async () => {
    const { creator, payment } = await app.checkout();
    await app.stripe.webhooks('drop');
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    const strict = await startTestApp({
      database: app.database,
      cardPayments: sandboxPayments(app.sandbox),
      doJobs: false,
      env: { REQUIRE_VERIFIED_STAFF: 'true' },
    });
    onTestFinished(() => strict.close());
    const client = strict.anonymous();
    await logIn(client, { email: creator.email, role: 'STAFF' });
    const { data } = await recheck({ ...creator, client }, payment.id);
    expect(data.recheckPayment).toMatchObject({
      payment: null,
      userErrors: [{ code: 'EMAIL_NOT_VERIFIED' }],
    });
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REQUIRES_PAYMENT' });
    await app.stripe.webhooks('normal');
  });

  it('knows no payment that is not there', async () => {
    const staff = await app.world.staff();
    for (const id of ['nonsense', staff.id]) {
      expect(codesOf(await recheck(staff, id))).toEqual(['PAYMENT_NOT_FOUND']);
    }
  });
});

it('completeCheckout knows only the viewer’s own payments', async () => {
  const { payment, creator } = await app.checkout();
  for (const person of [creator, await app.world.user()]) {
    expect(codesOf(await completeCheckout(person, payment.id))).toEqual(['PAYMENT_NOT_FOUND']);
    expect(codesOf(await completeCheckout(person, 'nonsense'))).toEqual(['PAYMENT_NOT_FOUND']);
  }
});
