import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endExpiredHoldsJob } from '../../src/features/checkout/end-expired-holds.job.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { updateEvent } from '../events/event-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { giveBack, leave, lineOf, wait } from '../sign-ups/waiting-list-operations.js';
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

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let app: PaymentsApp;
let creator: Person;
let ada: Person;
let ben: Person;
let cleo: Person;
let eventId: string;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  creator = await app.world.staff();
});
afterAll(() => app.close());
/** Ada has the only place, Ben and then Cleo wait, whose account is older. */
beforeEach(async () => {
  [ada, cleo, ben] = [await app.world.user(), await app.world.user(), await app.world.user()];
  const far = new Date(app.clock.now().getTime() + 10 * DAY).toISOString().slice(0, 10);
  eventId = (await app.world.event(creator, { capacity: 1, date: far })).id;
  await buy(ada);
  for (const person of [ben, cleo]) {
    await wait(person, eventId);
    app.clock.advance(1);
  }
});
afterEach(async () => {
  await app.settle();
  await expectBooksToAgree(app);
  expect(await wrongCounts(app.database)).toEqual([]);
});

async function buy(person: Person): Promise<void> {
  const { payment, intentId } = await checkoutFor(person, eventId);
  await app.stripe.pay(intentId);
  const answer = await completeCheckout(person, payment.id);
  if (!answer.data.completeCheckout.signUp) throw new Error(JSON.stringify(answer));
}
const free = () => giveBack(app.database, ada, eventId);
const offerOf = async (person: Person) =>
  (await lineOf(person.client, eventId)).viewerWaitingListEntry?.offerExpiresAt ?? null;
const fromNow = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString();
const holdsAfter = (milliseconds: number) => {
  app.clock.advance(milliseconds);
  return endExpiredHoldsJob.run(app.jobContext, {});
};
const startCodes = async (person: Person) => codesOf(await startCheckout(person, eventId));

describe('L4: a place that is given back at an event with a price', () => {
  it('is offered to the next in line for a day, with a mail, and held', async () => {
    const until = fromNow(DAY);
    await free();
    expect(await offerOf(ben)).toBe(until);
    expect(await lineOf(cleo.client, eventId)).toMatchObject({
      placesLeft: 0,
      waitingCount: 1,
      viewerWaitingListEntry: { position: 1, offerExpiresAt: null },
    });
    await app.settle();
    const [mail] = app.mailGateway.to(ben.email, 'A place for you');
    expect(mail?.text).toContain('£24.50');
    expect(mail?.text).toContain(`/events/${eventId}`);
    expect(app.mailGateway.to(cleo.email, 'A place for you')).toHaveLength(0);
    for (const other of [cleo, await app.world.user()])
      expect(await startCodes(other)).toEqual(['EVENT_FULL']);
  });

  it('is taken by paying for it, and not made longer by starting', async () => {
    await free();
    const until = await offerOf(ben);
    const { payment } = await checkoutFor(ben, eventId);
    expect(payment).toMatchObject({ placeHeldUntil: until });
    await buy(ben);
    expect(await lineOf(ben.client, eventId)).toMatchObject({
      signUpCount: 1,
      waitingCount: 1,
      viewerSignUp: {},
      viewerWaitingListEntry: null,
    });
  });

  it('is offered to the next when it was not used, and the old checkout cannot be paid', async () => {
    await free();
    const { intentId } = await checkoutFor(ben, eventId);
    await holdsAfter(DAY - 1);
    expect(await offerOf(cleo)).toBeNull();
    await holdsAfter(1);
    expect(await offerOf(cleo)).toBe(fromNow(DAY));
    expect((await lineOf(ben.client, eventId)).viewerWaitingListEntry).toBeNull();
    await expect(app.stripe.pay(intentId)).rejects.toThrow();
    expect(await startCodes(ben)).toEqual(['EVENT_FULL']);
    await buy(cleo);
  });

  it('is offered to the next at once when it is declined', async () => {
    await free();
    const { payment } = await checkoutFor(ben, eventId);
    await leave(ben, eventId);
    expect(await offerOf(cleo)).not.toBeNull();
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({ status: 'CANCELED' });
  });

  it('stays offered to a person who only leaves the checkout', async () => {
    await free();
    const until = await offerOf(ben);
    const { payment } = await checkoutFor(ben, eventId);
    await cancelCheckout(ben, payment.id);
    expect(await offerOf(ben)).toBe(until);
    await buy(ben);
  });

  it('is offered until the event starts where that is sooner', async () => {
    const { startsAt } = (
      await app.database.query<{ startsAt: Date }>(
        'SELECT starts_at AS "startsAt" FROM events WHERE id = $1',
        [eventId],
      )
    )[0] as { startsAt: Date };
    app.clock.advance(startsAt.getTime() - app.clock.now().getTime() - HOUR);
    await free();
    expect(await offerOf(ben)).toBe(startsAt.toISOString());
  });

  it('goes on to the next when an account with an offer is deleted', async () => {
    await free();
    await app.database.query('UPDATE sessions SET created_at = $1', [app.clock.now()]);
    await deleteAccount(ben.client);
    await app.settle();
    expect(await offerOf(cleo)).not.toBeNull();
  });

  it('is had for nothing when the price becomes 0, by the person who was offered it', async () => {
    await free();
    await updateEvent(creator.client, { id: eventId, pricePence: 0 });
    await app.settle();
    expect((await lineOf(ben.client, eventId)).viewerSignUp).not.toBeNull();
    expect((await lineOf(cleo.client, eventId)).viewerWaitingListEntry).toMatchObject({ position: 1 });
    expect(app.mailGateway.to(ben.email, 'You have a place')).toHaveLength(1);
  });

  it('is an offer where the event became one with a price', async () => {
    await updateEvent(creator.client, { id: eventId, pricePence: 0 });
    await updateEvent(creator.client, { id: eventId, pricePence: 1000 });
    await free();
    expect(await offerOf(ben)).not.toBeNull();
  });
});

it('L4: a person who waits gets the place of a checkout that was not paid', async () => {
  const { id } = await app.world.event(creator, { capacity: 1, date: '2028-03-01' });
  eventId = id;
  const { payment } = await checkoutFor(ada, id);
  await wait(ben, id);
  app.clock.advance(1);
  await wait(cleo, id);
  await cancelCheckout(ada, payment.id);
  expect(await offerOf(ben)).not.toBeNull();
  expect(await startCodes(ada)).toEqual(['EVENT_FULL']);
});
