import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripeGateway } from '../../src/features/payment-providers/stripe/stripe-gateway.js';
import { stripeClient } from '../support/sandbox.js';
import { storedJobs } from '../support/stored-jobs.js';
import { waitUntil } from '../support/wait-until.js';
import { placeOf } from './payment-operations.js';
import { expectBooksToAgree, jobsDone, paymentWhen } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';
import { aWebhook, sendWebhook } from './signed-webhook.js';

let app: PaymentsApp;
let second: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp();
  // Another process on the same database, for the same Stripe.
  second = await startPaymentsApp({ sandbox: app.sandbox, database: app.database });
  await app.stripe.webhooks('drop');
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const storedEvents = () => app.database.query('SELECT id FROM stripe_events');

async function paid() {
  const started = await app.checkout();
  const { id } = await app.stripe.intentOf(started.payment);
  await app.stripe.pay(id);
  return { ...started, webhook: aWebhook('payment_intent.succeeded', { id }) };
}

describe('the webhook', () => {
  it('P4: stores nothing of what Stripe did not sign, or signed long ago', async () => {
    const { webhook, payment } = await paid();
    const before = await storedEvents();
    const secret = app.sandbox.stripe.webhookSecret;
    const longAgo = Math.floor(Date.now() / 1000) - 301;
    for (const forged of [
      sendWebhook(app, webhook, { signature: undefined }),
      sendWebhook(app, webhook, { signature: '' }),
      sendWebhook(app, webhook, { signature: 't=1,v1=0' }),
      sendWebhook(app, webhook, { secret: `${secret}x` }),
      sendWebhook(app, webhook, { secret, timestamp: longAgo }),
      sendWebhook(app, webhook, { secret, sentBody: JSON.stringify({ ...webhook, id: 'evt_other' }) }),
      sendWebhook(app, webhook, { secret: app.sandbox.stripe.secretKey }),
    ]) {
      expect((await forged).status).toBe(400);
    }
    expect(await storedEvents()).toEqual(before);
    // Signed as it should be, it counts.
    expect((await sendWebhook(app, webhook)).status).toBe(200);
    await paymentWhen(app, payment, 'SUCCEEDED');
  });

  it('while the secret is changed, is taken with the new one and the old one, and with no third', async () => {
    const { webhookSecret: old, secretKey, publishableKey, scriptUrl, ...server } = app.sandbox.stripe;
    const gateway = stripeGateway({ secretKey, webhookSecrets: ['whsec_new', old], server });
    const cardPayments = { gateway, cardForm: { publishableKey, scriptUrl } };
    const changing = await startPaymentsApp({ sandbox: app.sandbox, database: app.database, cardPayments });
    for (const secret of ['whsec_new', old]) {
      const { webhook, payment } = await paid();
      expect((await sendWebhook(changing, webhook, { secret })).status).toBe(200);
      await paymentWhen(app, payment, 'SUCCEEDED');
    }
    const { webhook, payment } = await paid();
    expect((await sendWebhook(changing, webhook, { secret: 'whsec_third' })).status).toBe(400);
    // The other tests' books have to agree.
    expect((await sendWebhook(app, webhook)).status).toBe(200);
    await paymentWhen(app, payment, 'SUCCEEDED');
    await changing.close();
  });

  it('P5: checks the signature of the bytes before anything else', async () => {
    for (const body of ['', '{', 'null', '[]', '\u0000', '{"id":"evt_1"}', 'x'.repeat(100_000)]) {
      const response = await fetch(`${app.url}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
        body,
      });
      expect(response.status).toBe(400);
    }
    const huge = await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', body: 'x'.repeat(300_000) });
    expect(huge.status).toBe(413);
    expect((await fetch(`${app.url}/webhooks/stripe`)).status).toBe(404);
  });

  it('P5: takes the signed bytes as they are, spaces and order included', async () => {
    const { webhook, payment } = await paid();
    const body = JSON.stringify(webhook, null, 3).replaceAll('\n', '\r\n');
    expect((await sendWebhook(app, webhook, { body })).status).toBe(200);
    await paymentWhen(app, payment, 'SUCCEEDED');
  });

  it('P6: the same event fifty times over two processes has one effect and one mail', async () => {
    const { webhook, payment, user, eventId } = await paid();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => sendWebhook(i % 2 ? app : second, webhook)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    await paymentWhen(app, payment, 'SUCCEEDED');
    await jobsDone(app);
    const mails = [app, second].flatMap(({ mailGateway }) => mailGateway.to(user.email, 'You’re signed up'));
    expect(mails).toHaveLength(1);
    expect(await placeOf(user.client, eventId)).toMatchObject({ signUpCount: 1 });
    const jobs = await app.database.query(`SELECT FROM pgboss.job WHERE name = 'refresh-payment'
      AND data->>'intentId' = '${webhook.data.object.id}'`);
    expect(jobs).toHaveLength(1);
    await expectBooksToAgree(app);
  });

  it('P9: says 200 only when the event is stored', async () => {
    const { webhook, payment } = await paid();
    await app.database.query('ALTER TABLE stripe_events RENAME TO not_there');
    expect((await sendWebhook(app, webhook)).status).toBe(500);
    await app.database.query('ALTER TABLE not_there RENAME TO stripe_events');
    expect((await sendWebhook(app, webhook)).status).toBe(200);
    await paymentWhen(app, payment, 'SUCCEEDED');
  });

  it('P8: of an intent that is none of ours changes nothing and is logged as an error', async () => {
    const { id } = await stripeClient(app.sandbox).paymentIntents.create({ amount: 500, currency: 'gbp' });
    expect((await sendWebhook(app, aWebhook('payment_intent.succeeded', { id }))).status).toBe(200);
    await jobsDone(app);
    expect([...app.logged, ...second.logged]).toContainEqual(
      expect.objectContaining({ level: 'error', intentId: id }),
    );
  });

  it('P19: of an intent that Stripe does not know stays stored: its job fails, and runs again', async () => {
    const id = 'pi_of_another_account';
    expect((await sendWebhook(app, aWebhook('payment_intent.succeeded', { id }))).status).toBe(200);
    await waitUntil(async () => {
      const jobs = await storedJobs(app.database, 'refresh-payment');
      expect(jobs.find(({ data }) => data.intentId === id)).toMatchObject({ state: 'retry' });
    });
    await app.database.query(`DELETE FROM pgboss.job WHERE data->>'intentId' = $1`, [id]);
  });

  it('takes in what it does not follow, and stores nothing of it', async () => {
    const before = await storedEvents();
    expect((await sendWebhook(app, aWebhook('customer.created', { id: 'cus_1' }))).status).toBe(200);
    expect(await storedEvents()).toEqual(before);
  });
});
