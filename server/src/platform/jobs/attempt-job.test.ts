import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '../log.js';
import { attemptJob } from './attempt-job.js';
import { NonRetryableError } from './job.js';
import { skipJob } from './skipped-jobs.js';

const fail = (error: Error) => () => Promise.reject(error);

it.each([
  ['is done', 'debug job done', async () => {}],
  ['is skipped', 'info job skipped', async () => skipJob()],
  ['is tried again', 'warn job failed, and will be tried again', fail(new Error('later'))],
  ['is of no use', 'error job failed for good', fail(new NonRetryableError('never'))],
])('a job that %s writes one line: %s', async (_what, line, run) => {
  const lines: string[] = [];
  const destination = new Writable({
    write(text, _encoding, done) {
      const { level, msg } = JSON.parse(String(text));
      lines.push(`${level} ${msg}`);
      done();
    },
  });
  const job = { name: 'send-a-mail', id: 'job', retryCount: 0 } as Parameters<typeof attemptJob>[1];
  await attemptJob({ log: createLog('debug', destination), observe: () => {} }, job, run);
  expect(lines).toEqual([line]);
});
