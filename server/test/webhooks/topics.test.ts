import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { placeWithCode, recorded, scanOf } from '../door/door-operations.js';
import { cancelEvent, deleteEvent, undoCancelEvent } from '../events/event-operations.js';
import { checkoutFor, completeCheckout } from '../payments/payment-operations.js';
import { DECLINED_CARD } from '../payments/stripe-side.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { confirmContact, placeFor } from '../sign-ups/sign-up-operations.js';
import { leave, wait } from '../sign-ups/waiting-list-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/world.js';
import { newWebhook } from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

let app: WebhooksApp;
let staff: Person;
beforeAll(async () => {
  app = await startWebhooksApp();
});
beforeEach(async () => {
  await doJobs(app);
  staff = await app.world.staff();
  app.receiver.received.length = 0;
});
afterAll(() => app.close());

type Topics = NonNullable<Parameters<typeof newWebhook>[1]>['topics'] & object;
const listenTo = (...topics: Topics) => newWebhook(staff, { url: app.receiver.url, topics });
const notices = async () => {
  await app.settle();
  return app.receiver.received.map(({ body }) => body);
};

async function paidPlace(person: Person, eventId: string) {
  const { payment, intentId } = await checkoutFor(person, eventId);
  await app.stripe.pay(intentId);
  const { data } = await completeCheckout(person, payment.id);
  return { payment, intentId, signUpId: data?.completeCheckout.signUp?.id ?? '' };
}

it('G32: a webhook is notified of people who wait, and of the place that they are offered', async () => {
  await listenTo('WAITING_LIST_JOINED', 'PLACE_OFFERED');
  const event = await app.world.event(staff, { capacity: 1 });
  const { signUpId } = await paidPlace(await app.world.user(), event.id);
  const next = await app.world.user();
  const entry = await wait(next, event.id);
  await doJobs(app);
  await giveBack(staff, signUpId);
  const named = { eventId: event.id, waitingListEntryId: entry.id, signUpId: null, paymentId: null };
  const waitingListEntry = { id: entry.id, email: next.email };
  expect(await notices()).toMatchObject([
    { topic: 'WAITING_LIST_JOINED', ...named, waitingListEntry },
    { topic: 'PLACE_OFFERED', ...named, waitingListEntry },
  ]);
});

it('G32: a notice names who waited, also when the waiting is over by the time of sending', async () => {
  await listenTo('WAITING_LIST_JOINED');
  const event = await app.world.event(staff, { capacity: 1, pricePence: 0 });
  await placeFor(await app.world.user(), event.id);
  const person = await app.world.user();
  const { id } = await wait(person, event.id);
  await leave(person, event.id);
  expect(await notices()).toMatchObject([
    { eventId: event.id, waitingListEntryId: id, waitingListEntry: null },
  ]);
});

it('a webhook is notified once of a card that was refused', async () => {
  await listenTo('PAYMENT_FAILED');
  const event = await app.world.event(staff);
  const { payment, intentId } = await checkoutFor(await app.world.user(), event.id);
  await app.stripe.webhooks('double');
  await app.stripe.pay(intentId, DECLINED_CARD);
  const told = await notices();
  await app.stripe.webhooks('normal');
  expect(told).toMatchObject([
    {
      topic: 'PAYMENT_FAILED',
      ...{ eventId: event.id, paymentId: payment.id, signUpId: null },
      payment: { id: payment.id, status: 'REQUIRES_PAYMENT' },
    },
  ]);
});

it('a webhook is notified once that a payment needs attention, with the reason', async () => {
  await listenTo('PAYMENT_NEEDS_ATTENTION');
  const event = await app.world.event(staff);
  const { payment, intentId, signUpId } = await paidPlace(await app.world.user(), event.id);
  for (let part = 0; part < 2; part++) {
    await app.stripe.refundByHand(intentId, 100);
    await app.settle();
  }
  const named = { eventId: event.id, paymentId: payment.id, signUpId };
  expect(await notices()).toMatchObject([{ ...named, payment: { attentionReason: 'PARTLY_REFUNDED' } }]);
});

