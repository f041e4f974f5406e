import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRemindersJob } from '../../src/features/attendee-mails/start-reminders.job.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import { kindsOf, namesOf, planOfStatement } from '../support/plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';

const HOUR = 60 * 60 * 1_000;
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
  for (const table of ['events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  mailGateway.mails.length = 0;
  person = await app.world.user();
  eventId = await eventIn(30);
  await placeFor(person, eventId);
});

/** An event that starts in so many hours, at a full minute. */
async function eventIn(hours: number): Promise<string> {
  return (await app.world.event(staff, { ...startIn(hours), pricePence: 0 })).id;
}

function startIn(hours: number) {
  const [date, time = ''] = new Date(app.clock.now().getTime() + hours * HOUR).toISOString().split('T');
  return { date, startTime: time.slice(0, 5), endTime: time.slice(0, 5) };
}

/** The work of two processes at once when the time has come. */
async function remind(context = app.jobContext): Promise<void> {
  await Promise.all([startRemindersJob.run(context, {}), startRemindersJob.run(context, {})]);
  await doJobs(app);
}

async function afterHours(hours: number): Promise<void> {
  await passTime(app, hours * HOUR);
  await remind();
}

const reminders = (to = person) => mailGateway.to(to.email, 'Reminder');

describe('a reminder', () => {
  it('comes a day before the start, once, with place, time and how to give the place back', async () => {
    await afterHours(5.9);
    expect(reminders()).toEqual([]);
    await afterHours(0.2);
    await afterHours(1);
    await afterHours(20);
    const [mail, ...others] = reminders();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Reminder: Bread for beginners');
    for (const words of ['Kirkgate Kitchen, Leeds', 'UTC', 'give your place back', `/events/${eventId}`]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
  });

  it('is not for a person who signed up later than that', async () => {
    await passTime(app, 6.5 * HOUR);
    const late = await app.world.user();
    await placeFor(late, eventId);
    await remind();
    expect(reminders(late)).toEqual([]);
    expect(reminders()).toHaveLength(1);
  });

  it('is sent again for the new start of an event that was moved, and not twice for the same', async () => {
    const start = startIn(30);
    await afterHours(7);
    await updateEvent(staff.client, { id: eventId, ...startIn(48) });
    await remind();
    expect(reminders()).toHaveLength(1);
    await updateEvent(staff.client, { id: eventId, ...start });
    await remind();
    expect(reminders()).toHaveLength(1);
    await updateEvent(staff.client, { id: eventId, ...startIn(47) });
    await afterHours(24);
    expect(reminders()).toHaveLength(2);
  });

  it('that waits is not sent for a start that the event no longer has', async () => {
    await passTime(app, 7 * HOUR);
    await startRemindersJob.run(app.jobContext, {});
    await updateEvent(staff.client, { id: eventId, ...startIn(72), notifyAttendees: false });
    await doJobs(app);
    expect(reminders()).toEqual([]);
  });

  it('that waits is not sent once the event has begun', async () => {
    await passTime(app, 7 * HOUR);
    await startRemindersJob.run(app.jobContext, {});
    await passTime(app, 23 * HOUR);
    await doJobs(app);
    expect(reminders()).toEqual([]);
  });

  it('is not for a deleted event', async () => {
    await passTime(app, 7 * HOUR);
    await startRemindersJob.run(app.jobContext, {});
    await deleteEvent(staff.client, eventId);
    await remind();
    expect(reminders()).toEqual([]);
  });

  it('comes as early as REMINDER_HOURS says, and never where that is 0', async () => {
    const settings = { ...app.jobContext.settings, reminderHours: 0 };
    await passTime(app, 7 * HOUR);
    await remind({ ...app.jobContext, settings });
    expect(reminders()).toEqual([]);

    const [early, person2] = [await eventIn(60), await app.world.user()];
    await placeFor(person2, early);
    await passTime(app, 2 * HOUR);
    await remind({ ...app.jobContext, settings: { ...settings, reminderHours: 59 } });
    expect(reminders(person2)).toHaveLength(1);
  });

  it('is not sent again by a job that died after the mail and before its end was noted', async () => {
    await passTime(app, 7 * HOUR);
    await startRemindersJob.run(app.jobContext, {});
    await doJobs(app);
    await app.database.query('DELETE FROM mailings');
    await remind();
    expect(reminders()).toHaveLength(1);
  });
});

it('looks for events by their start, however many there are', async () => {
  const columns = await app.database.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'events' AND table_schema = 'public' AND column_name NOT IN ('id', 'starts_at', 'ends_at')`,
  );
  const others = columns.map(({ name }) => `"${name}"`).join(', ');
  await app.database.query(
    `INSERT INTO events (id, starts_at, ends_at, ${others})
     SELECT gen_random_uuid(), starts_at + n * interval '1 hour', ends_at + n * interval '1 hour', ${others}
     FROM events, generate_series(100, 20000) AS n`,
  );
  await app.database.query('ANALYZE events');
  const plan = await planOfStatement(app.database, /starts_at > \$1/, () =>
    startRemindersJob.run(app.jobContext, {}),
  );
  expect(namesOf(plan)).toEqual(['events_starts']);
  expect(kindsOf(plan)).not.toContain('Sort');
});
