import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCalendar } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { cancelEvent, deleteEvent, REASON, undoCancelEvent } from './event-operations.js';
import { idsOf, seriesOf } from './series-operations.js';

const FOLLOWING = { scope: 'THIS_AND_FOLLOWING' } as const;
const FIVE_MINUTES = 5 * 60_000;
const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
});
beforeEach(async () => {
  staff = await app.world.staff();
  ids = idsOf(await seriesOf(app.world, staff, { pricePence: 0, capacity: 2 }, { count: 4 }));
});
afterAll(() => app.close());

const id = (index: number): string => ids[index] ?? '';

const stored = () =>
  app.database.query(
    `SELECT cancelled_at, cancellation_reason, revision, updated_at, deleted_at FROM events
     WHERE id = ANY($1) ORDER BY date`,
    [ids],
  );

async function finish(): Promise<void> {
  await passTime(app, FIVE_MINUTES);
  await doJobs(app);
}

describe('cancelEvent of an event and the following ones', () => {
  it('cancels them at one instant for one reason, and none before', async () => {
    await cancelEvent(staff.client, id(1), FOLLOWING);
    const rows = await stored();
    expect(rows.map(({ cancellation_reason }) => cancellation_reason)).toEqual([
      null,
      REASON,
      REASON,
      REASON,
    ]);
    expect(rows.map(({ revision }) => revision)).toEqual([0, 1, 1, 1]);
    for (const name of ['cancelled_at', 'updated_at'])
      expect(new Set(rows.slice(1).map((row) => String(row[name]))).size).toBe(1);
  });

  it('leaves one that is cancelled already with its own reason', async () => {
    await cancelEvent(staff.client, id(2), { reason: 'Flood' });
    await cancelEvent(staff.client, id(1), FOLLOWING);
    const rows = await stored();
    expect(rows.map(({ cancellation_reason }) => cancellation_reason)).toEqual([
      null,
      REASON,
      'Flood',
      REASON,
    ]);
  });

  it('is undone for all of them, by any of them', async () => {
    await cancelEvent(staff.client, id(0), { reason: 'Flood' });
    await cancelEvent(staff.client, id(1), FOLLOWING);
    const { data } = await undoCancelEvent(staff.client, id(2));
    expect(data.undoCancelEvent.event).toMatchObject({ cancelledAt: null });
    const rows = await stored();
    expect(rows.map(({ cancellation_reason }) => cancellation_reason)).toEqual(['Flood', null, null, null]);
    await finish();
    expect((await undoCancelEvent(staff.client, id(0))).data.undoCancelEvent.userErrors).toMatchObject([
      { code: 'UNDO_CLOSED' },
    ]);
  });

  it('E4: ends all of them after five minutes', async () => {
    await cancelEvent(staff.client, id(1), FOLLOWING);
    await finish();
    const [{ count }] = (await app.database.query(
      'SELECT count(*)::int FROM events WHERE id = ANY($1) AND cancellation_notified_up_to IS NOT NULL',
      [ids],
    )) as [{ count: number }];
    expect(count).toBe(3);
    const { data } = await undoCancelEvent(staff.client, id(1));
    expect(data.undoCancelEvent.userErrors).toMatchObject([{ code: 'UNDO_CLOSED' }]);
  });
});

describe('deleteEvent of an event and the following ones', () => {
  it('deletes them, and none before', async () => {
    const { data } = await deleteEvent(staff.client, id(1), FOLLOWING);
    expect(data.deleteEvent.deletedEventId).toBe(id(1));
    expect((await stored()).map(({ deleted_at }) => deleted_at !== null)).toEqual([false, true, true, true]);
    await finish();
    expect(await stored()).toHaveLength(1);
  });
});

describe('E9: a person with places at several events that will not take place', () => {
  const ends = {
    cancelled: () => cancelEvent(staff.client, id(0), FOLLOWING),
    deleted: () => deleteEvent(staff.client, id(0), FOLLOWING),
  };

  it.each(['cancelled', 'deleted'] as const)('gets one mail when they are %s', async (how) => {
    const [person, other, alone] = [await app.world.user(), await app.world.user(), await app.world.user()];
    for (const index of [0, 2]) await placeFor(person, id(index));
    await placeFor(other, id(2));
    for (const filler of [await app.world.user(), await app.world.user()]) await placeFor(filler, id(3));
    for (const each of [person, other, alone]) await wait(each, id(3));
    await doJobs(app);
    mailGateway.mails.length = 0;
    await ends[how]();
    await finish();
    const [mail, ...more] = mailGateway.to(person.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Cancelled: Bread for beginners, 3 dates');
    for (const day of ['Sunday 14 March 2027', 'Sunday 28 March 2027', 'Sunday 4 April 2027'])
      expect(mail?.text).toContain(day);
    expect(mail?.text.includes(`/events/${id(2)}`)).toBe(how === 'cancelled');
    const { method, events } = readCalendar(mail?.attachment?.content ?? '');
    expect(method).toBe('PUBLISH');
    expect(events.map(({ status, sequence }) => [status, sequence])).toEqual([
      ['CANCELLED', 1],
      ['CANCELLED', 1],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    expect(mailGateway.to(other.email).map(({ subject }) => subject)).toEqual([
      'Cancelled: Bread for beginners, 2 dates',
    ]);
    expect(mailGateway.to(alone.email).map(({ subject }) => subject)).toEqual([
      'Cancelled: Bread for beginners',
    ]);
  });

  it('gets no second mail when one of them is deleted afterwards', async () => {
    const person = await app.world.user();
    for (const index of [0, 1]) await placeFor(person, id(index));
    await ends.cancelled();
    await finish();
    await deleteEvent(staff.client, id(1));
    await finish();
    expect(mailGateway.to(person.email, 'Cancelled')).toHaveLength(1);
  });

  it('J15: gets none, and has no job left, once the account is deleted', async () => {
    const person = await app.world.user();
    for (const index of [0, 1]) await placeFor(person, id(index));
    await doJobs(app);
    mailGateway.beforeTaking = () => {
      throw new Error('not now');
    };
    await ends.deleted();
    await finish();
    mailGateway.beforeTaking = () => {};
    const left = async () =>
      (await storedJobs(app.database, 'send-events-cancelled-mail')).filter(({ data }) =>
        JSON.stringify(data).includes(person.email),
      ).length;
    expect(await left()).toBe(1);
    await deleteAccount(person.client);
    expect(await left()).toBe(0);
  });
});
