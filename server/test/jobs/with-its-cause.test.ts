import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendSignUpConfirmationJob } from '../../src/features/attendee-mails/send-sign-up-confirmation.job.js';
import { register } from '../accounts/account-operations.js';
import { knownOfPeople } from '../accounts/stored-rows.js';
import { placeFor, signUpPerson } from '../sign-ups/sign-up-operations.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

const signUpIds = async () =>
  (await app.database.query<{ id: string }>('SELECT id FROM sign_ups')).map(({ id }) => id);
const confirmedIds = async () =>
  (await storedJobs(app.database, 'send-sign-up-confirmation')).map(({ data }) => data.signUpId);

describe('a job', () => {
  it('J1: is stored with its row, and holds only the row’s id', async () => {
    const event = await app.world.event(await app.world.staff(), { pricePence: 0 });
    const { id: signUpId } = await placeFor(await app.world.user(), event.id);

    expect(await signUpIds()).toContain(signUpId);
    const jobs = await storedJobs(app.database, 'send-sign-up-confirmation');
    expect(jobs.filter((job) => job.data.signUpId === signUpId)).toMatchObject([
      { state: 'created', data: { signUpId } },
    ]);
  });

  it('J1: is not there when its cause is refused after it was asked for', async () => {
    const event = await app.world.event(await app.world.staff(), { pricePence: 30 });
    const { data } = await signUpPerson(await app.world.user(), event.id);

    expect(data.signUp.userErrors).toMatchObject([{ code: 'PAYMENT_REQUIRED' }]);
    expect((await confirmedIds()).toSorted()).toEqual((await signUpIds()).toSorted());
  });

  it('J1: is not there when its cause breaks a rule of the database', async () => {
    const person = await app.world.user();
    const jobsBefore = await storedJobs(app.database, 'send-email-verification');
    const { userErrors } = await register(app.anonymous(), { email: person.email });

    expect(userErrors).toMatchObject([{ code: 'EMAIL_ALREADY_IN_USE' }]);
    expect(await storedJobs(app.database, 'send-email-verification')).toEqual(jobsBefore);
  });

  it('J1: is not asked for outside a transaction, where it could be lost', async () => {
    const { manager } = app.dataSource;
    const job = { signUpId: crypto.randomUUID(), paidPence: 0 };
    const asking = app.jobs.enqueue(manager, sendSignUpConfirmationJob, job);
    await expect(asking).rejects.toThrow('Jobs are asked for in a transaction');
    const askingForMany = app.jobs.enqueueAll(manager, sendSignUpConfirmationJob, [job]);
    await expect(askingForMany).rejects.toThrow('Jobs are asked for in a transaction');
  });
});

describe('J1: a registration leaves nothing behind', () => {
  it.each([
    ['job', 'pgboss.job', `name <> 'send-email-verification'`],
    ['session', 'sessions', 'false'],
  ])('when its %s cannot be stored, and can be repeated', async (_part, table, rule) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const stored = async () => [
      await knownOfPeople(app.database),
      await storedJobs(app.database, 'send-email-verification'),
    ];
    const before = await stored();
    const client = app.anonymous();
    // Of new rows alone.
    await app.database.query(`ALTER TABLE ${table} ADD CONSTRAINT nothing_new CHECK (${rule}) NOT VALID`);
    const { errors, headers } = await register(client, { email }).finally(() =>
      app.database.query(`ALTER TABLE ${table} DROP CONSTRAINT nothing_new`),
    );

    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(headers.getSetCookie()).toEqual([]);
    expect(await stored()).toEqual(before);
    expect((await register(client, { email })).userErrors).toEqual([]);
  });
});