it('a webhook is notified when a refund comes back', async () => {
  await listenTo('PAYMENT_NEEDS_ATTENTION');
  const event = await app.world.event(staff);
  const { intentId, signUpId } = await paidPlace(await app.world.user(), event.id);
  await giveBack(staff, signUpId);
  await app.settle();
  await app.stripe.failRefundOf(intentId);
  expect(await notices()).toMatchObject([{ signUpId, payment: { attentionReason: 'REFUND_FAILED' } }]);
});

it('a webhook is notified when a person confirms the address of a sign-up', async () => {
  await listenTo('SIGN_UP_CONFIRMED');
  const event = await app.world.event(staff, { pricePence: 0 });
  const email = `${crypto.randomUUID()}@example.org`;
  const { id } = await placeFor(await app.world.user(), event.id, { email });
  await doJobs(app);
  const mail = app.mailGateway.to(email, 'Is this your address?').at(-1) as never;
  await confirmContact(app.anonymous(), secretIn(mail));
  expect(await notices()).toMatchObject([
    { topic: 'SIGN_UP_CONFIRMED', eventId: event.id, signUpId: id, signUp: { id, email } },
  ]);
});

it('G32: a deleted object is named: the event, the place, and both of a payment', async () => {
  await listenTo('EVENT_DELETED', 'SIGN_UP_CANCELLED', 'PAYMENT_REFUNDED');
  const event = await app.world.event(staff);
  const given = await paidPlace(await app.world.user(), event.id);
  const left = await paidPlace(await app.world.user(), event.id);
  await giveBack(staff, given.signUpId);
  await deleteEvent(staff.client, event.id);
  for (let round = 0; round < 3; round++) await app.settle();
  const told = (await notices()).map(({ topic, eventId, signUpId, paymentId }) => ({
    ...{ topic, eventId, signUpId, paymentId },
  }));
  const about = (
    topic: string,
    { signUpId = null as string | null, payment = null as { id: string } | null },
  ) => ({
    ...{ topic, eventId: event.id, signUpId, paymentId: payment?.id ?? null },
  });
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      about('SIGN_UP_CANCELLED', { signUpId: given.signUpId }),
      about('EVENT_DELETED', {}),
      about('PAYMENT_REFUNDED', given),
      about('PAYMENT_REFUNDED', left),
    ]),
  );
});

it('G32: a webhook is notified of a cancelled event once it is final, and not of one that was undone', async () => {
  await listenTo('EVENT_CANCELLED');
  const [undone, event] = [await app.world.event(staff), await app.world.event(staff)];
  for (const { id } of [undone, event]) await cancelEvent(staff.client, id);
  expect(await notices()).toEqual([]);
  await undoCancelEvent(staff.client, undone.id);
  await passTime(app, 5 * 60_000);
  await doJobs(app);
  expect(await notices()).toMatchObject([{ topic: 'EVENT_CANCELLED', eventId: event.id }]);
});

it('G32: a webhook is notified of a person who arrives, once for each time that the door lets them in', async () => {
  await listenTo('ATTENDEE_ARRIVED');
  const { id: eventId } = await app.world.event(staff, { pricePence: 0 });
  const { id: signUpId, code } = await placeWithCode(app, eventId);
  const first = scanOf(code);
  await recorded(staff.client, eventId, [first, scanOf(code)]);
  await recorded(staff.client, eventId, [first]);
  const named = { topic: 'ATTENDEE_ARRIVED', eventId, signUpId, paymentId: null };
  const arrived = [{ ...named, signUp: { id: signUpId } }];
  expect(await notices()).toMatchObject(arrived);
  // D23: no notice has the code.
  expect(JSON.stringify(app.receiver.received)).not.toContain(code);
});
