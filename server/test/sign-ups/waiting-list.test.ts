import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePlacesJob } from '../../src/features/waiting-list/find-free-places.job.js';
import { giveFreePlacesJob } from '../../src/features/waiting-list/give-free-places.job.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { meetingAt } from '../events/locked-event.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { eventFull, placeFor, signUpPerson } from './sign-up-operations.js';
import { signUpRows, wrongCounts } from './sign-up-rows.js';
import { giveBack, join, leave, lineOf, ownWaiting, wait, waitingList } from './waiting-list-operations.js';

let app: TestApp;
const mails = new FakeMailGateway();
let staff: Person;
let ada: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail: mails });
  staff = await app.world.staff();
});
beforeEach(async () => {
  // Cleo, who joins last, has the oldest account.
  cleo = await app.world.user();
  app.clock.advance(1);
  ben = await app.world.user();
  app.clock.advance(1);
  ada = await app.world.user();
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await wrongCounts(app.database)).toEqual([]);
  await doJobs(app);
});

/** A free event for so many, where Ada has the first place. */
async function fullEvent(capacity = 1): Promise<string> {
  const { id } = await app.world.event(staff, { pricePence: 0, capacity });
  await placeFor(ada, id);
  return id;
}
const codesOfJoining = async (person: Person, id: string) =>
  (await join(person, id)).data.joinWaitingList.userErrors.map(({ code }) => code);
const isPlaced = async (person: Person, id: string) =>
  (await lineOf(person.client, id)).viewerSignUp !== null;
const subjectsTo = (person: Person, words: string) =>
  mails.to(person.email, words).map(({ subject }) => subject);

describe('L4: a waiting list', () => {
  it('is joined at a full event, in the order of coming', async () => {
    const id = await fullEvent();
    expect(await wait(ben, id, { name: 'Ben' })).toMatchObject({
      name: 'Ben',
      email: ben.email,
      position: 1,
      offerExpiresAt: null,
      event: { id, waitingCount: 1 },
    });
    app.clock.advance(1);
    expect(await wait(cleo, id)).toMatchObject({ position: 2 });
    expect(await lineOf(cleo.client, id)).toMatchObject({
      placesLeft: 0,
      waitingCount: 2,
      viewerWaitingListEntry: { position: 2 },
    });
    expect((await lineOf(app.anonymous(), id)).viewerWaitingListEntry).toBeNull();
  });

  it('takes nobody twice, nobody with a place, and nobody where a place is free', async () => {
    const id = await fullEvent();
    await wait(ben, id);
    expect(await codesOfJoining(ben, id)).toEqual(['ALREADY_WAITING']);
    expect(await codesOfJoining(ada, id)).toEqual(['ALREADY_SIGNED_UP']);
    const { id: empty } = await app.world.event(staff, { pricePence: 0, capacity: 2 });
    expect(await codesOfJoining(ben, empty)).toEqual(['EVENT_NOT_FULL']);
    const { id: open } = await app.world.event(staff, { pricePence: 0 });
    expect(await codesOfJoining(ben, open)).toEqual(['EVENT_NOT_FULL']);
    expect(await codesOfJoining(ben, crypto.randomUUID())).toEqual(['EVENT_NOT_FOUND']);
  });

  it('is closed when the event is over, and gets no place that is free then', async () => {
    const end = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const times = { date: end.slice(0, 10), startTime: '00:00', endTime: end.slice(11, 16) };
    const { id } = await app.world.event(staff, { pricePence: 0, capacity: 1, ...times });
    await placeFor(ada, id);
    await wait(ben, id);
    app.clock.advance(60_000);
    expect(await codesOfJoining(cleo, id)).toEqual(['EVENT_ENDED']);
    await app.database.query('UPDATE events SET capacity = 3 WHERE id = $1', [id]);
    await findFreePlacesJob.run(app.jobContext, {});
    const found = await storedJobs(app.database, giveFreePlacesJob.name);
    expect(found.filter(({ data }) => data.eventId === id)).toEqual([]);
    // As it is asked for when a place is given back in the last moment.
    await giveFreePlacesJob.run(app.jobContext, { eventId: id });
    expect(await isPlaced(ben, id)).toBe(false);
  });

  it('gives the place that is given back to the next, at once and once, with a mail', async () => {
    const id = await fullEvent();
    await wait(ben, id, { name: 'Ben' });
    app.clock.advance(1);
    await wait(cleo, id);
    await giveBack(app.database, ada, id);
    expect(await isPlaced(ben, id)).toBe(true);
    expect(await lineOf(cleo.client, id)).toMatchObject({
      signUpCount: 1,
      waitingCount: 1,
      viewerWaitingListEntry: { position: 1 },
    });
    await doJobs(app);
    expect(subjectsTo(ben, 'Bread')).toEqual(['You have a place: Bread for beginners']);
    expect(subjectsTo(cleo, 'Bread')).toEqual([]);
  });

  it('keeps a free place from all people who do not wait', async () => {
    const id = await fullEvent(2);
    await placeFor(ben, id);
    await wait(cleo, id);
    // Free, and not yet given to the next: as between two batches.
    await app.database.query('UPDATE events SET capacity = 3 WHERE id = $1', [id]);
    expect((await lineOf(staff.client, id)).placesLeft).toBe(0);
    expect((await signUpPerson(staff, id)).data.signUp).toEqual(eventFull);
    expect((await signUpPerson(cleo, id)).data.signUp).toEqual(eventFull);
  });

  it('is left, and the person behind moves up', async () => {
    const id = await fullEvent();
    await wait(ben, id);
    app.clock.advance(1);
    await wait(cleo, id);
    expect((await leave(ben, id)).data.leaveWaitingList).toEqual({ leftEventId: id, userErrors: [] });
    expect((await lineOf(cleo.client, id)).viewerWaitingListEntry).toMatchObject({ position: 1 });
    // A person who does not wait.
    expect((await leave(ben, id)).data.leaveWaitingList).toEqual({ leftEventId: id, userErrors: [] });
    app.clock.advance(1);
    expect(await wait(ben, id)).toMatchObject({ position: 2 });
  });

  it('gets all the places of a raised capacity, in many batches, and then others may come', async () => {
    const id = await fullEvent();
    const people = await Promise.all(Array.from({ length: 25 }, () => app.world.user()));
    // The youngest account first.
    people.sort((a, b) => b.id.localeCompare(a.id));
    for (const person of people) {
      await wait(person, id);
      app.clock.advance(1);
    }
    await updateEvent(staff.client, { id, capacity: 13 });
    await doJobs(app);
    const placed = await Promise.all(people.map((person) => isPlaced(person, id)));
    expect(placed).toEqual([...Array(12).fill(true), ...Array(13).fill(false)]);
    await updateEvent(staff.client, { id, capacity: null });
    await doJobs(app);
    expect(await lineOf(staff.client, id)).toMatchObject({
      signUpCount: 26,
      waitingCount: 0,
      placesLeft: null,
    });
  });

  it('goes on when an account is deleted, one with a place or one that waits', async () => {
    const [first, second] = [await app.world.user(), await app.world.user()];
    const { id } = await app.world.event(staff, { pricePence: 0, capacity: 1 });
    await placeFor(first, id);
    await wait(second, id);
    app.clock.advance(1);
    await wait(cleo, id);
    await deleteAccount(second.client);
    expect((await lineOf(cleo.client, id)).viewerWaitingListEntry).toMatchObject({ position: 1 });
    await deleteAccount(first.client);
    await doJobs(app);
    expect(await isPlaced(cleo, id)).toBe(true);
  });

  it('ends with the event, with a mail to the people who wait', async () => {
    const id = await fullEvent();
    const person = await app.world.user();
    await wait(person, id, { name: 'Dana' });
    await deleteEvent(staff.client, id);
    await doJobs(app);
    expect(subjectsTo(person, 'Bread')).toEqual(['Cancelled: Bread for beginners']);
    expect(mails.to(person.email, 'Bread')[0]?.text).toContain(
      'the event that you wait for has been cancelled',
    );
    expect(await app.database.query('SELECT FROM waiting_list_entries WHERE event_id = $1', [id])).toEqual(
      [],
    );
  });

  it('gives each place to one person when many are given back and many join at once', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0, capacity: 4 });
    const having = await Promise.all(Array.from({ length: 4 }, () => app.world.user()));
    for (const person of having) await placeFor(person, id);
    const waiting = await Promise.all(Array.from({ length: 3 }, () => app.world.user()));
    for (const person of waiting) await wait(person, id);
    await meetingAt(app, id, () => [
      ...having.map((person) => giveBack(app.database, person, id)),
      join(ben, id).then(() => {}),
    ]);
    await doJobs(app);
    const { count, signUps } = await signUpRows(app.database, id);
    expect(count).toBe(signUps.length);
    expect([3, 4]).toContain(signUps.length);
    for (const person of waiting) expect(await isPlaced(person, id)).toBe(true);
  });
});

