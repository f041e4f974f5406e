import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expireCheckoutJob } from '../../src/features/checkout/expire-checkout.job.js';
import { UnknownIntentError } from '../../src/features/payments/payment-gateway.js';
import { refreshPaymentJob } from '../../src/features/payments/refresh-payment.job.js';
import { refundPaymentJob } from '../../src/features/refunds/refund-payment.job.js';
import { runSandbox } from '../support/sandbox.js';
import { codesOf, completeCheckout, startCheckout } from './payment-operations.js';
import { paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
/** Another process on the same database, with the keys of another account at Stripe. */
let misconfigured: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  const options = { sandbox: await runSandbox(), database: app.database, doJobs: false };
  misconfigured = await startPaymentsApp(options);
});
afterAll(async () => {
  await misconfigured.close();
  await app.close();
});
beforeEach(() => app.resetPayments());

/** A person who paid, of which no webhook tells. */
async function paidUnnoticed() {
  const started = await app.checkout();
  const { id: intentId } = await app.stripe.intentOf(started.payment);
  await app.stripe.webhooks('drop');
  await app.stripe.pay(intentId);
  return { ...started, intentId };
}

it('P19: a job fails and changes nothing when Stripe does not know the intent', async () => {
  const { payment, intentId } = await paidUnnoticed();
  const before = await paymentRow(app, payment);
  const { jobContext } = misconfigured;
  await expect(expireCheckoutJob.run(jobContext, { paymentId: payment.id })).rejects.toThrow(
    UnknownIntentError,
  );
  await expect(refreshPaymentJob.run(jobContext, { intentId })).rejects.toThrow(UnknownIntentError);
  expect(await paymentRow(app, payment)).toEqual(before);
  await expireCheckoutJob.run(app.jobContext, { paymentId: payment.id });
  expect(await paymentRow(app, payment)).toMatchObject({ status: 'SUCCEEDED' });
});

it('P19: a refund that Stripe knows nothing of is tried again, and is not given up', async () => {
  const { payment } = await paidUnnoticed();
  await app.database.query(`UPDATE payments SET status = 'REFUND_PENDING' WHERE id = $1`, [payment.id]);
  const before = await paymentRow(app, payment);
  const refund = refundPaymentJob.run(misconfigured.jobContext, { paymentId: payment.id });
  await expect(refund).rejects.toThrow(UnknownIntentError);
  expect(await paymentRow(app, payment)).toEqual(before);
});

it('P19: a person is told that payments are unavailable, and is not charged a second time', async () => {
  const { user, eventId, payment } = await paidUnnoticed();
  const before = await paymentRow(app, payment);
  user.client.url = misconfigured.url;
  expect(codesOf(await completeCheckout(user, payment.id))).toEqual(['PAYMENTS_UNAVAILABLE']);
  expect(codesOf(await startCheckout(user, eventId))).toEqual(['PAYMENTS_UNAVAILABLE']);
  expect(await paymentRow(app, payment)).toEqual(before);
  expect(await misconfigured.stripe.intents()).toEqual([]);
});
