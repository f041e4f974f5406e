import { range } from 'es-toolkit/math';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { finishEventCancellationJob } from '../../src/features/events/cancellation/finish-event-cancellation.job.js';
import { cancelEvent, undoCancelEvent } from '../events/event-operations.js';
import { inTurn, meetingAt } from '../events/locked-event.js';
import { placeFor, signUpPerson } from '../sign-ups/sign-up-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { passTime } from '../support/pass-time.js';
import { size } from '../support/size.js';
import { CROWD_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { completeWhileEnding } from './complete-while-ending.js';
import { codesOf } from './payment-operations.js';
import { expectBooksToAgree } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

vi.setConfig({ testTimeout: CROWD_TEST });

const FIVE_MINUTES = 5 * 60_000;
const PEOPLE = 5;
const ROUNDS = size({ small: 2, whole: 20 });

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
const newUsers = (count: number) => Promise.all(range(count).map(() => app.world.user()));

const mailsTo = ({ email }: Person) => app.mailGateway.to(email, 'Cancelled').length;

it(`E4: ${ROUNDS * PEOPLE} races of paying against cancelling leave no payment, and one mail to each person with a place`, async () => {
  for (const round of range(ROUNDS)) {
    const { id: eventId } = await app.world.event(creator);
    const users = await newUsers(PEOPLE);
    app.mailGateway.mails.length = 0;
    const end = () => cancelEvent(creator.client, eventId);
    const isEndFirst = round % 2 === 0;
    const answers = await completeWhileEnding(app, { eventId, users, end, isEndFirst });
    await passTime(app, FIVE_MINUTES);
    await app.settle();
    for (const [user, answer] of answers) {
      const isPlaced = Boolean(answer.data.completeCheckout.signUp);
      if (isEndFirst || user === users[0]) expect(isPlaced).toBe(!isEndFirst);
      expect(codesOf(answer)).toEqual(isPlaced ? [] : ['EVENT_CANCELLED']);
      expect(mailsTo(user)).toBe(isPlaced ? 1 : 0);
    }
  }
  const paid = await app.database.query('SELECT status, count(*)::int FROM payments GROUP BY 1');
  expect(paid).toEqual([{ status: 'REFUNDED', count: ROUNDS * PEOPLE }]);
  await expectBooksToAgree(app);
});

it('E4: a person who signs up while the event is cancelled has a place and a mail, or neither', async () => {
  const { id } = await app.world.event(creator, FREE);
  const users = await newUsers(10);
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
  for (const [n, user] of (await newUsers(4)).entries()) {
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
    const isFirst = n % 2 === 0;
    await inTurn(app, eventId, isFirst ? [undo, finish] : [finish, undo]);
    await app.settle();
    expect(codes).toEqual(isFirst ? [] : ['UNDO_CLOSED']);
    expect(mailsTo(user)).toBe(isFirst ? 0 : 1);
  }
});
