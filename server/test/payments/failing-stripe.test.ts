import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentServiceUnreachableError } from '../../src/features/payments/payment-gateway.js';
import { refundPaymentJob } from '../../src/features/refunds/refund-payment.job.js';
import { NonRetryableError } from '../../src/platform/jobs/job.js';
import { deleteEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { checkoutFor, codesOf, completeCheckout, startCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRow, paymentRows } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

/** Milliseconds that Stripe has for one answer. */
const TIMEOUT = 1_000;

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ timeout: TIMEOUT, doJobs: false });
});
afterAll(() => app.close());

const failures = ['500', '503', '429', 'timeout', 'timeout-after', 'half', 'garbage', 'reset'];

describe.each(failures)('F3: Stripe answers with %s', (how) => {
  it('P2: while an intent is made: an error meanwhile, and one intent after a retry', async () => {
    const { id: eventId } = await app.world.event(await app.world.staff());
    const user = await app.world.user();
    await app.stripe.fail('payment_intents.create', how);
    expect(codesOf(await startCheckout(user, eventId))).toEqual(['PAYMENTS_UNAVAILABLE']);
    await app.stripe.recover();
    const { payment } = await checkoutFor(user, eventId);
    await app.stripe.intentOf(payment);
    expect((await paymentRows(app)).filter(({ event_id }) => event_id === eventId)).toHaveLength(1);
  });

  it('while a payment is completed: the place comes with the next question', async () => {
    const { user, payment } = await app.checkout();
    await app.stripe.webhooks('drop');
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await app.stripe.fail('payment_intents.retrieve', how);
    expect(codesOf(await completeCheckout(user, payment.id))).toEqual(['PAYMENTS_UNAVAILABLE']);
    await app.stripe.recover();
    expect(codesOf(await completeCheckout(user, payment.id))).toEqual([]);
    await app.stripe.webhooks('normal');
  });

  it('while money goes back: once, when Stripe answers again', async () => {
    const { user, payment, creator, eventId } = await app.checkout();
    const { id } = await app.stripe.intentOf(payment);
    await app.stripe.pay(id);
    await completeCheckout(user, payment.id);
    await app.stripe.fail('refunds.create', how);
    await deleteEvent(creator.client, eventId);
    await doJobs(app);
    await app.stripe.recover();
    await doJobs(app);
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED' });
    expect((await app.stripe.refunds()).filter(({ payment_intent }) => payment_intent === id)).toHaveLength(
      1,
    );
    await expectBooksToAgree(app);
  });
});

it('P2: a rejection gets a new key for the next attempt, and nothing is left half done', async () => {
  const { id: eventId } = await app.world.event(await app.world.staff());
  const user = await app.world.user();
  await app.stripe.fail('payment_intents.create', 'timeout-after');
  await startCheckout(user, eventId);
  await app.stripe.recover();
  // Other parameters under the same key: Stripe refuses.
  await app.database.query(`UPDATE payments SET event_title = 'Another' WHERE event_id = $1`, [eventId]);
  expect(codesOf(await startCheckout(user, eventId))).toEqual(['PAYMENTS_UNAVAILABLE']);
  const { payment } = await checkoutFor(user, eventId);
  expect((await paymentRows(app)).filter(({ event_id }) => event_id === eventId)).toMatchObject([
    { id: payment.id, status: 'REQUIRES_PAYMENT' },
  ]);
});

describe('P2: the key of a refund', () => {
  /** The keys under which Stripe was asked for refunds during this. */
  async function keysDuring(asking: () => Promise<unknown>): Promise<unknown[]> {
    const before = (await app.stripe.requests()).length;
    await asking();
    const latestFirst = await app.stripe.requests();
    const requests = latestFirst.slice(0, latestFirst.length - before);
    return requests.filter(({ path }) => path === '/v1/refunds').map(({ idempotencyKey }) => idempotencyKey);
  }

  const refundDue = ({ id }: { id: string }) =>
    app.database.query(
      `UPDATE payments SET status = 'REFUND_PENDING', idempotency_key = gen_random_uuid() WHERE id = $1`,
      [id],
    );

  it('is another after a rejection, which Stripe would repeat under the same', async () => {
    const { payment } = await app.checkout();
    await app.stripe.webhooks('drop');
    await refundDue(payment);
    const refund = () => refundPaymentJob.run(app.jobContext, { paymentId: payment.id });
    // There is nothing to give back yet.
    const refused = await keysDuring(() => expect(refund()).rejects.toThrow(NonRetryableError));
    expect(await paymentRow(app, payment)).toMatchObject({ attention_reason: 'REFUND_FAILED' });
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    const retried = await keysDuring(refund);
    expect([refused, retried]).toEqual([[expect.any(String)], [expect.any(String)]]);
    expect(retried).not.toEqual(refused);
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED', refunded_pence: 2450 });
    await app.stripe.webhooks('normal');
  });

  it.each(['timeout-after', 'timeout', '500'])(
    'stays the same after %s, when its state is not known',
    async (how) => {
      const { payment } = await app.checkout();
      const { id: intentId } = await app.stripe.intentOf(payment);
      await app.stripe.webhooks('drop');
      await app.stripe.pay(intentId);
      await refundDue(payment);
      const refund = () => refundPaymentJob.run(app.jobContext, { paymentId: payment.id });
      await app.stripe.fail('refunds.create', how);
      const unanswered = await keysDuring(() =>
        expect(refund()).rejects.toThrow(PaymentServiceUnreachableError),
      );
      await app.stripe.recover();
      const retried = await keysDuring(refund);
      expect(retried).toEqual([expect.any(String)]);
      expect(new Set(unanswered)).toEqual(new Set(retried));
      const refunds = (await app.stripe.refunds()).filter((refund) => refund.payment_intent === intentId);
      expect(refunds).toMatchObject([{ amount: 2450 }]);
      await app.stripe.webhooks('normal');
    },
  );
});
