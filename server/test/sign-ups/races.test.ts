import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { meetingAt } from '../events/locked-event.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { alreadySignedUp, notFound, paymentRequired, signUpPerson } from './sign-up-operations.js';
import { signUpRows } from './sign-up-rows.js';

let app: TestApp;
let staff: Person;
let user: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [staff, user] = [await app.world.staff(), await app.world.user()];
});
afterAll(() => app.close());

/** Milliseconds; machines are busy. */
const PATIENCE = 10_000;

const payloads = (answers: { data: { signUp: object } }[]) => answers.map(({ data }) => data.signUp);
const place = { signUp: expect.objectContaining({ id: expect.any(String) }), userErrors: [] };

/** Signs up while a change of the event is made but not yet committed. */
async function signUpDuring(change: string) {
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
  const changing = app.dataSource.createQueryRunner();
  await changing.startTransaction();
  await changing.query(change, [eventId]);
  const answer = signUpPerson(user, eventId);
  await waitUntil(async () => {
    const waiting = await app.database.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(1);
  }, PATIENCE);
  await changing.commitTransaction();
  await changing.release();
  return (await answer).data.signUp;
}

describe('a sign-up that meets', () => {
  it('a price is refused, and changes nothing', async () => {
    expect(await signUpDuring('UPDATE events SET price_pence = 500 WHERE id = $1')).toEqual(paymentRequired);
    expect(await signUpRows(app.database, eventId)).toEqual({ count: 0, signUps: [], jobs: [] });
  });

  it("the event's deletion finds no event, and changes nothing", async () => {
    expect(await signUpDuring('DELETE FROM events WHERE id = $1')).toEqual(notFound);
    expect(await signUpRows(app.database, eventId)).toEqual({ count: undefined, signUps: [], jobs: [] });
  });

  it('a change of the words goes on after it', async () => {
    expect(await signUpDuring(`UPDATE events SET title = 'Other' WHERE id = $1`)).toMatchObject(place);
    expect(await signUpRows(app.database, eventId)).toMatchObject({ count: 1, signUps: [{}], jobs: [{}] });
  });
});

describe('of parallel requests', () => {
  it('five sign-ups of one account are one place', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0 });
    const emails = Array.from({ length: 5 }, (_, n) => `at-once-${n}@example.org`);
    const answers = await meetingAt(app, id, () => emails.map((email) => signUpPerson(user, id, { email })));
    expect(payloads(answers)).toContainEqual(place);
    expect(payloads(answers).filter(({ signUp }: { signUp?: object }) => signUp === null)).toEqual(
      Array(4).fill(alreadySignedUp),
    );
    expect(await signUpRows(app.database, id)).toMatchObject({ count: 1, signUps: [{}], jobs: [{}] });
  });

  it('a price, a deletion and sign-ups leave a place only where it was free', async () => {
    for (const change of [
      (id: string) => updateEvent(staff.client, { id, pricePence: 500 }),
      (id: string) => deleteEvent(staff.client, id),
    ]) {
      const { id } = await app.world.event(staff, { pricePence: 0 });
      const people = await Promise.all(Array.from({ length: 4 }, () => app.world.user()));
      const [changed, ...answers] = await meetingAt(app, id, () => [
        change(id),
        ...people.map((person) => signUpPerson(person, id)),
      ]);
      expect(changed?.errors).toBeUndefined();
      const placed = answers.filter(
        // A place that was there may be read when the event is not.
        ({ data, errors }) => data.signUp.signUp ?? errors?.[0]?.message === 'The event has been deleted',
      ).length;
      const { count = 0, signUps } = await signUpRows(app.database, id);
      expect(signUps).toHaveLength(count);
      // A deletion takes those who came before it along.
      expect([0, placed]).toContain(count);
      expect((await signUpPerson(user, id)).data.signUp.signUp).toBeNull();
    }
  });
});
