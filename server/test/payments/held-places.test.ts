import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endExpiredHoldsJob } from '../../src/features/checkout/end-expired-holds.job.js';
import { HOLD_TIME } from '../../src/features/place-holds/place-holds.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { heldFor, placeFor, placesOf } from '../sign-ups/sign-up-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { hold } from '../support/held-rows.js';
import type { Person } from '../support/world.js';
import {
  cancelCheckout,
  checkoutFor,
  codesOf,
  completeCheckout,
  startCheckout,
} from './payment-operations.js';
import { expectBooksToAgree, paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';
import { DECLINED_CARD } from './stripe-side.js';

let app: PaymentsApp;
let creator: Person;
let ada: Person;
let ben: Person;
let eventId: string;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  creator = await app.world.staff();
});
afterAll(() => app.close());
beforeEach(async () => {
  [ada, ben] = [await app.world.user(), await app.world.user()];
  eventId = (await app.world.event(creator, { capacity: 1 })).id;
});
afterEach(async () => {
  await app.stripe.recover();
  await app.stripe.webhooks('normal');
  await app.settle();
  await expectBooksToAgree(app);
  expect(await wrongCounts(app.database)).toEqual([]);
});

const placesLeft = async () => (await placesOf(app.anonymous(), eventId))?.placesLeft;
const startCodes = async (person: Person) => codesOf(await startCheckout(person, eventId));
const endHolds = () => endExpiredHoldsJob.run(app.jobContext, {});
const fromNow = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString();

