import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { everyRow } from '../accounts/stored-rows.js';
import { queueDump } from '../support/stored-jobs.js';
import { LONG_TEST } from '../support/time-limits.js';
import { checkoutFor, completeCheckout } from './payment-operations.js';
import { jobsDone } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';
import { DECLINED_CARD, GOOD_CARD } from './stripe-side.js';

// Where Stripe does not answer in time, a job asks again a minute later.
vi.setConfig({ testTimeout: LONG_TEST });

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ timeout: 1_000 });
});
afterAll(() => app.close());

it('P15: no card, client secret or key is in any log, row or job, whether payments go or fail', async () => {
  await app.stripe.webhooks('drop');
  const { user, eventId, payment, clientSecret } = await app.checkout();
  const { id } = await app.stripe.intentOf(payment);
  await app.stripe.pay(id, DECLINED_CARD);
  const next = await checkoutFor(user, eventId);
  await app.stripe.pay((await app.stripe.intentOf(next.payment)).id);
  for (const how of ['500', 'garbage', 'timeout']) {
    await app.stripe.fail('payment_intents.retrieve', how);
    await completeCheckout(user, next.payment.id);
    await app.stripe.recover();
  }
  await completeCheckout(user, next.payment.id);
  await jobsDone(app);
  const stored = [
    await queueDump(app.database),
    ...(await everyRow(app.database)),
    JSON.stringify(app.logged),
  ];
  const everything = stored.join('\n');
  expect(everything).toContain(next.payment.id);
  const { secretKey, webhookSecret } = app.sandbox.stripe;
  for (const secret of [
    clientSecret,
    next.clientSecret,
    secretKey,
    webhookSecret,
    DECLINED_CARD,
    GOOD_CARD,
  ]) {
    expect(everything).not.toContain(secret);
  }
  expect(everything).not.toMatch(/_secret_/);
});
