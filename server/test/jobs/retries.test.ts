import type { Sandbox } from '@turnout/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failNext, startAppWithSandbox } from '../support/mail-by-sandbox.js';
import { control, mailsTo } from '../support/sandbox.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow, type StoredJob } from '../support/stored-jobs.js';
import type { TestApp } from '../support/test-app.js';
import { LONG_TEST } from '../support/time-limits.js';

let app: TestApp;
let sandbox: Sandbox;
beforeAll(async () => {
  ({ app, sandbox } = await startAppWithSandbox({ timeout: 3 }));
});
afterAll(() => app.close());
beforeEach(async () => {
  await control(sandbox, 'POST', '/reset');
  await app.database.query('DELETE FROM pgboss.job');
});

const KIND = 'send-email-verification';
const HOUR = 3600;

/** Seconds from now to the next try, by the database's clock, which pg-boss goes by. */
async function gap(): Promise<number> {
  const [row] = await app.database.query<{ gap: number }>(
    'SELECT extract(epoch FROM start_after - now())::float8 AS gap FROM pgboss.job WHERE name = $1',
    [KIND],
  );
  return row?.gap ?? Number.NaN;
}

const failedTimes = (times: number) => (job: StoredJob) => isWaitingAgain(job) && job.retryCount === times;

describe('a mail that the service does not take now', () => {
  it('J4: is tried twelve times more, with gaps that grow to six hours, over about a day', {
    timeout: LONG_TEST,
  }, async () => {
    await failNext(sandbox, 13, '500');
    const person = await app.world.user();
    const gaps: number[] = [];
    for (let failures = 0; failures < 12; failures++) {
      await jobsWhen(app.database, KIND, failedTimes(failures));
      gaps.push(await gap());
      await retryNow(app.database);
    }

    gaps.forEach((seconds, failures) => {
      const least = Math.min(30 * 2 ** failures, 6 * HOUR);
      expect(seconds, `gap ${failures + 1}`).toBeGreaterThan(least - 5);
      expect(seconds, `gap ${failures + 1}`).toBeLessThanOrEqual(Math.min(2 * least, 6 * HOUR));
    });
    const total = gaps.reduce((sum, seconds) => sum + seconds, 0);
    expect(total).toBeGreaterThan(20 * HOUR);
    expect(total).toBeLessThan(27 * HOUR);
    const [job] = await jobsWhen(app.database, KIND, ({ state }) => state === 'failed');
    expect(job).toMatchObject({
      retryCount: 12,
      output: { message: 'Internal Server Error', statusCode: 500 },
    });
    const error = { level: 'error', job: KIND, jobId: job?.id, msg: 'job failed for good' };
    expect(app.logged).toContainEqual(expect.objectContaining(error));
    expect(await mailsTo(sandbox, person.email)).toEqual([]);
  });

  it.each([
    ['429', 'is told that it sends too fast', /Rate limit exceeded/],
    ['503', 'finds the service in maintenance', /offline for maintenance/],
    ['garbage', 'gets an answer that is not Postmark’s', /not one of Postmark’s/],
    ['half', 'gets half an answer', /terminated/],
    ['timeout', 'gets no answer in time', /aborted due to timeout/],
  ])('J4: is tried again where the sender, by %s, %s', async (how, _what, reason) => {
    await failNext(sandbox, 1, how);
    const person = await app.world.user();
    const [job] = await jobsWhen(app.database, KIND, isWaitingAgain);

    expect(job).toMatchObject({ retryCount: 0, output: { message: expect.stringMatching(reason) } });
    const warning = { level: 'warn', job: KIND, jobId: job?.id, msg: 'job failed, and will be tried again' };
    expect(app.logged).toContainEqual(expect.objectContaining(warning));
    expect(await gap()).toBeGreaterThan(25);
    expect(await gap()).toBeLessThanOrEqual(60);

    await retryNow(app.database);
    await jobsWhen(app.database, KIND, isDone);
    // The half answer was to a mail that was taken: better twice than never.
    const mails = await mailsTo(sandbox, person.email);
    expect(mails.length).toBe(how === 'half' ? 2 : 1);
  });
});