describe('P22: the place of a checkout', () => {
  it('is held for 15 minutes from its first start, and sold to nobody else', async () => {
    const heldUntil = fromNow(HOLD_TIME);
    const first = await checkoutFor(ada, eventId);
    expect(first.payment).toMatchObject({ placeHeldUntil: heldUntil });
    expect(await placesLeft()).toBe(0);
    expect(await startCodes(ben)).toEqual(['EVENT_FULL']);

    app.clock.advance(HOLD_TIME - 1);
    const again = await checkoutFor(ada, eventId);
    expect(again.payment).toMatchObject({ id: first.payment.id, placeHeldUntil: heldUntil });
    await endHolds();
    expect(await startCodes(ben)).toEqual(['EVENT_FULL']);
  });

  it('is known to its person alone, on any device, until its time has run out', async () => {
    const heldUntil = fromNow(HOLD_TIME);
    expect(await heldFor(ada.client, eventId)).toBeNull();
    await checkoutFor(ada, eventId);
    expect(await heldFor(ada.client, eventId)).toBe(heldUntil);
    expect(await heldFor(ben.client, eventId)).toBeNull();
    expect(await heldFor(creator.client, eventId)).toBeNull();
    expect(await heldFor(app.anonymous(), eventId)).toBeNull();
    app.clock.advance(HOLD_TIME);
    expect(await heldFor(ada.client, eventId)).toBeNull();
  });

  it('is free again after 15 minutes, and the old checkout cannot be paid', async () => {
    const { payment, intentId } = await checkoutFor(ada, eventId);
    app.clock.advance(HOLD_TIME);
    await endHolds();
    expect(await placesLeft()).toBe(1);
    await expect(app.stripe.pay(intentId)).rejects.toThrow();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'CANCELED' });
    await checkoutFor(ben, eventId);
    expect(await startCodes(ada)).toEqual(['EVENT_FULL']);
  });

  it('can be held anew by a person who starts again when it has run out', async () => {
    await checkoutFor(ada, eventId);
    app.clock.advance(HOLD_TIME);
    const heldUntil = fromNow(HOLD_TIME);
    expect((await checkoutFor(ada, eventId)).payment).toMatchObject({ placeHeldUntil: heldUntil });
  });

  it('stays held where its person starts again while its end is waited for', async () => {
    await checkoutFor(ada, eventId);
    app.clock.advance(HOLD_TIME);
    const heldUntil = fromNow(HOLD_TIME);
    // The open payment stays, so nothing makes up for a hold that is ended by mistake.
    await app.stripe.fail('payment_intents.cancel', '500');
    const event = await hold(app.database, 'SELECT FROM events WHERE id = $1 FOR UPDATE', [eventId]);
    const startingAgain = startCheckout(ada, eventId);
    await event.waiting(1);
    const ending = endHolds();
    await event.waiting(2);
    await event.release();
    await Promise.all([startingAgain, ending]);
    expect(await heldFor(ada.client, eventId)).toBe(heldUntil);
  });

  it('is taken by a person who pays for it', async () => {
    const { payment, intentId } = await checkoutFor(ada, eventId);
    await app.stripe.pay(intentId);
    expect((await completeCheckout(ada, payment.id)).data.completeCheckout.signUp).not.toBeNull();
    expect(await heldFor(ada.client, eventId)).toBeNull();
    expect(await placesOf(ben.client, eventId)).toEqual({ capacity: 1, placesLeft: 0, signUpCount: 1 });
    expect(await startCodes(ben)).toEqual(['EVENT_FULL']);
  });

  it('stays with a person who has paid in the last second, though we have not heard of it', async () => {
    await app.stripe.webhooks('drop');
    const { payment, intentId } = await checkoutFor(ada, eventId);
    await app.stripe.pay(intentId);
    app.clock.advance(HOLD_TIME);
    await endHolds();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await startCodes(ben)).toEqual(['EVENT_FULL']);
  });

  it('is free again when Stripe does not answer; a person who pays then gets another one, or the money back', async () => {
    await app.stripe.webhooks('drop');
    const late = await checkoutFor(ada, eventId);
    await app.stripe.fail('payment_intents.cancel', '500');
    app.clock.advance(HOLD_TIME);
    await endHolds();
    expect(await placesLeft()).toBe(1);
    await checkoutFor(ben, eventId);
    await app.stripe.recover();
    await app.stripe.pay(late.intentId);
    expect(codesOf(await completeCheckout(ada, late.payment.id))).toEqual(['EVENT_FULL']);
    await app.settle();
    expect(await paymentRow(app, late.payment)).toMatchObject({ status: 'REFUNDED', sign_up_id: null });
  });

  it('is paid late where a place is left', async () => {
    await app.stripe.webhooks('drop');
    const late = await checkoutFor(ada, eventId);
    await app.stripe.fail('payment_intents.cancel', '500');
    app.clock.advance(HOLD_TIME);
    await endHolds();
    await app.stripe.recover();
    await app.stripe.pay(late.intentId);
    expect((await completeCheckout(ada, late.payment.id)).data.completeCheckout.signUp).not.toBeNull();
  });

  it('is free at once when its person leaves the checkout', async () => {
    const { payment, intentId } = await checkoutFor(ada, eventId);
    const { data } = await cancelCheckout(ada, payment.id);
    expect(data.cancelCheckout).toEqual({
      payment: { id: payment.id, status: 'CANCELED', placeHeldUntil: null },
      userErrors: [],
    });
    await expect(app.stripe.pay(intentId)).rejects.toThrow();
    await checkoutFor(ben, eventId);
  });

  it('is not given up by a person who has paid', async () => {
    const { payment, intentId } = await checkoutFor(ada, eventId);
    await app.stripe.pay(intentId);
    const { data } = await cancelCheckout(ada, payment.id);
    expect(data.cancelCheckout.payment).toMatchObject({ status: 'SUCCEEDED' });
    expect(await startCodes(ben)).toEqual(['EVENT_FULL']);
  });

  it('stays held, for the same time, when a card is declined or the price changes', async () => {
    const { payment, intentId } = await checkoutFor(ada, eventId);
    const { placeHeldUntil } = payment as { placeHeldUntil?: string };
    await app.stripe.pay(intentId, DECLINED_CARD);
    app.clock.advance(60_000);
    const second = await checkoutFor(ada, eventId);
    expect(second.payment).toMatchObject({ placeHeldUntil });
    await updateEvent(creator.client, { id: eventId, pricePence: 3000 });
    await app.settle();
    const third = await checkoutFor(ada, eventId);
    expect(third.payment).toMatchObject({ amountPence: 3000, placeHeldUntil });
    expect(new Set([payment.id, second.payment.id, third.payment.id]).size).toBe(3);
    expect(await startCodes(ben)).toEqual(['EVENT_FULL']);
  });

  it('is taken for nothing when the event becomes free of charge', async () => {
    await checkoutFor(ada, eventId);
    await updateEvent(creator.client, { id: eventId, pricePence: 0 });
    await app.settle();
    await placeFor(ada, eventId);
    expect(await placesOf(ben.client, eventId)).toEqual({ capacity: 1, placesLeft: 0, signUpCount: 1 });
  });

  it('is taken for nothing where others are left, and no second one with it', async () => {
    await updateEvent(creator.client, { id: eventId, capacity: 2 });
    await checkoutFor(ada, eventId);
    await updateEvent(creator.client, { id: eventId, pricePence: 0 });
    await app.settle();
    await placeFor(ada, eventId);
    expect(await placesOf(ben.client, eventId)).toEqual({ capacity: 2, placesLeft: 1, signUpCount: 1 });
  });

  it('is kept when the capacity is lowered below it', async () => {
    await updateEvent(creator.client, { id: eventId, capacity: 2 });
    const { payment, intentId } = await checkoutFor(ada, eventId);
    await checkoutFor(ben, eventId);
    await updateEvent(creator.client, { id: eventId, capacity: 1 });
    await app.stripe.pay(intentId);
    expect((await completeCheckout(ada, payment.id)).data.completeCheckout.signUp).not.toBeNull();
  });

  it('goes with its account and with its event', async () => {
    await checkoutFor(ada, eventId);
    await deleteAccount(ada.client);
    expect(await placesLeft()).toBe(1);
    await checkoutFor(ben, eventId);
    await deleteEvent(creator.client, eventId);
    await app.settle();
    expect(await app.database.query('SELECT FROM place_holds WHERE event_id = $1', [eventId])).toEqual([]);
  });

  it('is one of one capacity: of eight who start at once one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.world.user()));
    const answers = await Promise.all(people.map(startCodes));
    expect(answers.toSorted()).toEqual([[], ...Array(7).fill(['EVENT_FULL'])]);
  });
});

