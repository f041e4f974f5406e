import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatInstant } from '../../src/features/events/texts/format-event.js';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { newDraft, wholeDraft } from '../event-drafts/draft-operations.js';
import { cancelEvent, deleteEvent, undoCancelEvent, updateEvent } from '../events/event-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { giveBack, leave, wait } from '../sign-ups/waiting-list-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { readFeed, resetFeed } from './feed-operations.js';

const DAY = 24 * 60 * 60 * 1000;

const mails = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail: mails });
});
beforeEach(async () => {
  staff = await app.world.staff();
  ada = await app.world.user();
});
afterAll(() => app.close());

/** The tests move the clock of all. */
const dateIn = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const freeEvent = (fields: object = {}) =>
  app.world.event(staff, { pricePence: 0, title: 'Bread', date: dateIn(50), ...fields });
const otherWithPlace = async (id: string) => {
  const ben = await app.world.user();
  await placeFor(ben, id, { name: 'Ben Stranger' });
  return ben;
};
const entriesOf = async (feed: { url: string }) => (await readFeed(app, feed)).events;

describe('R1: a feed', () => {
  it('has the places of its person alone: no other person, no price and no address', async () => {
    const { id } = await freeEvent({ capacity: 3, attendeeNote: 'The code is 4711.' });
    const paid = await app.world.event(staff, { title: 'Paid one', date: dateIn(50), pricePence: 2450 });
    const ben = await otherWithPlace(id);
    await placeFor(ada, id, { name: 'Ada Own' });
    const { file, events } = await readFeed(app, await resetFeed(ada));
    expect(events.map(({ summary }) => summary)).toEqual(['Bread']);
    for (const hidden of [
      'Ben',
      ben.email,
      ada.email,
      staff.email,
      'Ada Own',
      'ATTENDEE',
      'ORGANIZER',
      '24.50',
      '£',
      paid.id,
    ])
      expect(file).not.toContain(hidden);
  });

  it('R2: has the entry that mail and page have, with the note', async () => {
    const { id } = await freeEvent({ attendeeNote: 'The code is 4711.' });
    await updateEvent(staff.client, { id, location: 'Bradford' });
    await placeFor(ada, id);
    const page = await ada.client.request(`/events/${id}/event.ics`);
    const { method: _, version: __, ...own } = readCalendarFile(await page.text());
    const [entry] = await entriesOf(await resetFeed(ada));
    expect(entry).toEqual({ ...own, status: 'CONFIRMED' });
    expect(entry?.description).toContain('4711');
    await doJobs(app);
    const mail = mails.to(ada.email, 'You’re signed up').at(-1);
    const { uid, sequence } = readCalendarFile(mail?.attachment?.content ?? '');
    expect({ uid, sequence }).toEqual({ uid: entry?.uid, sequence: entry?.sequence });
  });

  it('R4: has the unlisted events of its person, and no draft', async () => {
    const { id } = await freeEvent({ visibility: 'UNLISTED', title: 'For friends' });
    await placeFor(staff, id);
    await newDraft(staff, { ...wholeDraft, title: 'Not yet' });
    const { file } = await readFeed(app, await resetFeed(staff));
    expect(file).toContain('For friends');
    expect(file).not.toContain('Not yet');
  });

  it('has waiting as tentative, an offer with its end, and neither once it is over', async () => {
    const { id } = await freeEvent({ title: 'Full', capacity: 1 });
    await otherWithPlace(id);
    await wait(ada, id);
    const feed = await resetFeed(ada);
    const [waiting] = await entriesOf(feed);
    expect(waiting).toMatchObject({ status: 'TENTATIVE', summary: 'Waiting list: Full' });
    const offerExpiresAt = new Date(app.clock.now().getTime() + DAY);
    await app.database.query('UPDATE waiting_list_entries SET offer_expires_at = $2 WHERE event_id = $1', [
      id,
      offerExpiresAt,
    ]);
    const [offered] = await entriesOf(feed);
    expect(offered).toMatchObject({ status: 'TENTATIVE', summary: 'Place offered: Full', uid: waiting?.uid });
    expect(offered?.description).toContain(`until ${formatInstant(offerExpiresAt, 'UTC')}`);
    expect(Number(offered?.sequence)).toBeGreaterThan(Number(waiting?.sequence));
    await app.database.query('UPDATE waiting_list_entries SET offer_expires_at = NULL WHERE event_id = $1', [
      id,
    ]);
    await leave(ada, id);
    expect(await entriesOf(feed)).toEqual([]);
  });

  it('has a place given back as cancelled for thirty days, and the next place under the same UID', async () => {
    const { id } = await freeEvent();
    const feed = await resetFeed(ada);
    await placeFor(ada, id);
    const [first] = await entriesOf(feed);
    app.clock.advance(1_000);
    await giveBack(app.database, ada, id);
    const [ended] = await entriesOf(feed);
    expect(ended).toMatchObject({ status: 'CANCELLED', uid: first?.uid });
    await doJobs(app);
    const mail = mails.to(ada.email).at(-1);
    expect(readCalendarFile(mail?.attachment?.content ?? '')).toMatchObject({
      uid: ended?.uid,
      sequence: ended?.sequence,
      stamp: ended?.stamp,
    });
    await placeFor(ada, id);
    const [second] = await entriesOf(feed);
    expect(second).toMatchObject({ status: 'CONFIRMED', uid: first?.uid });
    const sequences = [first, ended, second].map((entry) => Number(entry?.sequence));
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
    await giveBack(app.database, ada, id);
    app.clock.advance(30 * DAY - 1);
    expect(await entriesOf(feed)).toMatchObject([{ status: 'CANCELLED' }]);
    app.clock.advance(1);
    expect(await entriesOf(feed)).toEqual([]);
  });

  it('has a cancelled event as cancelled for thirty days, an undone one as before, and no deleted one', async () => {
    const [one, other] = [await freeEvent(), await freeEvent({ date: dateIn(60) })];
    const feed = await resetFeed(ada);
    for (const { id } of [one, other]) await placeFor(ada, id);
    await cancelEvent(staff.client, one.id);
    expect((await entriesOf(feed)).map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
    await undoCancelEvent(staff.client, one.id);
    expect((await entriesOf(feed)).map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
    await cancelEvent(staff.client, one.id);
    await deleteEvent(staff.client, other.id);
    expect((await entriesOf(feed)).map(({ status }) => status)).toEqual(['CANCELLED']);
    app.clock.advance(30 * DAY);
    expect(await entriesOf(feed)).toEqual([]);
  });

  it('leaves out what is more than a year past', async () => {
    const { id } = await freeEvent();
    await placeFor(ada, id);
    const feed = await resetFeed(ada);
    const { endsAt } = (await entriesOf(feed))[0] ?? expect.unreachable();
    const passed = endsAt.getTime() - app.clock.now().getTime();
    app.clock.advance(passed + 366 * DAY - 1);
    expect(await entriesOf(feed)).toHaveLength(1);
    app.clock.advance(1);
    expect(await entriesOf(feed)).toEqual([]);
  });
});
