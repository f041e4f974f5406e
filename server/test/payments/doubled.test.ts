import { afterAll, beforeAll, expect, it } from 'vitest';
import { control } from '../support/sandbox.js';
import { checkoutFor, codesOf, completeCheckout, placeOf, startCheckout } from './payment-operations.js';
import { expectBooksToAgree, jobsDone, paymentRows } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp();
});
afterAll(() => app.close());

const twenty = Array.from({ length: 20 });

it('P3: twenty parallel checkouts make one payment and one intent', async () => {
  const { id } = await app.world.event(await app.world.staff());
  const user = await app.world.user();
  const answers = await Promise.all(twenty.map(() => startCheckout(user, id)));
  const ids = new Set(answers.map(({ data }) => data.startCheckout.payment?.id));
  expect(ids.size).toBe(1);
  expect(await app.stripe.intentsOf({ id: [...ids][0] as string })).toHaveLength(1);
});

it('P20: a second click while Stripe takes its time waits for the first', async () => {
  const { id } = await app.world.event(await app.world.staff());
  const user = await app.world.user();
  // Longer than the SDK goes on asking by itself.
  const slow = { service: 'stripe', on: 'payment_intents.create', how: 'slow', next: 1, milliseconds: 4_000 };
  await control(app.sandbox, 'POST', '/failures', slow);
  const [first, second] = await Promise.all([checkoutFor(user, id), checkoutFor(user, id)]);
  expect(first.clientSecret).toEqual(expect.any(String));
  expect(second).toEqual(first);
  expect(await app.stripe.intentsOf(first.payment)).toHaveLength(1);
});

it('P3: twenty parallel completions make one sign-up and one mail', async () => {
  const { user, eventId, payment } = await app.checkout();
  await app.stripe.pay((await app.stripe.intentOf(payment)).id);
  const answers = await Promise.all(twenty.map(() => completeCheckout(user, payment.id)));
  const places = new Set(answers.map(({ data }) => data.completeCheckout.signUp?.id));
  expect(places.size).toBe(1);
  await jobsDone(app);
  expect(await placeOf(user.client, eventId)).toMatchObject({ signUpCount: 1 });
  expect(app.mailGateway.to(user.email, 'You’re signed up')).toHaveLength(1);
  await expectBooksToAgree(app);
});

it('P3: a repeated completion returns the same sign-up, and nothing is done again', async () => {
  const { user, eventId, payment } = await app.checkout();
  const { id: intentId } = await app.stripe.intentOf(payment);
  await app.stripe.webhooks('hold');
  await app.stripe.pay(intentId);
  const first = await completeCheckout(user, payment.id);
  const beforeWebhook = await completeCheckout(user, payment.id);
  await app.stripe.release();
  await app.stripe.webhooks('normal');
  await app.stripe.delivered();
  await jobsDone(app);
  const afterWebhook = await completeCheckout(user, payment.id);
  await jobsDone(app);
  expect(first.data.completeCheckout).toMatchObject({
    signUp: { id: expect.any(String), payment: { id: payment.id, amountPence: 2450, status: 'SUCCEEDED' } },
    userErrors: [],
  });
  for (const again of [beforeWebhook, afterWebhook]) expect(again.data).toEqual(first.data);
  expect(await placeOf(user.client, eventId)).toMatchObject({ signUpCount: 1 });
  expect(app.mailGateway.to(user.email, 'You’re signed up')).toHaveLength(1);
  expect(await app.stripe.intentsOf(payment)).toMatchObject([{ id: intentId, amount_received: 2450 }]);
  await expectBooksToAgree(app);
});

it('P3: two tabs that start and finish across each other end in one place that was paid once', async () => {
  const { user, eventId, payment } = await app.checkout();
  const [intent] = await Promise.all([app.stripe.intentOf(payment), checkoutFor(user, eventId)]);
  await Promise.all([
    app.stripe.pay(intent.id),
    startCheckout(user, eventId),
    completeCheckout(user, payment.id),
    startCheckout(user, eventId),
    completeCheckout(user, payment.id),
  ]);
  expect(codesOf(await completeCheckout(user, payment.id))).toEqual([]);
  await jobsDone(app);
  const paid = (await paymentRows(app)).filter(
    (row) => row.account_id === user.id && row.status === 'SUCCEEDED',
  );
  expect(paid).toHaveLength(1);
  await expectBooksToAgree(app);
});
