import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endWaitingListsJob } from '../../src/features/waiting-list/end-waiting-lists.job.js';
import { everyRow } from '../accounts/stored-rows.js';
import { codeOf, phoneWithPass, recorded, scanOf } from '../door/door-operations.js';
import { checkoutFor, completeCheckout } from '../payments/payment-operations.js';
import { expectBooksToAgree } from '../payments/payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import type { Person } from '../support/world.js';
import { eraseOld, impactOn, namesOf, numbersOf } from './old-data-operations.js';

const DAY = 24 * 60 * 60_000;
/** Two years, and more than the days from an event to the end of `pastEvent`. */
const OLD = 740;

/** The clock of the tests goes on from one to the next. */
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

let app: PaymentsApp;
let owner: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

async function paid(person: Person, eventId: string): Promise<string> {
  const { payment } = await checkoutFor(person, eventId, { name: `Person ${person.id}` });
  await app.stripe.pay((await app.stripe.intentOf(payment)).id);
  await app.settle();
  const { data } = await completeCheckout(person, payment.id);
  return data.completeCheckout.signUp?.id ?? '';
}

/** An event that is over: two paid places, of which one arrived, two that were given back, a pass, a note and a free event beside. */
async function pastEvent() {
  owner = await app.world.staff();
  const fields = { date: inDays(10), refundDeadlineHours: 0, attendeeNote: 'The code of the door is 4711.' };
  const { id } = await app.world.event(owner, fields);
  const people = await Promise.all([1, 2, 3, 4].map(() => app.world.user()));
  const places: string[] = [];
  for (const person of people) {
    app.clock.advance(DAY / 2);
    places.push(await paid(person, id));
  }
  for (const n of [2, 3]) await giveBack(people[n] as Person, places[n] as string);
  await app.settle();
  const { phone } = await phoneWithPass({ client: owner.client, url: app.url }, { eventId: id });
  await recorded(phone, id, [scanOf(await codeOf(app, places[0] as string))]);
  app.clock.advance(10 * DAY);
  return { id, people };
}

/** The rows that name people, but for those of their accounts. */
const leftOfPeople = async (people: Person[]) => {
  const rows = await everyRow(app.database);
  const ids = people.map(({ id }) => id);
  return rows.filter(
    (row) =>
      !/^(accounts|sessions|email_tokens|account_activities|rate_limits) /.test(row) &&
      [...ids, ...people.map(({ email }) => email)].some((word) => row.includes(word)),
  );
};

describe('C14: an event that ended more than RETENTION_MONTHS ago', () => {
  it('has its numbers still, and no people', async () => {
    const { id, people } = await pastEvent();
    const before = await numbersOf(owner, id);
    expect(before).toMatchObject({
      event: {
        signUpCount: 2,
        statistics: { arrivedCount: 1, cancelledCount: 2, paidPence: 4_900, refundedPence: 4_900 },
      },
    });
    expect(await leftOfPeople(people)).not.toEqual([]);

    await eraseOld(app, OLD);
    expect(await leftOfPeople(people)).toEqual([]);
    expect(await numbersOf(owner, id)).toEqual(before);
    expect(await wrongCounts(app.database)).toEqual([]);
    await expectBooksToAgree(app);
    const stored = await app.database.query(
      `SELECT amount_pence, intent_id IS NOT NULL AS known, created_at IS NOT NULL AS dated, name, email, account_id
       FROM payments WHERE event_id = $1`,
      [id],
    );
    const payment = {
      amount_pence: 2_450,
      known: true,
      dated: true,
      name: null,
      email: null,
      account_id: null,
    };
    expect(stored).toEqual([payment, payment, payment, payment]);
    const rows = await everyRow(app.database);
    expect(rows.filter((row) => /^(scans|door_passes|arrivals|attendee_notices) /.test(row))).toEqual([]);
  });

  it('shows no names to anybody, and says how many it does not show', async () => {
    const { id, people } = await pastEvent();
    const [person] = people as [Person];
    expect(await namesOf(person, id)).toMatchObject({
      attendeeNote: expect.any(String),
      hiddenSignUpCount: 0,
    });
    await eraseOld(app, OLD);
    for (const viewer of [owner, person])
      expect(await namesOf(viewer, id)).toEqual({
        signUpCount: 2,
        hiddenSignUpCount: 2,
        attendeeNote: null,
        viewerSignUp: null,
        signUps: { totalCount: 2, nodes: [] },
      });
    const file = await (await owner.client.request(`/events/${id}/people.csv`)).text();
    expect(file.trim().split('\n')).toHaveLength(1);
  });

  it('has no people among those who are notified of its deletion', async () => {
    const { id } = await pastEvent();
    expect(await impactOn(owner, id)).toMatchObject({ event: { deletionImpact: { signUpCount: 2 } } });
    await eraseOld(app, OLD);
    expect(await impactOn(owner, id)).toEqual({
      event: { deletionImpact: { signUpCount: 0 } },
      viewer: { deletionImpact: { events: { signUpCount: 0 } } },
    });
  });

  it('is left alone by a second run, which changes nothing', async () => {
    await pastEvent();
    await eraseOld(app, OLD);
    const rows = await everyRow(app.database);
    await eraseOld(app, OLD + 1);
    expect(await everyRow(app.database)).toEqual(rows);
  });

  it('has its people erased again where it was moved and had new ones', async () => {
    const { id } = await pastEvent();
    await eraseOld(app, OLD);
    await app.database.query(`UPDATE events SET ends_at = ends_at + interval '5 years' WHERE id = $1`, [id]);
    const person = await app.world.user();
    await paid(person, id);
    await eraseOld(app, OLD + 4 * 365);
    expect(await leftOfPeople([person])).not.toEqual([]);
    await eraseOld(app, OLD + 6 * 365);
    expect(await leftOfPeople([person])).toEqual([]);
    expect(await numbersOf(owner, id)).toMatchObject({ event: { signUpCount: 3 } });
  });
});

