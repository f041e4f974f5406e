import type { Sandbox } from '@turnout/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '../accounts/account-operations.js';
import { startAppWithSandbox } from '../support/mail-by-sandbox.js';
import { control, mailsTo, someAddress } from '../support/sandbox.js';
import { isDone, jobsWhen, type StoredJob } from '../support/stored-jobs.js';
import type { TestApp } from '../support/test-app.js';

let app: TestApp;
let sandbox: Sandbox;
beforeAll(async () => {
  ({ app, sandbox } = await startAppWithSandbox());
});
afterAll(() => app.close());

const KIND = 'send-email-verification';

async function registered(email: string): Promise<string> {
  const { account } = await register(app.anonymous(), { email });
  return account?.id ?? expect.unreachable();
}

const hasEnded = (job: StoredJob) => isDone(job) || job.state === 'failed';

describe('an address that the mail service refuses for good', () => {
  it.each([
    [406, 'InactiveRecipientsError', () => someAddress()],
    [300, 'InvalidEmailRequestError', () => `${crypto.randomUUID()}@localhost`],
  ])(
    'J5, J16: with error %i is not tried again, and is found in the log and in the job',
    async (code, name, anAddress) => {
      const address = anAddress();
      if (code === 406) await control(sandbox, 'POST', '/inactive-recipients', { address });
      const accountId = await registered(address);
      const ofThis = (await jobsWhen(app.database, KIND, hasEnded)).filter(
        (job) => job.data.accountId === accountId,
      );

      const reason = `Postmark takes no mail for this address: ${name}, API error code ${code}`;
      expect(ofThis).toMatchObject([{ state: 'failed', retryCount: 0, output: { failedForGood: reason } }]);
      const entries = app.logged.filter(({ jobId }) => jobId === ofThis[0]?.id);
      expect(entries).toMatchObject([
        { level: 'error', job: KIND, msg: 'job failed for good', err: { message: reason } },
      ]);
      expect(JSON.stringify(entries)).not.toContain(address);
      expect(await mailsTo(sandbox, address)).toEqual([]);
    },
  );

  it('J5: does not prevent the next mail', async () => {
    await registered(`${crypto.randomUUID()}@inactive.test`);
    const address = someAddress();
    await registered(address);
    await jobsWhen(app.database, KIND, hasEnded);
    expect(await mailsTo(sandbox, address)).toHaveLength(1);
  });
});
