import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateEvent } from '../events/event-operations.js';
import { confirmContact } from '../sign-ups/sign-up-operations.js';
import { insertContactTokens } from '../sign-ups/sign-up-rows.js';
import { hold } from '../support/held-rows.js';
import type { Person } from '../support/world.js';
import { checkoutFor, codesOf, completeCheckout, startCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRow, paymentRows, paymentWhen } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';
import { DECLINED_CARD } from './stripe-side.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp();
});
afterAll(() => app.close());
afterEach(() => expectBooksToAgree(app));

async function changePrice(on: { creator: Person; eventId: string }, pricePence: number) {
  const { data } = await updateEvent(on.creator.client, { id: on.eventId, pricePence });
  expect(data.updateEvent.userErrors).toEqual([]);
}

describe('startCheckout', () => {
  it('P1: asks Stripe for the pence of the event, in gbp, and says what it is for', async () => {
    const { user, eventId, payment, clientSecret } = await app.checkout({ pricePence: 1999 });
    expect(payment).toMatchObject({ amountPence: 1999, currency: 'gbp', status: 'REQUIRES_PAYMENT' });
    const intent = await app.stripe.intentOf(payment);
    expect(intent).toMatchObject({
      amount: 1999,
      currency: 'gbp',
      metadata: { payment: payment.id, event: eventId, account: user.id },
    });
    expect(clientSecret).toContain(intent.id);
  });

  it('P1: has no way to be told an amount or a currency', async () => {
    const { user, eventId } = await app.checkout();
    for (const extra of [{ amountPence: 1 }, { currency: 'jpy' }, { pricePence: 0 }]) {
      const { errors } = await startCheckout(user, eventId, extra);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it('P3: goes on with the open payment instead of making another', async () => {
    const { user, eventId, payment, clientSecret } = await app.checkout();
    const again = await checkoutFor(user, eventId, { name: 'Another name' });
    expect(again).toMatchObject({ payment: { id: payment.id }, clientSecret });
    expect(await app.stripe.intentsOf(payment)).toHaveLength(1);
    expect(await paymentRow(app, payment)).toMatchObject({ name: 'Another name' });
  });

  it('P2: makes a new attempt, with a key of its own, after a declined card', async () => {
    const { user, eventId, payment } = await app.checkout();
    const first = await app.stripe.intentOf(payment);
    await app.stripe.pay(first.id, DECLINED_CARD);
    const next = await checkoutFor(user, eventId);
    expect(next.payment.id).not.toBe(payment.id);
    const [before, after] = [await paymentRow(app, payment), await paymentRow(app, next.payment)];
    expect(before.status).toBe('CANCELED');
    expect(after.idempotency_key).not.toBe(before.idempotency_key);
    expect((await app.stripe.intentOf(payment)).status).toBe('canceled');
  });

  it('P14: makes a new intent for a new price, and ends the old one', async () => {
    const started = await app.checkout({ pricePence: 1000 });
    await changePrice(started, 1200);
    const next = await checkoutFor(started.user, started.eventId);
    expect(next.payment.amountPence).toBe(1200);
    expect((await app.stripe.intentOf(next.payment)).amount).toBe(1200);
    expect((await app.stripe.intentOf(started.payment)).status).toBe('canceled');
  });

  it('P14: ends what can still be paid at the old price without being asked', async () => {
    const started = await app.checkout({ pricePence: 1000 });
    await changePrice(started, 1200);
    await paymentWhen(app, started.payment, 'CANCELED');
    await expect(app.stripe.pay((await app.stripe.intentOf(started.payment)).id)).rejects.toThrow();
  });

  it('P14: leaves a payment unchanged that was made before the price changed', async () => {
    const started = await app.checkout({ pricePence: 1000 });
    await app.stripe.webhooks('hold');
    await app.stripe.pay((await app.stripe.intentOf(started.payment)).id);
    await changePrice(started, 1200);
    await paymentWhen(app, started.payment, 'SUCCEEDED');
    await app.stripe.webhooks('normal');
    const { data } = await completeCheckout(started.user, started.payment.id);
    expect(data.completeCheckout.signUp?.payment).toMatchObject({ amountPence: 1000, status: 'SUCCEEDED' });
  });

  it('P14: charges the agreed price when the card is confirmed while the price changes', async () => {
    const started = await app.checkout({ pricePence: 1000 });
    // The job that ends checkouts at the old price has yet to run.
    await app.database.query('UPDATE events SET price_pence = 1200 WHERE id = $1', [started.eventId]);
    await app.stripe.pay((await app.stripe.intentOf(started.payment)).id);
    const { data } = await completeCheckout(started.user, started.payment.id);
    expect(data.completeCheckout.signUp?.payment).toMatchObject({ amountPence: 1000, status: 'SUCCEEDED' });
  });

  it('ends the open payment of an event that has become free', async () => {
    const started = await app.checkout({ pricePence: 1000 });
    await changePrice(started, 0);
    expect(codesOf(await startCheckout(started.user, started.eventId))).toEqual(['PAYMENT_NOT_REQUIRED']);
    expect((await app.stripe.intentOf(started.payment)).status).toBe('canceled');
  });

  it('finds what was paid meanwhile, and gives the place', async () => {
    const { user, eventId, payment } = await app.checkout();
    await app.stripe.webhooks('drop');
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    const again = await checkoutFor(user, eventId);
    expect(again).toMatchObject({ payment: { id: payment.id, status: 'SUCCEEDED' } });
    await app.stripe.webhooks('normal');
    expect(codesOf(await startCheckout(user, eventId))).toEqual(['ALREADY_SIGNED_UP']);
  });

  it('D3: asks nobody for money whose address is confirmed for a place that another account paid for', async () => {
    const { user, eventId, payment } = await app.checkout();
    const other = await app.world.user();
    await checkoutFor(user, eventId, { email: other.email.toUpperCase() });
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    const { data } = await completeCheckout(user, payment.id);
    const signUpId = data.completeCheckout.signUp?.id ?? '';
    await insertContactTokens(app.database, [signUpId]);
    expect((await confirmContact(other.client, signUpId)).userErrors).toEqual([]);
    expect(codesOf(await startCheckout(other, eventId))).toEqual(['ALREADY_SIGNED_UP']);
    expect((await paymentRows(app)).filter(({ account_id }) => account_id === other.id)).toEqual([]);
  });

  it('S50: keeps a narrower choice of the people who see the name, made meanwhile', async () => {
    const person = await app.world.user();
    const { id: eventId } = await app.world.event(await app.world.staff());
    const held = await hold(
      app.database,
      `WITH locked AS (SELECT id FROM accounts WHERE id = $1 FOR UPDATE)
       UPDATE accounts SET default_name_shown = 'TEAM' FROM locked WHERE accounts.id = locked.id`,
      [person.id],
    );
    const begun = checkoutFor(person, eventId, { nameShown: 'SIGNED_IN' });
    await held.waiting(1);
    await held.commit();
    await begun;
    const stored = await app.database.query(
      `SELECT name_shown FROM payments WHERE account_id = $1 UNION ALL SELECT default_name_shown FROM accounts WHERE id = $1`,
      [person.id],
    );
    expect(stored).toEqual([{ name_shown: 'TEAM' }, { name_shown: 'TEAM' }]);
  });

  it('refuses before it asks for money where there can be no place', async () => {
    const staff = await app.world.staff();
    const user = await app.world.user();
    const free = await app.world.event(staff, { pricePence: 0 });
    const { id: eventId } = await app.world.event(staff, {});
    const stored = (await paymentRows(app)).length;
    expect(codesOf(await startCheckout(user, free.id))).toEqual(['PAYMENT_NOT_REQUIRED']);
    expect(codesOf(await startCheckout(user, 'nonsense'))).toEqual(['EVENT_NOT_FOUND']);
    expect(codesOf(await startCheckout(user, user.id))).toEqual(['EVENT_NOT_FOUND']);
    expect(codesOf(await startCheckout(user, eventId, { name: ' ', email: 'x' }))).toEqual([
      'REQUIRED',
      'INVALID_EMAIL',
    ]);
    expect(await paymentRows(app)).toHaveLength(stored);
  });
});