describe('a person who waits', () => {
  it("is shown to the event's creator, page by page, and to nobody else", async () => {
    const id = await fullEvent();
    for (const [person, name] of [[ben, 'Ben'] as const, [cleo, 'Cleo'] as const]) {
      await wait(person, id, { name });
      app.clock.advance(1);
    }
    const first = (await waitingList(staff, id, { first: 1 })).data.event?.waitingListEntries;
    expect(first).toMatchObject({
      totalCount: 2,
      nodes: [{ name: 'Ben', email: ben.email, position: 1 }],
      pageInfo: { hasNextPage: true },
    });
    const after = first?.pageInfo.endCursor;
    const second = (await waitingList(staff, id, { first: 1, after })).data.event?.waitingListEntries;
    expect(second).toMatchObject({
      nodes: [{ name: 'Cleo', position: 2 }],
      pageInfo: { hasNextPage: false },
    });
    for (const other of [ben, await app.world.staff()]) {
      const { data, errors } = await waitingList(other, id);
      expect(data.event?.waitingListEntries).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('sees the own entries, the soonest event first', async () => {
    const person = await app.world.user();
    const [late, soon] = [await fullEvent(), await fullEvent()];
    await updateEvent(staff.client, { id: soon, date: '2027-03-10' });
    for (const id of [late, soon]) await wait(person, id);
    const page = (await ownWaiting(person, { first: 1 })).data.viewer?.waitingListEntries;
    expect(page).toMatchObject({ totalCount: 2, nodes: [{ event: { id: soon } }] });
    const rest = await ownWaiting(person, { after: page?.pageInfo.endCursor });
    expect(rest.data.viewer?.waitingListEntries?.nodes).toMatchObject([{ event: { id: late } }]);
  });
});
