import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { sendEmailVerificationJob } from '../../src/features/accounts/email-addresses/send-email-verification.job.js';
import { sendEventCancelledMailJob } from '../../src/features/attendee-mails/send-event-cancelled-mail.job.js';
import { sendSignUpConfirmationJob } from '../../src/features/attendee-mails/send-sign-up-confirmation.job.js';
import { requestPasswordReset } from '../accounts/recovery-operations.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { type Statement, statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';

vi.setConfig({ testTimeout: LONG_TEST });

const PEOPLE = 500;

const mailGateway = new FakeMailGateway();
let app: TestApp;
let event: Awaited<ReturnType<TestApp['world']['event']>>;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
  event = await app.world.event(await app.world.staff(), { pricePence: 0 });
  await fillEvent(app.database, event.id, { attendees: PEOPLE });
});
afterAll(() => app.close());

// `pnpm bench` measures how long it takes.
describe('500 confirmations', () => {
  it('J13: are fetched and ended ten at a time', async () => {
    mailGateway.mails.length = 0;
    const statements = await statementsOf(async () => {
      await enqueueConfirmations();
      await waitUntil(async () => expect(await waiting()).toBe(0));
    });
    // Those of accounts that a test has made may come in between.
    const confirmations = mailGateway.mails.filter(({ subject }) => subject.startsWith('You’re signed up'));
    expect(confirmations).toHaveLength(PEOPLE);
    expect(statements.filter(isFetch).length).toBeLessThan(PEOPLE / 10 + 10);
    const ofQueue = statements.filter(({ text }) => text.includes(`'${sendSignUpConfirmationJob.name}'`));
    expect(ofQueue.length).toBeLessThan(PEOPLE / 4);
  });
});

describe('mails that wait', () => {
  it('J14: do not delay a password reset', async () => {
    const person = await app.world.user();
    await enqueueConfirmations();
    await enqueueOtherMails();
    await requestPasswordReset(app.anonymous(), person.email);
    await mailGateway.arrival(person.email, 'Choose a new password');
    // Those that are being sent meanwhile are few.
    expect(await waiting()).toBeGreaterThan(PEOPLE / 5);
    await app.database.query(`DELETE FROM pgboss.job WHERE state <> 'active'`);
    await waitUntil(async () => expect(await waiting()).toBe(0));
  });
});

async function enqueueConfirmations(): Promise<void> {
  const signUps = await app.database.query<{ signUpId: string }>('SELECT id AS "signUpId" FROM sign_ups');
  const data = signUps.map(({ signUpId }) => ({ signUpId, paidPence: 0 }));
  await app.dataSource.transaction((manager) =>
    app.jobs.enqueueAll(manager, sendSignUpConfirmationJob, data),
  );
}

async function enqueueOtherMails(): Promise<void> {
  const { id, title, location, date, startTime, endTime } = event;
  const cancelled = { id, title, location, date, startTime, endTime, timeZone: 'Europe/London' };
  const people = await app.database.query<{ accountId: string; name: string; email: string }>(
    'SELECT account_id AS "accountId", name, email FROM sign_ups',
  );
  const cancellations = people.map((person) => ({
    event: cancelled,
    attendee: { ...person, paidPence: null },
  }));
  const verifications = people.map(({ accountId }) => ({ accountId }));
  await app.dataSource.transaction(async (manager) => {
    await app.jobs.enqueueAll(manager, sendEventCancelledMailJob, cancellations);
    await app.jobs.enqueueAll(manager, sendEmailVerificationJob, verifications);
  });
}

/** Jobs of the product that are not done. */
async function waiting(): Promise<number | undefined> {
  const [row] = await app.database.query<{ count: number }>(
    `SELECT count(*)::int FROM pgboss.job WHERE state <= 'active' AND name NOT LIKE '\\_\\_pgboss%'`,
  );
  return row?.count;
}

function isFetch({ text }: Statement): boolean {
  return text.includes('SKIP LOCKED') && text.includes(`j.name = '${sendSignUpConfirmationJob.name}'`);
}
