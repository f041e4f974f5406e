import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkUnfinishedPaymentsJob } from '../../src/features/checkout/check-unfinished-payments.job.js';
import { comparePaymentsJob } from '../../src/features/payment-providers/stripe/compare-payments.job.js';
import { fetchMissedStripeEventsJob } from '../../src/features/payment-providers/stripe/fetch-missed-stripe-events.job.js';
import { PaymentServiceUnreachableError } from '../../src/features/payments/payment-gateway.js';
import { NonRetryableError } from '../../src/platform/jobs/job.js';
import { deleteEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { control, stripeClient } from '../support/sandbox.js';
import { storedJobs } from '../support/stored-jobs.js';
import { completeCheckout, placeOf, startCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';
import { aWebhook, sendWebhook } from './signed-webhook.js';

const MINUTE = 60_000;

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.resetPayments();
  await app.database.query('DELETE FROM pgboss.job');
  await app.stripe.webhooks('drop');
  app.logged.length = 0;
});

const errors = () => app.logged.filter(({ level }) => level === 'error');

describe('P12: when a webhook is lost', () => {
  it('Stripe is asked what happened, and the person has the place and the mail', async () => {
    const { user, eventId, payment } = await app.checkout();
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await fetchMissedStripeEventsJob.run(app.jobContext, {});
    await doJobs(app);
    expect(await placeOf(user.client, eventId)).toMatchObject({
      signUpCount: 1,
      viewerSignUp: { payment: { status: 'SUCCEEDED' } },
    });
    expect(app.mailGateway.to(user.email, 'You’re signed up')).toHaveLength(1);
    await expectBooksToAgree(app);
  });

  it('that is done every five minutes', () => {
    expect(fetchMissedStripeEventsJob.schedule).toBe('*/5 * * * *');
  });

  it('P6: what a webhook has told is not taken in again', async () => {
    const { payment } = await app.checkout();
    await app.stripe.webhooks('normal');
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await app.stripe.delivered();
    const jobs = await storedJobs(app.database);
    await fetchMissedStripeEventsJob.run(app.jobContext, {});
    expect(await storedJobs(app.database)).toEqual(jobs);
  });

  it('one payment that cannot be checked holds up no other', async () => {
    const first = await app.checkout();
    const second = await app.checkout();
    for (const { payment } of [first, second]) {
      await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    }
    await fetchMissedStripeEventsJob.run(app.jobContext, {});
    // The SDK asks twice.
    const failure = { service: 'stripe', on: 'payment_intents.retrieve', how: '500', next: 2 };
    await control(app.sandbox, 'POST', '/failures', failure);
    await doJobs(app);
    const statuses = async () =>
      Promise.all([first, second].map(async ({ payment }) => (await paymentRow(app, payment)).status));
    expect((await statuses()).toSorted()).toEqual(['REQUIRES_PAYMENT', 'SUCCEEDED']);
    await doJobs(app);
    expect(await statuses()).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  });

  it('a round in which Stripe does not answer is made up for by the next', async () => {
    const { payment } = await app.checkout();
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await app.stripe.fail('events.list', '500');
    await expect(fetchMissedStripeEventsJob.run(app.jobContext, {})).rejects.toThrow(
      PaymentServiceUnreachableError,
    );
    await app.stripe.recover();
    await fetchMissedStripeEventsJob.run(app.jobContext, {});
    await doJobs(app);
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

describe('P16: with 10,000 open checkouts', () => {
  it('a payment whose webhook is lost is settled by a handful of questions', async () => {
    const { payment, eventId } = await app.checkout();
    await openCheckouts(10_000, { like: payment });
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    app.clock.advance(6 * MINUTE);
    const before = (await app.stripe.requests()).length;
    await fetchMissedStripeEventsJob.run(app.jobContext, {});
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    await doJobs(app);
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'SUCCEEDED' });
    expect((await app.stripe.requests()).length - before).toBeLessThan(5);
    await app.database.query('DELETE FROM payments WHERE event_id = $1', [eventId]);
  });

  it('those that were left lying for an hour are all ended in one round', async () => {
    const { payment, eventId } = await app.checkout();
    await openCheckouts(1_000, { like: payment });
    app.clock.advance(60 * MINUTE + 1);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    const [left] = await app.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM payments WHERE status <> 'CANCELED'`,
    );
    expect(left?.count).toBe(0);
    expect(await app.stripe.intentOf(payment)).toMatchObject({ status: 'canceled' });
    await app.database.query('DELETE FROM payments WHERE event_id = $1', [eventId]);
  });

  it('the webhooks of those that we canceled ask for nothing', async () => {
    const { payment } = await app.checkout();
    const { id: intentId } = await app.stripe.intentOf(payment);
    app.clock.advance(60 * MINUTE + 1);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    const jobs = await storedJobs(app.database);
    await sendWebhook(app, aWebhook('payment_intent.canceled', { id: intentId }));
    expect(await storedJobs(app.database)).toEqual(jobs);
  });
});

describe('P16: an abandoned checkout', () => {
  it('cannot be paid an hour later', async () => {
    const { payment } = await app.checkout();
    app.clock.advance(60 * MINUTE);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REQUIRES_PAYMENT' });
    app.clock.advance(1);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'CANCELED' });
    expect(await app.stripe.intentOf(payment)).toMatchObject({ status: 'canceled' });
  });

  it('is not one to which the person has come back', async () => {
    const { user, eventId, payment } = await app.checkout();
    app.clock.advance(59 * MINUTE);
    await startCheckout(user, eventId);
    app.clock.advance(59 * MINUTE);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REQUIRES_PAYMENT' });
  });

  it('is settled when it turns out to be paid', async () => {
    const { payment } = await app.checkout();
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    app.clock.advance(60 * MINUTE + 1);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

/** Checkouts of which Stripe has never told us, by nobody in particular. */
function openCheckouts(count: number, { like }: { like: { id: string } }): Promise<unknown> {
  return app.database.query(
    `INSERT INTO payments (id, event_id, event_title, amount_pence, currency, refunded_pence, status,
       idempotency_key, created_at, updated_at)
     SELECT gen_random_uuid(), event_id, event_title, amount_pence, currency, 0, status,
       gen_random_uuid(), created_at, updated_at
     FROM payments, generate_series(1, $2) WHERE id = $1`,
    [like.id, count],
  );
}

describe('the nightly comparison', () => {
  it('settles what everything else has missed', async () => {
    const { payment } = await app.checkout();
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await comparePaymentsJob.run(app.jobContext, {});
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'SUCCEEDED' });
    expect(errors()).toEqual([]);
  });

  it('P8: names the payment of what it cannot settle', async () => {
    const { payment, user } = await app.checkout();
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await app.database.query('UPDATE payments SET amount_pence = 2500 WHERE id = $1', [payment.id]);
    await comparePaymentsJob.run(app.jobContext, {});
    expect(errors()).toContainEqual(expect.objectContaining({ paymentId: payment.id, mismatch: 'amount' }));
    expect(await paymentRow(app, payment)).toMatchObject({
      status: 'REQUIRES_PAYMENT',
      attention_reason: 'MISMATCH',
    });
    const { data } = await completeCheckout(user, payment.id);
    expect(data.completeCheckout).toMatchObject({
      signUp: null,
      userErrors: [{ code: 'PAYMENT_NOT_SUCCEEDED' }],
    });
    await app.database.query('UPDATE payments SET amount_pence = 2450 WHERE id = $1', [payment.id]);
  });

  it('a refund that the bank sends back is marked for staff, and logged with the payment’s id', async () => {
    const { payment, creator, eventId } = await app.checkout();
    const { id } = await app.stripe.intentOf(payment);
    await app.stripe.pay(id);
    await comparePaymentsJob.run(app.jobContext, {});
    await deleteEvent(creator.client, eventId);
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED' });
    await app.stripe.webhooks('normal');
    await app.stripe.failRefundOf(id);
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({
      attention_reason: 'REFUND_FAILED',
      refunded_pence: 0,
    });
    expect(errors()).toContainEqual(expect.objectContaining({ paymentId: payment.id }));
  });

  it('P8: names the payment whose intent Stripe does not know', async () => {
    const { payment } = await app.checkout();
    const { intent_id } = await paymentRow(app, payment);
    await app.database.query(`UPDATE payments SET intent_id = 'pi_nowhere' WHERE id = $1`, [payment.id]);
    await expect(comparePaymentsJob.run(app.jobContext, {})).rejects.toThrow(NonRetryableError);
    expect(errors()).toContainEqual(
      expect.objectContaining({ paymentId: payment.id, intentId: 'pi_nowhere' }),
    );
    await app.database.query('UPDATE payments SET intent_id = $2 WHERE id = $1', [payment.id, intent_id]);
  });

  it.each([
    ['currency', { currency: 'eur' }],
    ['account', { metadata: { account: 'another' } }],
    ['event', { metadata: { event: 'another' } }],
    ['payment', { metadata: { payment: 'another' } }],
  ])('P8: a %s that does not match is not confirmed', async (mismatch, change) => {
    const { payment, user } = await app.checkout();
    const { id } = await app.stripe.intentOf(payment);
    // As somebody with the secret key could do.
    await stripeClient(app.sandbox).paymentIntents.update(id, change);
    await app.stripe.pay(id);
    await completeCheckout(user, payment.id);
    expect(errors()).toContainEqual(expect.objectContaining({ paymentId: payment.id, mismatch }));
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REQUIRES_PAYMENT', sign_up_id: null });
    await app.database.query('DELETE FROM payments WHERE id = $1', [payment.id]);
  });

  it('has a refund that failed for a day tried again', async () => {
    const { payment, creator, eventId } = await app.checkout();
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await comparePaymentsJob.run(app.jobContext, {});
    await app.stripe.fail('refunds.create', '500');
    await deleteEvent(creator.client, eventId);
    await doJobs(app);
    await app.stripe.recover();
    // It was tried for a day and was given up.
    app.clock.advance(24 * 60 * MINUTE + 1);
    await app.database.query(`DELETE FROM pgboss.job WHERE name = 'refund-payment'`);
    await comparePaymentsJob.run(app.jobContext, {});
    await doJobs(app);
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REFUNDED' });
  });
});

it('a person who comes back after a lost webhook finds the truth', async () => {
  const { user, eventId, payment } = await app.checkout();
  await app.stripe.pay((await app.stripe.intentOf(payment)).id);
  const { data } = await startCheckout(user, eventId);
  expect(data.startCheckout.payment).toMatchObject({ id: payment.id, status: 'SUCCEEDED' });
});
