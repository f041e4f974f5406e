import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateEvent } from '../events/event-operations.js';
import { cancelSignUp, giveBack, notCancelled, termsOf } from '../sign-ups/cancel-sign-up-operations.js';
import { HOUR, openCheckout, paidPlace, payFor, timesOf } from './paid-place.js';
import { checkoutFor } from './payment-operations.js';
import { expectBooksToAgree } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(() => app.resetPayments());

type Paid = Awaited<ReturnType<typeof paidPlace>>;

function goTo(instant: number): void {
  app.clock.advance(instant - app.clock.now().getTime());
}

async function change({ creator, eventId }: Pick<Paid, 'creator' | 'eventId'>, fields: object) {
  const { data, errors } = await updateEvent(creator.client, { id: eventId, ...fields });
  expect({ errors, userErrors: data?.updateEvent.userErrors }).toEqual({ errors: undefined, userErrors: [] });
}

const refundOf = async ({ user, eventId }: Pick<Paid, 'user' | 'eventId'>) =>
  (await termsOf(user, eventId))?.refundPence;
const refundableUntil = async ({ user, eventId }: Paid) =>
  (await termsOf(user, eventId))?.payment?.refundableUntil;
const isoOf = (instant: number) => new Date(instant).toISOString();

/** Gives the place back, and the whole price comes back. */
async function expectWholeRefund(paid: Paid) {
  const { refund } = await giveBack(paid.user, paid.signUpId);
  expect(refund).toMatchObject({ amountPence: 2450, status: 'REFUND_PENDING' });
  await app.settle();
  expect(await app.stripe.balance()).toBe(0);
  await expectBooksToAgree(app);
}

describe('P23: the refund rule shown at checkout stays the payer’s', () => {
  it.each([
    ['ends refunds', null],
    ['ends them earlier', 71],
  ])('when the creator %s after the payment', async (_what, refundDeadlineHours) => {
    const paid = await paidPlace(app);
    await change(paid, { refundDeadlineHours });
    expect(await refundableUntil(paid)).toBe(isoOf(paid.startsAt - 48 * HOUR));
    goTo(paid.startsAt - 48 * HOUR - 1);
    expect(await refundOf(paid)).toBe(2450);
    await expectWholeRefund(paid);
  });

  it('and no longer than it was shown', async () => {
    const paid = await paidPlace(app);
    await change(paid, { refundDeadlineHours: null });
    goTo(paid.startsAt - 48 * HOUR);
    expect(await refundOf(paid)).toBe(0);
    expect((await giveBack(paid.user, paid.signUpId)).refund).toBeNull();
  });

  it('and the new rule counts where it is better', async () => {
    const paid = await paidPlace(app, { refundDeadlineHours: null });
    expect(await refundableUntil(paid)).toBeNull();
    await change(paid, { refundDeadlineHours: 24 });
    goTo(paid.startsAt - 24 * HOUR - 1);
    await expectWholeRefund(paid);
  });

  it('when the rule gets worse while the person is at the card form', async () => {
    const opened = await openCheckout(app);
    await change(opened, { refundDeadlineHours: null });
    // Another tab starts the same checkout again.
    await checkoutFor(opened.user, opened.eventId);
    const paid = { ...opened, signUpId: await payFor(app, opened) };
    expect(await refundableUntil(paid)).toBe(isoOf(paid.startsAt - 48 * HOUR));
    await expectWholeRefund(paid);
  });

  it('and is the one of the moment of payment, where that is better than when the checkout began', async () => {
    const opened = await openCheckout(app, { refundDeadlineHours: null });
    await change(opened, { refundDeadlineHours: 24 });
    const paid = { ...opened, signUpId: await payFor(app, opened) };
    await change(paid, { refundDeadlineHours: null });
    expect(await refundableUntil(paid)).toBe(isoOf(paid.startsAt - 24 * HOUR));
    await expectWholeRefund(paid);
  });

  it('beside a creator who changes it at the same time: people keep what they were shown', async () => {
    const paid = await paidPlace(app);
    const [answer] = await Promise.all([
      cancelSignUp(paid.user, paid.signUpId, 2450),
      change(paid, { refundDeadlineHours: null }),
    ]);
    expect(answer.data.cancelSignUp).toMatchObject({ refund: { status: 'REFUND_PENDING' } });
    await app.settle();
    await expectBooksToAgree(app);
  });
});

describe('P23: a change of date, time, zone or place gives the whole price back until the start', () => {
  const changes: [what: string, fields: (startsAt: number) => object, movedBy: number][] = [
    ['date', (startsAt) => ({ date: timesOf(startsAt + 24 * HOUR).date }), 24 * HOUR],
    ['start and end', (startsAt) => ({ ...timesOf(startsAt + HOUR), date: timesOf(startsAt).date }), NaN],
    ['end', () => ({ endTime: '23:59' }), 0],
    ['zone', () => ({ timeZone: 'Africa/Tunis' }), -HOUR],
    ['place', () => ({ location: 'Another hall' }), 0],
  ];

  it.each(changes)('%s', async (_what, fields, movedBy) => {
    const paid = await paidPlace(app, { refundDeadlineHours: null });
    await change(paid, fields(paid.startsAt));
    const until = Date.parse(String(await refundableUntil(paid)));
    // An hour on may be on the next day, so the start may be 23 hours earlier.
    if (!Number.isNaN(movedBy)) expect(until).toBe(paid.startsAt + movedBy);
    goTo(until - 1);
    await expectWholeRefund(paid);
  });

  it('not from the start on', async () => {
    const paid = await paidPlace(app);
    await change(paid, { location: 'Another hall' });
    goTo(paid.startsAt);
    expect(await refundOf(paid)).toBe(0);
    expect((await cancelSignUp(paid.user, paid.signUpId)).data.cancelSignUp).toEqual(
      notCancelled('CANCELLATION_CLOSED', 'It is too late to give this place back: the event has started'),
    );
  });

  it('not for a change of other things, and not for a person who pays afterwards', async () => {
    const paid = await paidPlace(app, { refundDeadlineHours: null });
    await change(paid, { title: 'Another name', capacity: 5 });
    expect(await refundOf(paid)).toBe(0);

    await change(paid, { location: 'Another hall' });
    const later = { ...paid, user: await app.world.user() };
    const { payment } = await checkoutFor(later.user, paid.eventId);
    const { id: intentId } = await app.stripe.intentOf(payment);
    await payFor(app, { ...later, payment, intentId });
    expect(await refundOf(later)).toBe(0);
    expect(await refundOf(paid)).toBe(2450);
  });

  it('also where it changed at the card form, and where it was changed back', async () => {
    const opened = await openCheckout(app, { refundDeadlineHours: null, location: 'The hall' });
    await change(opened, { location: 'Another hall' });
    const paid = { ...opened, signUpId: await payFor(app, opened) };
    await change(paid, { location: 'The hall' });
    expect(await refundableUntil(paid)).toBe(isoOf(paid.startsAt));
    await expectWholeRefund(paid);
  });
});

describe('L11: the confirmation mail says the refund rule', () => {
  const mailTo = ({ user }: Paid) => app.mailGateway.to(user.email, 'You’re signed up')[0]?.text;

  it.each([
    ['until when', 48, /If you give your place back before .*, you get all of it back/],
    ['that it is over', 100, /It is not refundable any more: the deadline was /],
    ['that there is none', null, /This event gives no money back/],
  ])('%s', async (_what, refundDeadlineHours, sentence) => {
    const paid = await paidPlace(app, { refundDeadlineHours });
    expect(mailTo(paid)).toMatch(sentence);
  });
});
