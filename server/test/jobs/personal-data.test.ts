import { QueryFailedError } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobs } from '../../src/jobs.js';
import { deleteAccount, requestPasswordReset } from '../accounts/recovery-operations.js';
import { deleteEvent } from '../events/event-operations.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { isDone, isWaitingAgain, jobsWhen, queueDump, type StoredJob } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const WITH_PERSONAL_DATA = [
  'send-event-cancelled-mail',
  'send-password-reset',
  'send-sign-up-cancelled-mail',
];
const isActive = ({ state }: StoredJob) => state === 'active';

const mailGateway = new FakeMailGateway();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());
beforeEach(async () => {
  mailGateway.beforeTaking = () => {};
  await app.database.query('DELETE FROM pgboss.job');
});

const failure = () => {
  throw new Error('not now');
};
let released: PromiseWithResolvers<void>;
beforeEach(() => {
  released = Promise.withResolvers();
});
// The worker is free for the next test.
afterEach(() => released.resolve());

describe('the job table', () => {
  it.each([
    ['done', () => {}, isDone],
    ['under way', () => released.promise, isActive],
    ['waiting for another attempt', failure, isWaitingAgain],
  ])('J15: has nothing of a deleted account, its jobs being %s', async (_how, takeMail, isSo) => {
    const staff = await app.world.staff();
    const { id } = await app.world.event(staff, { pricePence: 0 });
    const other = await app.world.event(staff, { pricePence: 0 });
    const [deleted, staying] = [await app.world.user(), await app.world.user()];
    const [name, nameThatStays] = [`Ada ${crypto.randomUUID()}`, `Bob ${crypto.randomUUID()}`];
    await signUpPerson(deleted, id, { name });
    await signUpPerson(staying, id, { name: nameThatStays });
    await jobsWhen(app.database, 'send-sign-up-confirmation', isDone);
    mailGateway.beforeTaking = takeMail;
    for (const person of [deleted, staying]) {
      const { data } = await signUpPerson(person, other.id, {
        name: person === deleted ? name : nameThatStays,
      });
      await cancelSignUp(person, data.signUp.signUp?.id ?? '');
    }
    await deleteEvent(staff.client, id);
    for (const person of [deleted, staying]) await requestPasswordReset(app.anonymous(), person.email);
    await jobsWhen(app.database, 'finish-event-deletion', isDone);
    for (const kind of WITH_PERSONAL_DATA) await jobsWhen(app.database, kind, isSo);
    for (const datum of [deleted.email, name]) expect(await queueDump(app.database)).toContain(datum);
    await deleteAccount(deleted.client);
    const dump = await queueDump(app.database);
    for (const datum of [deleted.email, name]) expect(dump).not.toContain(datum);
    expect(dump.match(new RegExp(staying.email, 'g'))).toHaveLength(3);
    expect(dump.match(new RegExp(nameThatStays, 'g'))).toHaveLength(2);
  });

  it('J15: has names and addresses in four kinds of job alone, whose jobs go with the account', () => {
    const named = jobs.filter(({ schema }) =>
      /"(name|email|address|contact)":/.test(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))),
    );
    // That its jobs go: test/events/end-following.test.ts.
    const known = [...WITH_PERSONAL_DATA, 'send-events-cancelled-mail'];
    expect(named.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it('J15: has no value of a statement that failed in a job', async () => {
    const person = await app.world.user();
    await jobsWhen(app.database, 'send-email-verification', isDone);
    mailGateway.beforeTaking = ({ to }) => {
      throw new QueryFailedError('INSERT INTO t VALUES ($1)', [to], new Error('duplicate key'));
    };
    await requestPasswordReset(app.anonymous(), person.email);
    const [job] = await jobsWhen(app.database, 'send-password-reset', isWaitingAgain);
    expect(job?.output).toMatchObject({ message: 'duplicate key' });
    expect(JSON.stringify(job?.output)).not.toContain(person.email);
  });

  it.each(['completed', 'failed'])('J15: has no job that is %s for more than half a day', async (state) => {
    await requestPasswordReset(app.anonymous(), 'nobody@example.org');
    await jobsWhen(app.database, 'send-password-reset', isDone);
    await app.database.query(
      `UPDATE pgboss.job SET state = $1, completed_on = now() - interval '13 hours'
       WHERE name = 'send-password-reset'`,
      [state],
    );
    // pg-boss cleans up once an hour.
    await app.database.query('UPDATE pgboss.queue SET maintain_on = NULL');
    await waitUntil(async () => expect(await queueDump(app.database)).not.toContain('send-password-reset'));
  });
});