describe('P22: a person who gave up a held place leaves the next one to others who ask', () => {
  const HOUR = 60 * 60_000;
  const letGo = async (person: Person) => {
    const { payment } = await checkoutFor(person, eventId);
    await startCheckout(ben, eventId);
    await cancelCheckout(person, payment.id);
  };

  it('for an hour, while those who were refused have no place', async () => {
    await letGo(ada);
    const { data } = await startCheckout(ada, eventId);
    expect(data.startCheckout.userErrors).toMatchObject([
      { code: 'EVENT_FULL', message: expect.stringContaining('other people ask for one') },
    ]);
    expect(await placesLeft()).toBe(1);
    await checkoutFor(ben, eventId);
  });

  it('also when the time of the hold ran out', async () => {
    await checkoutFor(ada, eventId);
    expect(await startCodes(ben)).toEqual(['EVENT_FULL']);
    app.clock.advance(HOLD_TIME);
    await endHolds();
    expect(await startCodes(ada)).toEqual(['EVENT_FULL']);
    await checkoutFor(ben, eventId);
  });

  it('not after the hour', async () => {
    await letGo(ada);
    app.clock.advance(HOUR - 1);
    expect(await startCodes(ada)).toEqual(['EVENT_FULL']);
    app.clock.advance(1);
    await checkoutFor(ada, eventId);
  });

  it('and nothing of it is stored longer', async () => {
    await letGo(ada);
    app.clock.advance(HOUR);
    await endHolds();
    expect(await app.database.query('SELECT FROM place_attempts WHERE event_id = $1', [eventId])).toEqual([]);
  });

  it('not while no other person asks', async () => {
    const { payment } = await checkoutFor(ada, eventId);
    await cancelCheckout(ada, payment.id);
    await checkoutFor(ada, eventId);
  });

  it('not once those who asked have had a place held', async () => {
    await letGo(ada);
    const { payment } = await checkoutFor(ben, eventId);
    await cancelCheckout(ben, payment.id);
    await checkoutFor(ada, eventId);
  });

  it('however many attempts it makes at once', async () => {
    await letGo(ada);
    const codes = await Promise.all(Array.from({ length: 10 }, () => startCodes(ada)));
    expect(codes.flat()).toEqual(Array.from({ length: 10 }, () => 'EVENT_FULL'));
    expect(await placesLeft()).toBe(1);
  });
});
