import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillSeveralEvents } from '../../bench/large-event.js';
import { syncCalendarEntriesOfEventJob } from '../../src/features/calendar/sync-calendar-entries-of-event.job.js';
import { idsOf, seriesOf, updateFollowing } from '../events/series-operations.js';
import { statementsOf } from '../support/statements.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PEOPLE = 600;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('a change of events in many calendars stores one job for each event, which asks for each entry once', async () => {
  const staff = await app.world.staff();
  const ids = idsOf(await seriesOf(app.world, staff, { pricePence: 0 }, { count: 3 }));
  await fillSeveralEvents(app.database, ids.slice(0, 2), { attendees: PEOPLE });
  await app.database.query('UPDATE sign_ups SET added_to_calendar_at = now()');
  await app.database.query('DELETE FROM pgboss.job');
  await updateFollowing(staff.client, { id: ids[0] ?? '', title: 'Rye' });
  const asked = await storedJobs(app.database);
  expect(asked.map(({ name }) => name)).toEqual(Array(2).fill('sync-calendar-entries-of-event'));
  expect(new Set(asked.map(({ data }) => data.eventId))).toEqual(new Set(ids.slice(0, 2)));

  const statements = await statementsOf(async () => {
    for (const { data } of asked) await syncCalendarEntriesOfEventJob.run(app.jobContext, data as never);
  });
  const entries = await storedJobs(app.database, 'sync-calendar-entry');
  expect(new Set(entries.map(({ data }) => data.signUpId)).size).toBe(2 * PEOPLE);
  expect(entries).toHaveLength(2 * PEOPLE);
  // 500 and 100 of each.
  expect(statements.filter(({ text }) => text.startsWith('COMMIT'))).toHaveLength(4);
});
