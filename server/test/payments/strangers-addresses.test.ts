import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { everyRow } from '../accounts/stored-rows.js';
import { deleteEvent } from '../events/event-operations.js';
import { confirmContact, signUp } from '../sign-ups/sign-up-operations.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { checkoutFor, codesOf, completeCheckout, placeOf, startCheckout } from './payment-operations.js';
import { paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(() => app.resetPayments());

const someAddress = () => `${crypto.randomUUID()}@example.org`;
const subjectsTo = (email: string) =>
  app.mailGateway.to(email).flatMap(({ subject }) => (subject.startsWith('Confirm') ? [] : subject));

/** A person who has paid for a place under another address than their own. */
async function paidUnder(typed: string) {
  const { user, eventId, creator } = await app.checkout();
  const { payment, intentId } = await checkoutFor(user, eventId, { email: typed });
  await app.stripe.pay(intentId);
  const { data } = await completeCheckout(user, payment.id);
  await app.settle();
  return { user, eventId, creator, payment, signUp: data.completeCheckout.signUp };
}

it('S32: mails about a paid place and its refund go to the account’s own address', async () => {
  const typed = someAddress();
  const { user, eventId, creator, signUp } = await paidUnder(typed);
  expect(signUp).toMatchObject({ email: typed });
  await deleteEvent(creator.client, eventId);
  await app.settle();
  expect(subjectsTo(user.email).toSorted()).toEqual([
    'Cancelled: Bread for beginners',
    'Your money back: Bread for beginners',
    'You’re signed up: Bread for beginners',
  ]);
  expect(subjectsTo(typed)).toEqual(['Is this your address? Bread for beginners']);
});

it('S32: once the typed address is confirmed they go there, and say what was paid', async () => {
  const typed = someAddress();
  const { user, eventId, creator, payment } = await paidUnder(typed);
  const [asking] = app.mailGateway.to(typed);
  expect((await confirmContact(app.anonymous(), secretIn(asking as never))).userErrors).toEqual([]);
  expect(await paymentRow(app, payment)).toMatchObject({ email: typed, unconfirmed_email: null });
  await app.settle();
  expect(app.mailGateway.to(typed, 'You’re signed up')[0]?.text).toContain('£24.50');
  await deleteEvent(creator.client, eventId);
  await app.settle();
  expect(app.mailGateway.to(typed, 'Your money back')).toHaveLength(1);
  expect(subjectsTo(user.email)).toEqual(['You’re signed up: Bread for beginners']);
});

it('S32: a checkout is answered alike whether the address attends or not', async () => {
  const attendee = await app.world.user();
  const { creator, eventId } = await app.checkout();
  await app.database.query('UPDATE events SET price_pence = 0 WHERE id = $1', [eventId]);
  await signUp(attendee.client, { eventId, name: 'Ines', email: attendee.email });
  await app.database.query('UPDATE events SET price_pence = 2450 WHERE id = $1', [eventId]);
  expect(creator.id).not.toBe(attendee.id);
  for (const email of [attendee.email, someAddress()]) {
    const answer = await startCheckout(await app.world.user(), eventId, { email });
    expect(codesOf(answer)).toEqual([]);
    expect(answer.data.startCheckout.payment).toMatchObject({ status: 'REQUIRES_PAYMENT' });
  }
});

it('S32: the owner of an address gets a paid place though a stranger typed it before', async () => {
  const owner = await app.world.user();
  const { eventId } = await paidUnder(owner.email);
  const { payment, intentId } = await checkoutFor(owner, eventId);
  await app.stripe.pay(intentId);
  expect(codesOf(await completeCheckout(owner, payment.id))).toEqual([]);
  expect(await placeOf(owner.client, eventId)).toMatchObject({
    signUpCount: 2,
    viewerSignUp: { payment: { id: payment.id } },
  });
});

it('S17, S32: with the account both addresses are erased from its payments', async () => {
  const typed = someAddress();
  const { user } = await paidUnder(typed);
  await deleteAccount(user.client);
  await app.settle();
  const left = await everyRow(app.database);
  expect(left.filter((row) => row.includes(typed) || row.includes(user.email))).toEqual([]);
});
