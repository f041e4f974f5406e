import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let person: Person;
let event: { id: string; title: string };
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('DELETE FROM pgboss.job');
  staff = await app.world.staff();
  person = await app.world.user();
  event = await app.world.event(staff, { pricePence: 0 });
});

/** Has no mail of these words sent the first time, and does something before the second. */
async function beforeTheMailIsSent(
  kind: string,
  words: string,
  cause: () => Promise<unknown>,
  between: () => Promise<unknown>,
) {
  mailGateway.beforeTaking = ({ subject }) => {
    if (subject.includes(words)) throw new Error('not now');
  };
  await cause();
  // Others of the kind, from before, may be done.
  await jobsWhen(app.database, kind, (job) => isWaitingAgain(job) || isDone(job));
  mailGateway.beforeTaking = () => {};
  await between();
  await retryNow(app.database);
  await jobsWhen(app.database, kind, isDone);
}

const confirmationAfter = (between: () => Promise<unknown>) =>
  beforeTheMailIsSent(
    'send-sign-up-confirmation',
    'signed up',
    () => signUpPerson(person, event.id),
    between,
  );

describe('a confirmation', () => {
  it('J8: has the facts that an event has when it is sent', async () => {
    const changes = {
      title: 'Cheese for beginners',
      date: '2027-04-01',
      startTime: '18:45',
      location: 'The Dairy',
    };
    await confirmationAfter(() => updateEvent(staff.client, { id: event.id, ...changes }));

    const [mail, ...others] = mailGateway.to(person.email, 'signed up');
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Cheese for beginners');
    for (const part of [mail?.html, mail?.text]) {
      for (const fact of ['1 April 2027', '18:45', 'The Dairy']) expect(part).toContain(fact);
      expect(part).not.toContain('Bread');
    }
    expect(mail?.attachment?.content).toContain('DTSTART:20270401T184500Z');
  });

  it('J8: is not sent for an event that is deleted by then, only that it was cancelled', async () => {
    await confirmationAfter(() => deleteEvent(staff.client, event.id));
    await mailGateway.arrival(person.email, 'Cancelled');
    expect(mailGateway.to(person.email, 'signed up')).toEqual([]);
  });

  it('J8: is not sent to a person who has deleted the account', async () => {
    await confirmationAfter(() => deleteAccount(person.client));
    expect(mailGateway.to(person.email, 'signed up')).toEqual([]);
  });
});

describe('other mails', () => {
  it('J8: a cancellation is not sent to a person who has deleted the account', async () => {
    const staying = await app.world.user();
    for (const each of [person, staying]) await signUpPerson(each, event.id);
    const cancel = () => deleteEvent(staff.client, event.id);
    await beforeTheMailIsSent('send-event-cancelled-mail', 'Cancelled', cancel, () =>
      deleteAccount(person.client),
    );
    expect(mailGateway.to(person.email, 'Cancelled')).toEqual([]);
    expect(mailGateway.to(staying.email, 'Cancelled')).toHaveLength(1);
  });

  it('J8: a verification is not sent when the account is deleted by then', async () => {
    let newcomer = person;
    const register = async () => {
      newcomer = await app.world.user();
    };
    await beforeTheMailIsSent('send-email-verification', 'Confirm', register, () =>
      deleteAccount(newcomer.client),
    );
    expect(mailGateway.to(newcomer.email)).toEqual([]);
  });
});
