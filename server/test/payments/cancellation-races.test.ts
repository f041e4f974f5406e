import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { finishEventCancellationJob } from '../../src/features/events/cancellation/finish-event-cancellation.job.js';
import { cancelEvent, undoCancelEvent } from '../events/event-operations.js';
import { meetingAt } from '../events/locked-event.js';
import { placeFor, signUpPerson } from '../sign-ups/sign-up-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { hold } from '../support/held-rows.js';
import { passTime } from '../support/pass-time.js';
import { CROWD_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { checkoutFor, codesOf, completeCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRows } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

vi.setConfig({ testTimeout: CROWD_TEST });

const FIVE_MINUTES = 5 * 60_000;
type Step = () => Promise<void>;

const FREE = { pricePence: 0 };

let app: PaymentsApp;
let creator: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  creator = await app.world.staff();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.settle();
  app.mailGateway.mails.length = 0;
});

/** New ones each time: an address that is not confirmed gets few mails. */
const tenUsers = () => Promise.all(Array.from({ length: 10 }, () => app.world.user()));

const mailsTo = ({ email }: Person) => app.mailGateway.to(email, 'Cancelled').length;

it('E4: a hundred races of paying against cancelling leave no payment, and one mail to each person with a place', async () => {
  const outcomes = { placed: 0, refunded: 0 };
  for (let round = 0; round < 10; round++) {
    const { id: eventId } = await app.world.event(creator);
    const users = await tenUsers();
    const placed = new Set<Person>();
    app.mailGateway.mails.length = 0;
    let cancelling: Promise<unknown> | undefined;
    await Promise.all(
      users.map(async (user, i) => {
        const { payment, intentId } = await checkoutFor(user, eventId);
        await app.stripe.pay(intentId);
        const completing = completeCheckout(user, payment.id);
        // Between two people who complete their payments: each round after another person.
        if (i === round % users.length)
          cancelling = completing.then(() => cancelEvent(creator.client, eventId));
        const answer = await completing;
        if (answer.data.completeCheckout.signUp) placed.add(user);
        else expect(codesOf(answer)).toEqual(['EVENT_CANCELLED']);
      }),
    );
    await cancelling;
    await passTime(app, FIVE_MINUTES);
    await app.settle();
    for (const user of users) expect(mailsTo(user)).toBe(placed.has(user) ? 1 : 0);
    outcomes.placed += placed.size;
    outcomes.refunded += users.length - placed.size;
  }
  const undone = (await paymentRows(app)).filter(({ status }) => status !== 'REFUNDED');
  expect(undone).toEqual([]);
  await expectBooksToAgree(app);
  console.info(`E4: ${outcomes.placed} had their place for a moment, ${outcomes.refunded} never`);
  expect(outcomes.placed).toBeGreaterThan(0);
  expect(outcomes.refunded).toBeGreaterThan(0);
});

it('E4: a person who signs up while the event is cancelled has a place and a mail, or neither', async () => {
  const { id } = await app.world.event(creator, FREE);
  const users = await tenUsers();
  const [cancelled, ...answers] = await meetingAt(app, id, () => [
    cancelEvent(creator.client, id),
    ...users.map((user) => signUpPerson(user, id)),
  ]);
  expect(codesOf(cancelled)).toEqual([]);
  await passTime(app, FIVE_MINUTES);
  await app.settle();
  for (const [i, user] of users.entries()) {
    const codes = codesOf(answers[i] as (typeof answers)[number]);
    expect([[], ['EVENT_CANCELLED']]).toContainEqual(codes);
    expect(mailsTo(user)).toBe(codes.length === 0 ? 1 : 0);
  }
  expect(await wrongCounts(app.database)).toEqual([]);
});

it('E5: of an undoing and the job that meet, one wins: all are told, or nobody', async () => {
  const outcomes = { undone: 0, carriedOut: 0 };
  for (const user of await tenUsers()) {
    const { id: eventId } = await app.world.event(creator, FREE);
    await placeFor(user, eventId);
    const { data } = await cancelEvent(creator.client, eventId);
    const cancelledAt = data.cancelEvent.event?.cancelledAt ?? '';
    await passTime(app, FIVE_MINUTES - 1);
    app.mailGateway.mails.length = 0;
    // The process that does the job has a clock that is a second ahead.
    const { services, ...context } = app.jobContext;
    const clock = { now: () => new Date(app.clock.now().getTime() + 1_000) };
    const finish = () =>
      finishEventCancellationJob.run(
        { ...context, services: { ...services, clock } },
        { eventId, cancelledAt },
      );
    const undo = async () => {
      codes = codesOf(await undoCancelEvent(creator.client, eventId));
    };
    let codes: string[] | undefined;
    const isFirst = outcomes.undone <= outcomes.carriedOut;
    await inTurn(eventId, isFirst ? [undo, finish] : [finish, undo]);
    await app.settle();
    expect(codes).toEqual(isFirst ? [] : ['UNDO_CLOSED']);
    expect(mailsTo(user)).toBe(isFirst ? 0 : 1);
    outcomes[isFirst ? 'undone' : 'carriedOut']++;
  }
});

/** Lets both wait for the event's row, one after the other, so that the first gets it. */
async function inTurn(eventId: string, [first, second]: [Step, Step]): Promise<void> {
  const held = await hold(app.database, 'SELECT 1 FROM events WHERE id = $1 FOR UPDATE', [eventId]);
  const one = first();
  await held.waiting(1);
  const other = second();
  await held.waiting(2);
  await held.release();
  await Promise.all([one, other]);
}
