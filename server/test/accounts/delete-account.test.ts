import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvent } from '../events/event-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { ApiClient } from '../support/api-client.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { isDone, isWaitingAgain, jobsWhen, type StoredJob, storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { errorCodeOf, logIn, register, viewerOf } from './account-operations.js';
import { deleteAccount, requestPasswordReset, resetPassword, verifyEmail } from './recovery-operations.js';
import { knownOfPeople } from './stored-rows.js';

const mailGateway = new FakeMailGateway();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());

const freeEvent = (staff: Person) => app.world.event(staff, { pricePence: 0 });

async function countOf(eventId: string) {
  const [row] = await app.database.query<{ count: number; rows: number }>(
    `SELECT sign_up_count AS count, (SELECT count(*)::int FROM sign_ups WHERE event_id = e.id) AS rows
     FROM events e WHERE id = $1`,
    [eventId],
  );
  return row;
}

/** Without the actions of a team, which stay for two years: they have ids alone, see activity.test.ts. */
const rowsWith = async (...words: string[]) =>
  (await knownOfPeople(app.database)).filter(
    (row) => !row.startsWith('activities ') && words.some((word) => row.includes(word)),
  );

describe('the deletion of an account', () => {
  it('S17: takes sessions, links and sign-ups with it, and corrects the counts', async () => {
    const staff = await app.world.staff();
    const events = [await freeEvent(staff), await freeEvent(staff)];
    const [deleted, staying] = [await app.world.user(), await app.world.user()];
    for (const { id } of events) for (const person of [deleted, staying]) await signUpPerson(person, id);
    await logIn(app.anonymous(), { email: deleted.email });
    await requestPasswordReset(app.anonymous(), deleted.email);
    await mailGateway.arrival(deleted.email, 'Choose a new password');

    const { data } = await deleteAccount(deleted.client);
    expect(data.deleteAccount).toEqual({ deletedAccountId: deleted.id, userErrors: [] });
    expect(await rowsWith(deleted.id, deleted.email)).toEqual([]);
    for (const { id } of events) expect(await countOf(id)).toEqual({ count: 1, rows: 1 });
    expect(await viewerOf(staying.client)).not.toBeNull();
  });

  it('S17, S18: leaves every copy of its cookie, and its password, worthless', async () => {
    const person = await app.world.user();
    const copy = new ApiClient(app.url, { cookie: person.client.cookie });
    expect(await viewerOf(copy)).toMatchObject({ id: person.id });
    await deleteAccount(person.client);

    expect(person.client.cookie).toBe('');
    expect(await viewerOf(copy)).toBeNull();
    expect((await deleteAccount(copy)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(errorCodeOf(await logIn(app.anonymous(), { email: person.email }))).toBe('INVALID_CREDENTIAL');
  });

  it('S17: leaves every link that was sent worthless, and none is sent any more', async () => {
    const person = await app.world.user();
    await requestPasswordReset(app.anonymous(), person.email);
    const verification = secretIn(await mailGateway.arrival(person.email, 'Confirm'));
    const reset = secretIn(await mailGateway.arrival(person.email, 'Choose a new password'));
    await deleteAccount(person.client);

    for (const answer of [
      await verifyEmail(app.anonymous(), verification),
      await resetPassword(app.anonymous(), reset),
    ])
      expect(answer.userErrors).toMatchObject([{ code: 'INVALID_OR_EXPIRED_LINK' }]);
    await requestPasswordReset(app.anonymous(), person.email);
    await jobsWhen(app.database, 'send-password-reset', isDone);
    expect(mailGateway.to(person.email, 'Choose a new password')).toHaveLength(1);
  });

  it('lets the address be registered again, as a new person', async () => {
    const person = await app.world.user();
    await deleteAccount(person.client);
    const { account } = await register(app.anonymous(), { email: person.email });
    expect(account?.id).not.toBe(person.id);
    expect(account).toMatchObject({ email: person.email });
  });
});

describe('the deletion of a staff account', () => {
  it('S17, E9: takes its events with it, and each attendee gets one mail', async () => {
    const [deleted, staying] = [await app.world.staff(), await app.world.staff()];
    const events = [await freeEvent(deleted), await freeEvent(deleted)] as const;
    const stayingEvent = await freeEvent(staying);
    const people = [await app.world.user(), await app.world.user()];
    for (const person of people)
      for (const { id } of [...events, stayingEvent]) await signUpPerson(person, id);
    await signUpPerson(deleted, events[0].id);
    await signUpPerson(deleted, stayingEvent.id);

    const { data } = await deleteAccount(deleted.client);
    expect(data.deleteAccount).toEqual({ deletedAccountId: deleted.id, userErrors: [] });
    for (const { id } of events) expect(await readEvent(app.anonymous(), id)).toBeNull();
    expect(await rowsWith(deleted.id)).toEqual([]);
    expect(await countOf(stayingEvent.id)).toEqual({ count: 2, rows: 2 });
    await jobsWhen(app.database, 'notify-people-of-events', isDone);
    await jobsWhen(app.database, 'finish-event-deletion', isDone);
    expect(await rowsWith(events[0].id, events[1].id)).toEqual([]);
    await jobsWhen(app.database, 'send-events-cancelled-mail', isDone);
    for (const { email } of people)
      expect(mailGateway.to(email, 'Cancelled').map(({ subject }) => subject)).toEqual([
        'Cancelled: Bread for beginners, 2 dates',
      ]);
    expect(mailGateway.to(deleted.email, 'Cancelled')).toEqual([]);
  });

  it('S17: changes nothing and says so when it fails in the middle', async () => {
    const staff = await app.world.staff();
    const person = await app.world.user();
    const { id } = await freeEvent(staff);
    await signUpPerson(person, id);
    // One that met the deletion of its account is tried again, and finds it gone.
    const isSettled = (job: StoredJob) => isDone(job) || isWaitingAgain(job);
    await jobsWhen(app.database, 'send-email-verification', isSettled);
    const before = await knownOfPeople(app.database);
    await app.database.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken disk'; END $$;
      CREATE TRIGGER fail BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION fail();`);
    const answer = await deleteAccount(staff.client);
    await app.database.query('DROP FUNCTION fail CASCADE');

    expect(answer.data).toBeNull();
    expect(answer.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(answer.errors?.[0]?.message).toBe('Something went wrong on our side. Please try again later');
    expect(await knownOfPeople(app.database)).toEqual(before);
    expect(
      (await storedJobs(app.database, 'finish-event-deletion')).filter(({ data }) => data.eventId === id),
    ).toEqual([]);
    expect(await viewerOf(staff.client)).toMatchObject({ id: staff.id });
    expect((await deleteAccount(staff.client)).data.deleteAccount.deletedAccountId).toBe(staff.id);
  });
});
