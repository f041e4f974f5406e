import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCalendar } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { cancelEvent, deleteEvent, updateEvent } from '../events/event-operations.js';
import { idsOf, seriesOf } from '../events/series-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';

const MINUTE = 60_000;
const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let person: Person;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('DELETE FROM pgboss.job');
  person = await app.world.user();
  await doJobs(app);
  mailGateway.mails.length = 0;
  ids = idsOf(await seriesOf(app.world, staff, { pricePence: 0 }, { count: 4 }));
  for (const index of [1, 2]) await placeFor(person, ids[index] ?? '');
  await doJobs(app);
});

const FOLLOWING = { scope: 'THIS_AND_FOLLOWING' } as const;
const changedMails = (to = person) => mailGateway.to(to.email, 'Changed');
async function afterMinutes(minutes: number): Promise<void> {
  await passTime(app, minutes * MINUTE);
  await doJobs(app);
}

describe('E9: a change of several events of a series', () => {
  it('is one mail to each person, with the list of their dates and a file of all', async () => {
    const other = await app.world.user();
    await placeFor(other, ids[3] ?? '');
    await updateEvent(staff.client, { id: ids[0] ?? '', location: 'The Dairy', ...FOLLOWING });
    await afterMinutes(5);
    const [mail, ...others] = changedMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Changed: Bread for beginners, 2 dates');
    expect(mail?.text).toContain('Kirkgate Kitchen, Leeds → The Dairy');
    for (const date of ['Sunday 21 March 2027', 'Sunday 28 March 2027']) expect(mail?.text).toContain(date);
    for (const id of ids.slice(1, 3)) expect(mail?.text).toContain(`/events/${id}`);
    const { events } = readCalendar(mail?.attachment?.content ?? '');
    expect(events.map(({ sequence, location }) => [sequence, location])).toEqual([
      [1, 'The Dairy'],
      [1, 'The Dairy'],
    ]);
    expect(changedMails(other).map(({ subject }) => subject)).toEqual(['Changed: Bread for beginners']);
  });

  it('says of each date where it has moved', async () => {
    await updateEvent(staff.client, { id: ids[0] ?? '', date: '2027-03-15', ...FOLLOWING });
    await afterMinutes(5);
    expect(changedMails()).toHaveLength(1);
    for (const line of [
      'Sunday 21 March 2027 → Monday 22 March 2027',
      'Sunday 28 March 2027 → Monday 29 March 2027',
    ])
      expect(changedMails()[0]?.text).toContain(line);
  });

  it('joins changes of single events that wait, and those that follow', async () => {
    await updateEvent(staff.client, { id: ids[1] ?? '', startTime: '09:00' });
    await updateEvent(staff.client, { id: ids[2] ?? '', startTime: '09:30' });
    await updateEvent(staff.client, { id: ids[0] ?? '', location: 'The Dairy', ...FOLLOWING });
    await updateEvent(staff.client, { id: ids[2] ?? '', endTime: '13:00' });
    await afterMinutes(5);
    expect(changedMails()).toHaveLength(1);
    await afterMinutes(60);
    expect(changedMails()).toHaveLength(1);
  });

  it('is told of the other dates where one is deleted or cancelled meanwhile', async () => {
    await updateEvent(staff.client, { id: ids[0] ?? '', location: 'The Dairy', ...FOLLOWING });
    await deleteEvent(staff.client, ids[0] ?? '');
    await cancelEvent(staff.client, ids[1] ?? '');
    await afterMinutes(5);
    expect(changedMails().map(({ subject }) => subject)).toEqual(['Changed: Bread for beginners']);
    expect(changedMails()[0]?.text).toContain('Sunday 28 March 2027');
  });
});
