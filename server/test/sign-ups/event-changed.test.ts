import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
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
let eventId: string;
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
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
  await placeFor(person, eventId);
});

const change = (fields: object) => updateEvent(staff.client, { id: eventId, ...fields });
const changedMails = (to = person) => mailGateway.to(to.email, 'Changed');
async function afterMinutes(minutes: number): Promise<void> {
  await passTime(app, minutes * MINUTE);
  await doJobs(app);
}

describe('L6: a changed event', () => {
  it('is told to everybody with old and new, in both forms of the mail', async () => {
    const other = await app.world.user();
    await placeFor(other, eventId);
    await change({ date: '2027-03-15', startTime: '11:00', location: 'The Dairy' });
    await afterMinutes(5);
    for (const to of [person, other]) {
      const [mail, ...others] = changedMails(to);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('Changed: Bread for beginners');
      for (const line of [
        'Sunday 14 March 2027 → Monday 15 March 2027',
        '10:00 to 12:30 UTC → 11:00 to 12:30 UTC',
        'Kirkgate Kitchen, Leeds → The Dairy',
      ]) {
        expect(mail?.text).toContain(line);
        expect(mail?.html.replace(/<[^>]*>/g, '').replaceAll('  ', ' ')).toContain(line);
      }
    }
  });

  it.each([
    ['its date', { date: '2027-03-15' }, 'Date'],
    ['its start', { startTime: '09:00' }, 'Time'],
    ['its end', { endTime: '13:00' }, 'Time'],
    ['its zone', { timeZone: 'Europe/Berlin' }, 'Time'],
    ['its place', { location: 'The Dairy' }, 'Place'],
  ])('is told for %s', async (_what, fields, label) => {
    await change(fields);
    await afterMinutes(5);
    expect(changedMails()[0]?.text).toMatch(new RegExp(`^${label}\\n.+ → `, 'm'));
  });

  it.each([
    ['its title', { title: 'Rye' }],
    ['its text', { description: 'Rye, water.' }],
    ['nothing', {}],
    ['what its creator does not want to be told', { date: '2027-03-15', notifyAttendees: false }],
  ])('is not told for %s', async (_what, fields) => {
    await change(fields);
    await afterMinutes(5);
    expect(changedMails()).toEqual([]);
  });

  it('has a calendar file that replaces the one of the confirmation', async () => {
    await doJobs(app);
    await change({ date: '2027-03-15' });
    await afterMinutes(5);
    const files = ['signed up', 'Changed'].map((words) =>
      readCalendarFile(mailGateway.to(person.email, words)[0]?.attachment?.content ?? ''),
    );
    const [old, replacing] = files;
    expect(replacing).toMatchObject({ uid: old?.uid, startsAt: new Date('2027-03-15T10:00Z') });
    expect(replacing?.sequence).toBeGreaterThan(Number(old?.sequence));
    expect(replacing?.stamp.getTime()).toBeGreaterThanOrEqual(old?.stamp.getTime() ?? Number.NaN);
    const route = await fetch(`${app.url}/events/${eventId}/event.ics`);
    expect(readCalendarFile(await route.text())).toMatchObject({ sequence: 1 });
  });

  it('carries a line of the creator’s own, the latest that was given', async () => {
    await change({ date: '2027-03-15', messageToAttendees: '  The hall is\u0000 closed.\r\nSorry! ' });
    await change({ location: 'The Dairy' });
    await afterMinutes(5);
    expect(changedMails()[0]?.text).toContain('The creator writes: “The hall is closed. Sorry!”');
  });

  it('takes no line of more than 500 characters', async () => {
    const { data } = await change({ date: '2027-03-15', messageToAttendees: '🎪'.repeat(501) });
    expect(data.updateEvent.userErrors).toMatchObject([{ code: 'TOO_LONG', field: 'messageToAttendees' }]);
    expect(
      (await change({ date: '2027-03-15', messageToAttendees: '🎪'.repeat(500) })).data.updateEvent,
    ).toMatchObject({ userErrors: [] });
  });
});

describe('L6: several changes', () => {
  it('within five minutes are one mail: from before the first to how it is then', async () => {
    await change({ date: '2027-03-15' });
    await afterMinutes(4);
    await change({ date: '2027-03-16', startTime: '11:00' });
    expect(changedMails()).toEqual([]);
    await afterMinutes(1);
    const [mail, ...others] = changedMails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Sunday 14 March 2027 → Tuesday 16 March 2027');
    await afterMinutes(60);
    expect(changedMails()).toHaveLength(1);
  });

  it('that end where they began are no mail', async () => {
    await change({ date: '2027-03-15' });
    await afterMinutes(2);
    await change({ date: '2027-03-14' });
    await afterMinutes(60);
    expect(changedMails()).toEqual([]);
  });

  it('further apart are two mails, each with what is new', async () => {
    await change({ date: '2027-03-15' });
    await afterMinutes(6);
    await change({ location: 'The Dairy' });
    await afterMinutes(6);
    const [, second, ...others] = changedMails();
    expect(others).toEqual([]);
    expect(second?.text).toContain('→ The Dairy');
    expect(second?.text).not.toContain('Sunday 14 March');
  });

  it('are told to each as far as they are new to them', async () => {
    await change({ date: '2027-03-15' });
    await passTime(app, MINUTE);
    const between = await app.world.user();
    await placeFor(between, eventId);
    await passTime(app, MINUTE);
    await change({ location: 'The Dairy' });
    await passTime(app, MINUTE);
    const late = await app.world.user();
    await placeFor(late, eventId);
    await afterMinutes(5);
    expect(changedMails()[0]?.text).toContain('→ Monday 15 March 2027');
    expect(changedMails(between)[0]?.text).toContain('→ The Dairy');
    expect(changedMails(between)[0]?.text).not.toContain('Sunday 14 March');
    expect(changedMails(late)).toEqual([]);
  });

  it('of which one comes while the mails go out are told once to each', async () => {
    await change({ date: '2027-03-15' });
    await passTime(app, 5 * MINUTE);
    mailGateway.beforeTaking = () => {
      throw new Error('not now');
    };
    await doJobs(app);
    mailGateway.beforeTaking = () => {};
    await change({ date: '2027-03-16' });
    await afterMinutes(5);
    const [mail, ...others] = changedMails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Sunday 14 March 2027 → Tuesday 16 March 2027');
  });
});

describe('L6: no person is told', () => {
  it('of a change to an event that is deleted meanwhile, but that it is cancelled', async () => {
    await doJobs(app);
    await change({ date: '2027-03-15' });
    await deleteEvent(staff.client, eventId);
    await afterMinutes(5);
    expect(mailGateway.to(person.email).map(({ subject }) => subject)).toEqual([
      'You’re signed up: Bread for beginners',
      'Cancelled: Bread for beginners',
    ]);
  });

  it('of a change to an event that was over and still is', async () => {
    const past = await app.world.event(staff, { pricePence: 0, date: '2027-03-02' });
    await placeFor(person, past.id);
    await passTime(app, 3 * 24 * 60 * MINUTE);
    await updateEvent(staff.client, { id: past.id, location: 'The Dairy' });
    await afterMinutes(5);
    expect(changedMails()).toEqual([]);
  });
});
