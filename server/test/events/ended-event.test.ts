import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { codesOf, completeCheckout, startCheckout } from '../payments/payment-operations.js';
import { expectBooksToAgree, paymentRow } from '../payments/payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor, rejection, signUpPerson } from '../sign-ups/sign-up-operations.js';
import type { Person } from '../support/world.js';

const HAS_ENDED = graphql(`query HasEnded($id: ID!) { event(id: $id) { hasEnded } }`);

const EVENTS = graphql(`query EventsByEnd($hasEnded: Boolean) {
  events(first: 100, filter: { hasEnded: $hasEnded }) { nodes { id } }
}`);

const over = rejection('EVENT_ENDED', 'This event is over.');

let app: PaymentsApp;
let creator: Person;
let user: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.resetPayments();
  creator = await app.world.staff();
  user = await app.world.user();
});

/** An event in London that ends after this many milliseconds, at a full minute. */
async function eventThatEndsIn(milliseconds: number, pricePence: number) {
  const end = new Date(app.clock.now().getTime() + milliseconds).toISOString();
  const [date = '', time = ''] = end.split('T');
  const times = { date, startTime: '00:00', endTime: time.slice(0, 5), timeZone: 'Europe/London' };
  return (await app.world.event(creator, { ...times, pricePence })).id;
}

const hasEndedNow = async (id: string) =>
  (await app.anonymous().graphql(HAS_ENDED, { id })).data.event?.hasEnded;

const MINUTE = 60_000;

describe('L2: an event that is over', () => {
  it('gives free places until the moment of its end', async () => {
    const id = await eventThatEndsIn(MINUTE, 0);
    app.clock.advance(MINUTE - 1);
    await placeFor(user, id);
    expect(await hasEndedNow(id)).toBe(false);

    app.clock.advance(1);
    expect(await hasEndedNow(id)).toBe(true);
    const answer = await signUpPerson(await app.world.user(), id);
    expect(answer.data.signUp).toEqual(over);
    expect(await app.database.query('SELECT FROM sign_ups WHERE event_id = $1', [id])).toHaveLength(1);
  });

  it('leaves the list of those that have not ended at that moment, and comes into the other', async () => {
    const id = await eventThatEndsIn(MINUTE, 0);
    const isListed = async (hasEnded: boolean | null) =>
      (await app.anonymous().graphql(EVENTS, { hasEnded })).data.events.nodes.some(
        (event) => event.id === id,
      );
    const lists = () => Promise.all([isListed(false), isListed(true), isListed(null)]);
    expect(await lists()).toEqual([true, false, true]);
    app.clock.advance(MINUTE);
    expect(await lists()).toEqual([false, true, true]);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'counts by its end in %s too, on whatever date',
    async (timeZone) => {
      const days = [-2, -1, 0, 1, 2].map(
        (offset) => new Date(app.clock.now().getTime() + offset * 1_440 * MINUTE),
      );
      const ids: string[] = [];
      for (const day of days) {
        const date = day.toISOString().slice(0, 10);
        const times = { date, startTime: '12:00', endTime: '12:00', timeZone, pricePence: 0 };
        ids.push((await app.world.event(creator, times)).id);
      }
      for (const hasEnded of [true, false]) {
        const { nodes } = (await app.anonymous().graphql(EVENTS, { hasEnded })).data.events;
        const listed = ids.filter((id) => nodes.some((event) => event.id === id));
        const those = await Promise.all(
          ids.map(async (id) => ((await hasEndedNow(id)) === hasEnded ? id : '')),
        );
        expect(listed).toEqual(those.filter(Boolean));
      }
    },
  );

  it('starts no checkout, and goes on with none', async () => {
    const id = await eventThatEndsIn(MINUTE, 1000);
    expect(codesOf(await startCheckout(user, id))).toEqual([]);
    app.clock.advance(MINUTE);
    for (const person of [user, await app.world.user()]) {
      expect(codesOf(await startCheckout(person, id))).toEqual(['EVENT_ENDED']);
    }
  });

  it('gives back what was paid after its end, once, with a mail', async () => {
    const id = await eventThatEndsIn(MINUTE, 1000);
    const payment = (await startCheckout(user, id)).data.startCheckout.payment ?? expect.unreachable();
    const { id: intentId } = await app.stripe.intentOf(payment);
    await app.stripe.webhooks('hold');
    app.clock.advance(MINUTE);
    await app.stripe.pay(intentId);
    const [answer] = await Promise.all([completeCheckout(user, payment.id), app.stripe.release()]);
    expect(codesOf(answer)).toEqual(['EVENT_ENDED']);
    await app.settle();
    expect(await paymentRow(app, payment)).toMatchObject({
      status: 'REFUNDED',
      no_place_reason: 'EVENT_ENDED',
    });
    expect(app.mailGateway.to(user.email, 'Your money back')).toHaveLength(1);
    await expectBooksToAgree(app);
  });
});
