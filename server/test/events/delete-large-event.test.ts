import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillEvent, leftOf } from '../../bench/large-event.js';
import { finishEventDeletionJob } from '../../src/features/events/deletion/finish-event-deletion.job.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { statementsOf } from '../support/statements.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteEvent, listEvents, readEvent } from './event-operations.js';

const ATTENDEES = 1_200;

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

let eventId: string;
beforeEach(async () => {
  for (const table of ['payments', 'events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  await app.database.query(`DELETE FROM accounts WHERE email LIKE 'attendee-%'`);
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
});

const finish = () => finishEventDeletionJob.run(app.jobContext, { eventId });

describe('C3: an event with many sign-ups', () => {
  it('is deleted by one short transaction, whatever their number', async () => {
    await fillEvent(app.database, eventId, { attendees: ATTENDEES });
    const statements = await statementsOf(async () => {
      const { data } = await deleteEvent(staff.client, eventId);
      expect(data.deleteEvent).toEqual({ deletedEventId: eventId, userErrors: [] });
    });
    // The queue looks after itself now and then.
    const own = statements.filter(({ text }) => !text.includes('pgboss'));
    expect(own.filter(({ text }) => /sign_ups|payments/.test(text))).toEqual([]);
    expect((await storedJobs(app.database)).map(({ name, data }) => [name, data])).toEqual([
      ['finish-event-deletion', { eventId }],
    ]);
  });

  it('disappears for all people at once', async () => {
    const person = await app.world.user();
    await signUpPerson(person, eventId);
    await deleteEvent(staff.client, eventId);

    expect(await readEvent(staff.client, eventId)).toBeNull();
    expect((await app.anonymous().request(`/events/${eventId}/calendar.ics`)).status).toBe(404);
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(ids((await listEvents(app.anonymous())).data.events.nodes)).not.toContain(eventId);
    const own = await person.client.graphql('{ viewer { signUps(first: 100) { nodes { event { id } } } } }');
    expect(own.data.viewer.signUps.nodes).toEqual([]);
    const created = await staff.client.graphql('{ viewer { events(first: 100) { nodes { id } } } }');
    expect(ids(created.data.viewer.events.nodes)).not.toContain(eventId);
    const answers = [
      await signUpPerson(await app.world.user(), eventId),
      await deleteEvent(staff.client, eventId),
    ];
    for (const { data } of answers) {
      expect(Object.values<object>(data)[0]).toMatchObject({ userErrors: [{ code: 'EVENT_NOT_FOUND' }] });
    }
  });

  it('leaves to a job that all people are told and refunded, and its rows', async () => {
    await fillEvent(app.database, eventId, { attendees: ATTENDEES, paidPence: 500 });
    await deleteEvent(staff.client, eventId);
    await finish();
    expect(await leftOf(app.database, eventId)).toEqual({
      ...{ events: 0, signUps: 0, payments: 0, unrefunded: 0 },
      ...{ mails: ATTENDEES, people: ATTENDEES, refunds: ATTENDEES },
    });
  });

  it('is taken apart batch by batch, and what a failed attempt leaves is done by the next', async () => {
    await fillEvent(app.database, eventId, { attendees: ATTENDEES, paidPence: 500 });
    await deleteEvent(staff.client, eventId);
    await app.database.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT count(*) FROM sign_ups) < 300 THEN RAISE 'broken disk'; END IF; RETURN OLD;
      END $$;
      CREATE TRIGGER fail BEFORE DELETE ON sign_ups FOR EACH ROW EXECUTE FUNCTION fail();`);
    await expect(finish()).rejects.toThrow('broken disk');
    await app.database.query('DROP FUNCTION fail CASCADE');
    const left = await leftOf(app.database, eventId);
    expect(left).toMatchObject({ events: 1, signUps: 700, mails: 500, refunds: 0 });
    expect(await wrongCounts(app.database)).toEqual([]);

    await finish();
    await finish();
    expect(await leftOf(app.database, eventId)).toMatchObject({
      ...{ events: 0, unrefunded: 0, mails: ATTENDEES, people: ATTENDEES, refunds: ATTENDEES },
    });
  });
});
