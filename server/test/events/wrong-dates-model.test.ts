import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRemindersJob } from '../../src/features/attendee-mails/start-reminders.job.js';
import { endExpiredHoldsJob } from '../../src/features/checkout/end-expired-holds.job.js';
import { eraseOldDataJob } from '../../src/features/events/retention/erase-old-data.job.js';
import { startDueMessagesJob } from '../../src/features/messages/sending/start-due-messages.job.js';
import { eraseOldPayersJob } from '../../src/features/payments/payers/erase-old-payers.job.js';
import { endWaitingListsJob } from '../../src/features/waiting-list/end-waiting-lists.job.js';
import { findFreePlacesJob } from '../../src/features/waiting-list/find-free-places.job.js';
import { insertMessage } from '../messages/message-rows.js';
import { openCheckout, payFor } from '../payments/paid-place.js';
import { expectBooksToAgree } from '../payments/payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import { size } from '../support/size.js';
import { CROWD_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { updateEvent } from './event-operations.js';
import { addMember } from './team-operations.js';

const RUNS = size({ small: 15, whole: 400 });
const HOUR = 60 * 60_000;
const NIGHT = [
  ...[eraseOldDataJob, eraseOldPayersJob, endWaitingListsJob, startDueMessagesJob, findFreePlacesJob],
  ...[endExpiredHoldsJob, startRemindersJob],
];

let app: PaymentsApp;
let owner: Person;
let editor: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false, env: { RETENTION_MONTHS: '24' } });
  [owner, editor] = [await app.world.staff(), await app.world.staff()];
});
afterAll(() => app.close());

interface Edit {
  by: 'owner' | 'editor';
  inHours: number;
  timeZone: string;
  location: string;
}

/** An edit, or none, and the hours until the night. */
interface Day {
  edit: Edit | null;
  hours: number;
}

const anyEdit: fc.Arbitrary<Edit> = fc.record({
  by: fc.constantFrom('owner', 'owner', 'editor'),
  inHours: fc.constantFrom(-100_000, -20, -1.5, 0.5, 0.5, 20, 100_000),
  timeZone: fc.constantFrom('UTC', 'UTC', 'UTC', 'Asia/Tokyo', 'America/Los_Angeles'),
  location: fc.constantFrom('Kirkgate Kitchen, Leeds', 'kirkgate kitchen leeds.', 'The Dairy'),
});
const anyDay: fc.Arbitrary<Day> = fc.record({
  edit: fc.option(anyEdit),
  hours: fc.constantFrom(0, 0, 1, 20, 100, 20_000),
});

/** An event, the payment of a person who has a place, a person who waits, and a message. */
interface State {
  plan: string;
  startsAt: Date;
  endsAt: Date;
  isPlaceThere: boolean;
  isWaiting: boolean;
  message: string;
  refundedPence: number;
  status: string;
}

async function stateOf(eventId: string): Promise<State> {
  const [state] = await app.database.query<State & Record<string, unknown>>(
    `SELECT (date, start_time, end_time, time_zone, location)::text AS plan,
       starts_at AS "startsAt", ends_at AS "endsAt", status, refunded_pence AS "refundedPence",
       EXISTS (SELECT FROM sign_ups WHERE event_id = events.id) AS "isPlaceThere",
       EXISTS (SELECT FROM waiting_list_entries WHERE event_id = events.id) AS "isWaiting",
       (SELECT messages.status FROM messages WHERE event_id = events.id) AS message
     FROM events JOIN payments ON payments.event_id = events.id WHERE events.id = $1`,
    [eventId],
  );
  if (!state) throw new Error('The event or its payment has been deleted');
  return state;
}

/** An event with a payer, a person who waits, and a message of an hour before the start. */
async function newEvent(): Promise<string> {
  const opened = await openCheckout(app, { capacity: 1 });
  await payFor(app, opened);
  const { eventId } = opened;
  await app.database.query('UPDATE events SET created_by_id = $2 WHERE id = $1', [eventId, owner.id]);
  await app.database.query('UPDATE payments SET event_created_by_id = $2 WHERE event_id = $1', [
    eventId,
    owner.id,
  ]);
  await addMember(app.database, eventId, editor, 'EDITOR');
  await wait(await app.world.user(), eventId);
  await insertMessage(app.database, eventId, owner.id);
  return eventId;
}

async function passHours(hours: number): Promise<void> {
  app.clock.advance(hours * HOUR);
  await app.database.query('UPDATE sessions SET created_at = $1, last_seen_at = $1', [app.clock.now()]);
}

const monthsAgo = (months: number) => {
  const date = app.clock.now();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
};

async function change(id: string, { by, inHours, timeZone, location }: Edit): Promise<void> {
  const { client } = by === 'owner' ? owner : editor;
  const [start, end] = [inHours, inHours + 2].map((hours) =>
    new Date(app.clock.now().getTime() + hours * HOUR).toISOString(),
  ) as [string, string];
  const plan = { date: start.slice(0, 10), startTime: start.slice(11, 16), endTime: end.slice(11, 16) };
  await updateEvent(client, { id, ...plan, timeZone, location, notifyAttendees: false });
}

function expectToBeKept({ isPlaceThere, isWaiting, message }: State, after: State): void {
  expect(after).toMatchObject({ isPlaceThere, isWaiting, message, status: 'SUCCEEDED', refundedPence: 0 });
}

/** @returns whether the plan has changed */
async function editAndCompare(id: string, edit: Edit): Promise<boolean> {
  const before = await stateOf(id);
  await change(id, edit);
  const after = await stateOf(id);
  expectToBeKept(before, after);
  const isMoved = Number(after.startsAt) !== Number(before.startsAt);
  if (isMoved && before.isPlaceThere) {
    expect(edit.by).toBe('owner');
    expect(after.endsAt > app.clock.now()).toBe(true);
  }
  return after.plan !== before.plan;
}

/** @param changedAt the instant of the last change of the plan */
async function passNight(id: string, changedAt: Date): Promise<void> {
  const before = await stateOf(id);
  for (const job of NIGHT) await job.run(app.jobContext, {});
  const after = await stateOf(id);
  const now = app.clock.now();
  const messageAt = new Date(before.startsAt.getTime() - HOUR);
  const isDue = messageAt <= now && changedAt < messageAt;
  const isOld = before.endsAt <= monthsAgo(24) && changedAt <= monthsAgo(24);
  expectToBeKept(
    {
      ...before,
      isPlaceThere: before.isPlaceThere && !isOld,
      isWaiting: before.isWaiting && before.endsAt > now,
      message: isDue || isOld ? after.message : before.message,
    },
    after,
  );
}

it(
  `S51: whatever date, zone and place are typed, in ${RUNS} runs, no night takes a person, place or pound too early`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDay, { minLength: 4, maxLength: 10 }), async (days) => {
        const id = await newEvent();
        let changedAt = new Date(0);
        for (const { edit, hours } of days) {
          if (edit && (await editAndCompare(id, edit))) changedAt = app.clock.now();
          await passHours(hours);
          await passNight(id, changedAt);
        }
        expect(await wrongCounts(app.database)).toEqual([]);
        await expectBooksToAgree(app);
      }),
      { numRuns: RUNS },
    );
  },
  CROWD_TEST,
);