describe('C14: data that are not old enough', () => {
  it('stay to the last day, and without RETENTION_MONTHS for ever', async () => {
    const { people } = await pastEvent();
    const rows = await everyRow(app.database);
    await eraseOld(app, 700);
    await eraseOld(app, 10_000, null);
    expect(await everyRow(app.database)).toEqual(rows);
    expect(await leftOfPeople(people)).not.toEqual([]);
  });

  it.each([
    ['under way', { status: 'REFUND_PENDING' }, { status: 'REFUNDED' }],
    ['in question', { attention_reason: 'DISPUTED' }, { attention_reason: null }],
    ['with a mail to come', { due_mail: 'REFUNDED' }, { due_mail: null }],
  ])('S51: stay, all of the event, with a payment %s', async (_, pending, settled) => {
    const { id, people } = await pastEvent();
    const set = (columns: object) =>
      Promise.all(
        Object.entries(columns).map(([column, value]) =>
          app.database.query(
            `UPDATE payments SET ${column} = $2 WHERE event_id = $1 AND cancelled_sign_up_id IS NOT NULL`,
            [id, value],
          ),
        ),
      );
    await set(pending);
    const rows = await leftOfPeople(people);
    await eraseOld(app, OLD);
    expect(await leftOfPeople(people)).toEqual(rows);
    await set(settled);
    await eraseOld(app, OLD + 1);
    expect(await leftOfPeople(people)).toEqual([]);
  });

  it('S51: stay where the plan of the event was changed since', async () => {
    const { id, people } = await pastEvent();
    await app.database.query(
      `UPDATE events SET starts_at = starts_at - interval '10 years', ends_at = ends_at - interval '10 years' WHERE id = $1`,
      [id],
    );
    await app.database.query('UPDATE events SET plan_changed_at = $2 WHERE id = $1', [id, app.clock.now()]);
    const rows = await leftOfPeople(people);
    await eraseOld(app, 700);
    expect(await leftOfPeople(people)).toEqual(rows);
    await eraseOld(app, OLD);
    expect(await leftOfPeople(people)).toEqual([]);
  });
});

describe('C14: old payments of events that are deleted', () => {
  it('lose their person when they are old', async () => {
    const person = await app.world.user();
    const creator = await app.world.staff();
    const { id } = await app.world.event(creator, { date: inDays(10) });
    await paid(person, id);
    await app.database.query('DELETE FROM events WHERE id = $1', [id]);
    await eraseOld(app, 700);
    expect(await leftOfPeople([person])).toHaveLength(1);
    await eraseOld(app, OLD + 30);
    expect(await leftOfPeople([person])).toEqual([]);
  });
});

describe('C14: a waiting list', () => {
  it('ends with its event, whether RETENTION_MONTHS is set or not', async () => {
    const creator = await app.world.staff();
    const { id } = await app.world.event(creator, { pricePence: 0, capacity: 1, date: inDays(10) });
    await placeFor(await app.world.user(), id);
    for (const _ of [1, 2]) await wait(await app.world.user(), id);
    await endWaitingListsJob.run(app.jobContext, {});
    const waiting = () =>
      app.database.query('SELECT waiting_count FROM events WHERE id = $1 AND waiting_count > 0', [id]);
    expect(await waiting()).toEqual([{ waiting_count: 2 }]);
    app.clock.advance(11 * DAY);
    await endWaitingListsJob.run(app.jobContext, {});
    expect(await waiting()).toEqual([]);
    expect(await wrongCounts(app.database)).toEqual([]);
  });
});
