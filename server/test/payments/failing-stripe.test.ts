import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJobs } from '../support/do-jobs.js';
import { deleteEvent } from './deletions.js';
import { checkoutFor, codesOf, completeCheckout, startCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRow, paymentRows } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

/** Milliseconds that Stripe has for one answer. */
const TIMEOUT = 1_000;
/** The SDK asks twice, with a gap of at most two seconds. */
const BOUND = 2 * TIMEOUT + 2_000;

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ timeout: TIMEOUT, doJobs: false });
});
afterAll(() => app.close());

const failures = ['500', '503', '429', 'timeout', 'timeout-after', 'half', 'garbage', 'reset'];

describe.each(failures)('F3: Stripe answers with %s', (how) => {
  it('P2: while an intent is made: an error in bounded time, and one intent in the end', async () => {
    const { id: eventId } = await app.world.event(await app.world.staff());
    const user = await app.world.user();
    await app.stripe.fail('payment_intents.create', how);
    const began = performance.now();
    expect(codesOf(await startCheckout(user, eventId))).toEqual(['PAYMENTS_UNAVAILABLE']);
    expect(performance.now() - began).toBeLessThan(BOUND + 2_000);
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
    await deleteEvent(creator, eventId);
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
