import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comparePaymentsJob } from '../../src/features/payment-providers/stripe/compare-payments.job.js';
import { cancelPayment } from '../../src/features/payments/cancel-payment.js';
import { Payment } from '../../src/features/payments/payment.entity.js';
import type { PaymentGateway } from '../../src/features/payments/payment-gateway.js';
import { refreshPaymentJob } from '../../src/features/payments/refresh-payment.job.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { confirmContact, placeFor } from '../sign-ups/sign-up-operations.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { PASSWORD } from '../support/world.js';
import { checkoutFor, codesOf, completeCheckout, placeOf } from './payment-operations.js';
import { expectBooksToAgree, paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(() => app.resetPayments());

/** A person who paid, while no webhook says so. */
async function paidUnnoticed(fields: object = {}) {
  const started = await app.checkout(fields);
  const { id: intentId } = await app.stripe.intentOf(started.payment);
  await app.stripe.webhooks('hold');
  await app.stripe.pay(intentId);
  return { ...started, intentId };
}

async function expectOneFullRefund(started: {
  payment: { id: string };
  intentId: string;
  user: { email: string };
}) {
  await app.settle();
  expect(await paymentRow(app, started.payment)).toMatchObject({ status: 'REFUNDED' });
  const refunds = (await app.stripe.refunds()).filter(
    ({ payment_intent }) => payment_intent === started.intentId,
  );
  expect(refunds).toMatchObject([{ amount: 2450 }]);
  expect(app.mailGateway.to(started.user.email, 'Your money back')).toHaveLength(1);
  await expectBooksToAgree(app);
}

describe('P11: a person who paid and can have no place gets all of it back, once, and a mail', () => {
  it('when the event was deleted in mid-payment', async () => {
    const started = await paidUnnoticed();
    await deleteEvent(started.creator.client, started.eventId);
    const [answer] = await Promise.all([
      completeCheckout(started.user, started.payment.id),
      app.stripe.release(),
      completeCheckout(started.user, started.payment.id),
    ]);
    expect(codesOf(answer)).toEqual(['EVENT_NOT_FOUND']);
    await expectOneFullRefund(started);
  });

  it('when the event was deleted after Stripe’s own message, and before the browser asks', async () => {
    const started = await paidUnnoticed();
    expect(codesOf(await completeCheckout(started.user, started.payment.id))).toEqual([]);
    await deleteEvent(started.creator.client, started.eventId);
    // No job has ended the place yet.
    const answer = await completeCheckout(started.user, started.payment.id);
    expect(codesOf(answer)).toEqual(['EVENT_NOT_FOUND']);
    await expectOneFullRefund(started);
  });

  it('when the account was deleted during the payment; name and address are then erased', async () => {
    const started = await paidUnnoticed();
    await deleteAccount(started.user.client);
    await app.stripe.release();
    await expectOneFullRefund(started);
    expect(await paymentRow(app, started.payment)).toMatchObject({
      account_id: null,
      name: null,
      email: null,
      amount_pence: 2450,
    });
  });

  it('D3: when the person has confirmed their address for the place of another account by then', async () => {
    const first = await app.checkout();
    const other = await app.world.user();
    const theirs = await checkoutFor(other, first.eventId);
    await checkoutFor(first.user, first.eventId, { email: other.email });
    await app.stripe.pay((await app.stripe.intentOf(first.payment)).id);
    await completeCheckout(first.user, first.payment.id);
    await app.settle();
    await confirmContact(
      other.client,
      secretIn(app.mailGateway.to(other.email, 'your address').at(-1) as never),
    );
    await app.stripe.webhooks('hold');
    const { id: intentId } = await app.stripe.intentOf(theirs.payment);
    await app.stripe.pay(intentId);
    for (const _time of ['first', 'second']) {
      const { data } = await completeCheckout(other, theirs.payment.id);
      expect(data.completeCheckout).toMatchObject({
        signUp: null,
        userErrors: [{ code: 'ALREADY_SIGNED_UP' }],
      });
    }
    await app.stripe.release();
    await expectOneFullRefund({ ...theirs, intentId, user: other });
    expect(await app.stripe.refunds()).toHaveLength(1);
    expect(await placeOf(other.client, first.eventId)).toEqual({ signUpCount: 1, viewerSignUp: null });
    expect(await paymentRow(app, first.payment)).toMatchObject({ status: 'SUCCEEDED', refunded_pence: 0 });
  });

  it('when the person signed up while the event was free', async () => {
    const started = await paidUnnoticed();
    const setPrice = (pricePence: number) =>
      updateEvent(started.creator.client, { id: started.eventId, pricePence });
    // The job that ends checkouts at the old price would notice the payment before the person signs up.
    await app.database.query(`UPDATE events SET price_pence = 0 WHERE id = $1`, [started.eventId]);
    await placeFor(started.user, started.eventId);
    await setPrice(2450);
    await app.stripe.release();
    await expectOneFullRefund(started);
  });
});

describe('the reason why there is no place is the stored one', () => {
  it('also when the event is deleted afterwards', async () => {
    const started = await paidUnnoticed();
    await app.database.query(`UPDATE events SET price_pence = 0 WHERE id = $1`, [started.eventId]);
    await placeFor(started.user, started.eventId);
    const answers = [await completeCheckout(started.user, started.payment.id)];
    await deleteEvent(started.creator.client, started.eventId);
    answers.push(await completeCheckout(started.user, started.payment.id));
    expect(answers.map(codesOf)).toEqual([['ALREADY_SIGNED_UP'], ['ALREADY_SIGNED_UP']]);
    expect(await paymentRow(app, started.payment)).toMatchObject({ no_place_reason: 'ALREADY_SIGNED_UP' });
    await app.stripe.release();
    await expectOneFullRefund(started);
  });

  it('when the money was given back by hand before anybody heard of the payment', async () => {
    const started = await paidUnnoticed();
    await app.stripe.refundByHand(started.intentId);
    const answer = await completeCheckout(started.user, started.payment.id);
    expect(answer.data.completeCheckout.userErrors).toMatchObject([
      { code: 'PAYMENT_NOT_SUCCEEDED', message: 'Payment did not succeed: refunded' },
    ]);
    await app.stripe.release();
    await expectOneFullRefund(started);
  });
});

it('S17: a person who leaves while their checkout is being cancelled is named nowhere afterwards', async () => {
  const started = await app.checkout();
  // One of which Stripe has never told us.
  await app.database.query('UPDATE payments SET intent_id = NULL WHERE id = $1', [started.payment.id]);
  const asRead = await app.dataSource.manager.findOneByOrFail(Payment, { id: started.payment.id });
  await deleteAccount(started.user.client);
  await cancelPayment(app.jobContext, app.jobContext.services.payments as PaymentGateway, asRead);
  expect(await paymentRow(app, started.payment)).toMatchObject({
    status: 'CANCELED',
    name: null,
    email: null,
  });
});

describe('P18: the mail about the money is not lost', () => {
  it('when the account is deleted after the refund and before the mail', async () => {
    const started = await refundedWithoutMail();
    await deleteAccount(started.user.client);
    await expectOneFullRefund(started);
    expect(await paymentRow(app, started.payment)).toMatchObject({
      account_id: null,
      name: null,
      email: null,
    });
  });

  it('when the mail service does not answer for a day', async () => {
    const started = await refundedWithoutMail();
    await deleteAccount(started.user.client);
    await app.database.query(`DELETE FROM pgboss.job WHERE name = 'send-refund-mail'`);
    app.clock.advance(25 * 60 * 60_000);
    await comparePaymentsJob.run(app.jobContext, {});
    await expectOneFullRefund(started);
    expect(await paymentRow(app, started.payment)).toMatchObject({ due_mail: null, email: null });
  });

  /** Given back by hand; the job that says so waits. */
  async function refundedWithoutMail() {
    const started = await paidUnnoticed();
    await app.stripe.release();
    await app.settle();
    await app.stripe.refundByHand(started.intentId);
    await recheckByStripe(started.intentId);
    expect(await paymentRow(app, started.payment)).toMatchObject({
      status: 'REFUNDED',
      due_mail: 'REFUNDED',
    });
    return started;
  }

  const recheckByStripe = (intentId: string) => refreshPaymentJob.run(app.jobContext, { intentId });
});

describe('the payment goes back', () => {
  it('to everybody when the event is deleted', async () => {
    const started = await paidUnnoticed();
    await app.stripe.release();
    await app.settle();
    await deleteEvent(started.creator.client, started.eventId);
    await expectOneFullRefund(started);
    expect(app.mailGateway.to(started.user.email, 'Cancelled')).toHaveLength(1);
  });

  it('to everybody when the account of the creator is deleted', async () => {
    const started = await paidUnnoticed();
    await app.stripe.release();
    await app.settle();
    await deleteAccount(started.creator.client);
    await expectOneFullRefund(started);
  });

  it('to a person who leaves before the event, whom nothing names afterwards', async () => {
    const started = await paidUnnoticed();
    await app.stripe.release();
    await app.settle();
    await deleteAccount(started.user.client);
    await expectOneFullRefund(started);
    expect(await paymentRow(app, started.payment)).toMatchObject({
      account_id: null,
      name: null,
      email: null,
    });
  });

  it('S17: not to a person who leaves after the event: the payment stays, without the person', async () => {
    const date = app.clock.now().toISOString().slice(0, 10);
    const started = await paidUnnoticed({ date, startTime: '22:00', endTime: '23:00' });
    await app.stripe.release();
    await app.settle();
    app.clock.advance(12 * 60 * 60_000);
    await deleteAccount(started.user.client, PASSWORD);
    expect(await paymentRow(app, started.payment)).toMatchObject({
      status: 'SUCCEEDED',
      account_id: null,
      name: null,
      email: null,
    });
    await expectBooksToAgree(app);
  });

  it('by hand in Stripe’s dashboard, and the person gets one mail', async () => {
    const started = await paidUnnoticed();
    await app.stripe.release();
    await app.settle();
    await app.stripe.webhooks('double');
    await app.stripe.refundByHand(started.intentId);
    await expectOneFullRefund(started);
    await app.stripe.webhooks('normal');
  });
});
