import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkUnfinishedPaymentsJob } from '../../src/features/payments/check-unfinished-payments.job.js';
import { comparePaymentsJob } from '../../src/features/payments/compare-payments.job.js';
import { NonRetryableError } from '../../src/platform/jobs/job.js';
import { doJobs } from '../support/do-jobs.js';
import { control, stripeClient } from '../support/sandbox.js';
import { deleteEvent } from './deletions.js';
import { completeCheckout, placeOf, startCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const MINUTE = 60_000;

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.resetPayments();
  await app.stripe.webhooks('drop');
  app.logged.length = 0;
});

const errors = () => app.logged.filter(({ level }) => level === 50);

describe('P12: when a webhook is lost', () => {
  it('a job asks Stripe by itself, within ten minutes, and the person has the place and the mail', async () => {
    const { user, eventId, payment } = await app.checkout();
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'REQUIRES_PAYMENT' });
    app.clock.advance(5 * MINUTE + 1);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(await placeOf(user.client, eventId)).toMatchObject({
      signUpCount: 1,
      viewerSignUp: { payment: { status: 'SUCCEEDED' } },
    });
    await doJobs(app);
    expect(app.mailGateway.to(user.email, 'You’re signed up')).toHaveLength(1);
    await expectBooksToAgree(app);
  });

  it('the job comes every five minutes', async () => {
    const [schedule] = await app.database.query<{ cron: string }>(
      `SELECT cron FROM pgboss.schedule WHERE name = 'check-unfinished-payments'`,
    );
    expect(schedule?.cron).toBe('*/5 * * * *');
  });

  it('one payment that cannot be checked holds up no other', async () => {
    const first = await app.checkout();
    app.clock.advance(1);
    const second = await app.checkout();
    for (const { payment } of [first, second]) {
      await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    }
    app.clock.advance(5 * MINUTE + 1);
    await control(app.sandbox, 'POST', '/failures', {
      service: 'stripe',
      on: 'payment_intents.retrieve',
      how: '500',
      // The SDK asks twice.
      next: 2,
    });
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(errors()).toContainEqual(expect.objectContaining({ paymentId: first.payment.id }));
    expect(await paymentRow(app, second.payment)).toMatchObject({ status: 'SUCCEEDED' });
    app.clock.advance(5 * MINUTE + 1);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(await paymentRow(app, first.payment)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('nobody can pay a day later what was left lying', async () => {
    const { payment } = await app.checkout();
    app.clock.advance(24 * 60 * MINUTE + 1);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'CANCELED' });
    expect(await app.stripe.intentOf(payment)).toMatchObject({ status: 'canceled' });
  });
});

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
    await deleteEvent(creator, eventId);
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
    await deleteEvent(creator, eventId);
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
