import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { createEvent, updateEvent } from '../events/event-operations.js';
import { meetingAt } from '../events/locked-event.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { alreadySignedUp, eventFull, placeFor, placesOf, signUpPerson } from './sign-up-operations.js';
import { signUpRows, wrongCounts } from './sign-up-rows.js';

let app: TestApp;
let staff: Person;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [staff, ada, ben] = [await app.world.staff(), await app.world.user(), await app.world.user()];
});
afterAll(() => app.close());
afterEach(async () => expect(await wrongCounts(app.database)).toEqual([]));

const eventFor = async (capacity: number | null) =>
  (await app.world.event(staff, { pricePence: 0, capacity })).id;
const change = (id: string, capacity: number | null) => updateEvent(staff.client, { id, capacity });
const placesLeft = async (id: string) => (await placesOf(app.anonymous(), id))?.placesLeft;

describe('L3: a capacity', () => {
  it('is reached, and not passed', async () => {
    const id = await eventFor(1);
    expect(await placesOf(ada.client, id)).toEqual({ capacity: 1, placesLeft: 1, signUpCount: 0 });
    await placeFor(ada, id);
    expect((await signUpPerson(ben, id)).data.signUp).toEqual(eventFull);
    expect(await placesOf(ada.client, id)).toEqual({ capacity: 1, placesLeft: 0, signUpCount: 1 });
    expect(await signUpRows(app.database, id)).toMatchObject({ count: 1, signUps: [{}], jobs: [{}] });
  });

  it('is none where the creator sets none', async () => {
    const id = await eventFor(null);
    await placeFor(ada, id);
    expect(await placesOf(ada.client, id)).toEqual({ capacity: null, placesLeft: null, signUpCount: 1 });
  });

  it('tells somebody with a place that they have one, full or not', async () => {
    const id = await eventFor(1);
    await placeFor(ada, id);
    expect((await signUpPerson(ada, id)).data.signUp).toEqual(alreadySignedUp);
  });

  it('that is lowered keeps all people and takes no new one, and goes on where it is raised', async () => {
    const id = await eventFor(3);
    await placeFor(ada, id);
    await placeFor(ben, id);
    await change(id, 1);
    expect(await placesOf(ada.client, id)).toEqual({ capacity: 1, placesLeft: 0, signUpCount: 2 });
    expect((await signUpPerson(staff, id)).data.signUp).toEqual(eventFull);
    await change(id, 3);
    await placeFor(staff, id);
    expect(await placesLeft(id)).toBe(0);
    await change(id, null);
    await placeFor(await app.world.user(), id);
  });

  it('has a free place again when an account with one is deleted', async () => {
    const id = await eventFor(1);
    const person = await app.world.user();
    await placeFor(person, id);
    await deleteAccount(person.client);
    expect(await placesLeft(id)).toBe(1);
    await placeFor(ada, id);
  });

  it('gives the last place to one of eight who come at once', async () => {
    const id = await eventFor(1);
    const people = await Promise.all(Array.from({ length: 8 }, () => app.world.user()));
    const answers = await meetingAt(app, id, () => people.map((person) => signUpPerson(person, id)));
    const payloads = answers.map(({ data }) => data.signUp);
    expect(payloads.filter(({ signUp }) => signUp)).toHaveLength(1);
    expect(payloads.filter(({ signUp }) => !signUp)).toEqual(Array(7).fill(eventFull));
    expect(await signUpRows(app.database, id)).toMatchObject({ count: 1, signUps: [{}], jobs: [{}] });
  });

  it('is told to a person who comes late without waiting for the event', async () => {
    const id = await eventFor(1);
    await placeFor(ada, id);
    const held = await hold(app.database, 'SELECT FROM events WHERE id = $1 FOR UPDATE', [id]);
    expect((await signUpPerson(ben, id)).data.signUp).toEqual(eventFull);
    await held.release();
  });

  it.each([0, -1, 1_000_001])('cannot be %i', async (capacity) => {
    const answer = await createEvent(staff.client, { capacity });
    expect(answer.data.createEvent).toMatchObject({
      event: null,
      userErrors: [{ code: 'INVALID_CAPACITY', field: 'capacity' }],
    });
    const id = await eventFor(2);
    expect((await change(id, capacity)).data.updateEvent.userErrors).toMatchObject([
      { code: 'INVALID_CAPACITY', field: 'capacity' },
    ]);
  });

  it.each([1, 1_000_000])('can be %i, and stays when other fields change', async (capacity) => {
    const id = await eventFor(capacity);
    await updateEvent(staff.client, { id, title: 'Other' });
    expect(await placesLeft(id)).toBe(capacity);
  });
});
