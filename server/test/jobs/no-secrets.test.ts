import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '../accounts/account-operations.js';
import { requestPasswordReset, resetPassword, verifyEmail } from '../accounts/recovery-operations.js';
import { everyRow } from '../accounts/stored-rows.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { isWaitingAgain, jobsWhen, queueDump, retryNow } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const mailGateway = new FakeMailGateway();
const refused: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());

describe('the secrets of mails', () => {
  it('S20, S24: are in no job, no other row and no log, whether mails go or fail', async () => {
    mailGateway.beforeTaking = (mail) => {
      refused.push(secretIn(mail));
      throw new Error('not now');
    };
    const email = 'secretive@example.org';
    const passwords = ['the first password', 'the second password'] as const;
    const client = app.anonymous();
    await register(client, { email, password: passwords[0] });
    await requestPasswordReset(client, email);
    await jobsWhen(app.database, 'send-email-verification', isWaitingAgain);
    await jobsWhen(app.database, 'send-password-reset', isWaitingAgain);
    mailGateway.beforeTaking = () => {};
    await retryNow(app.database);
    const verification = secretIn(await mailGateway.arrival(email, 'Confirm'));
    const reset = secretIn(await mailGateway.arrival(email, 'Choose a new password'));
    const stored = async () => [await queueDump(app.database), ...(await everyRow(app.database))].join('\n');
    const before = await stored();
    expect((await verifyEmail(client, verification)).userErrors).toEqual([]);
    expect((await resetPassword(client, reset, passwords[1])).userErrors).toEqual([]);

    expect(refused).toHaveLength(2);
    const everything = [before, await stored(), JSON.stringify(app.logged)].join('\n');
    for (const secret of [verification, reset, ...refused, ...passwords])
      expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/verify-email#|reset-password#/);
    expect(JSON.stringify(app.logged)).not.toContain(email);
  });
});
