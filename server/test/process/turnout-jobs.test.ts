import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { turnout } from '../support/command-process.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { LONG_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';

vi.setConfig({ testTimeout: LONG_TEST });

const KIND = 'send-email-verification';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
beforeEach(async () => {
  await app.database.query(`DELETE FROM pgboss.job WHERE name NOT LIKE '\\_\\_pgboss%'`);
  person = await app.world.user();
});
afterAll(() => app.close());

const run = (...args: string[]) => turnout({ DATABASE_URL: app.database.url }, 'jobs', ...args);
const jobs = () => storedJobs(app.database, KIND);
const fail = (output: object) =>
  app.database.query(
    `UPDATE pgboss.job SET state = 'failed', retry_count = 12, completed_on = now(), output = $2 WHERE name = $1`,
    [KIND, output],
  );

it('`turnout jobs list` counts the jobs of each kind', async () => {
  await fail({ message: 'Postmark does not answer' });
  await app.world.user();
  const { words, code } = await run('list', '--json');
  expect(code).toBe(0);
  const { queues } = JSON.parse(words);
  const of = (name: string) => queues.find((each: { name: string }) => each.name === name);
  expect(of(KIND)).toMatchObject({ ready: 1, delayed: 0, active: 0, failed: 1 });
  expect(of('refund-payment')).toMatchObject({ ready: 0, failed: 0, oldestAge: 0 });
  expect(queues.some(({ name }: { name: string }) => name.startsWith('__'))).toBe(false);
  const listed = (await run('list')).words;
  expect(listed).toMatch(/^kind +ready +delayed +active +failed +oldest\n/);
  expect(listed).toContain(KIND);
  // Kinds without a job are left out.
  expect(listed).not.toContain('refund-payment');
});

it('`turnout jobs list NAME` lists the jobs of one kind with their last error, and without their data', async () => {
  await fail({ failedForGood: 'The address is refused' });
  const [job] = await jobs();
  const { words } = await run('list', KIND);
  expect(words).toMatch(
    new RegExp(`^${job?.id}  ${KIND}  failed  failed 13 times +The address is refused\n$`),
  );
  const json = (await run('list', KIND, '--json')).words;
  expect(JSON.parse(json).jobs).toMatchObject([
    { id: job?.id, state: 'failed', failures: 13, nextTryAt: null, lastError: 'The address is refused' },
  ]);
  expect(json + words).not.toContain(person.id);
  expect((await run('list', 'refund-payment')).words).toBe('There are no such jobs.\n');
  expect(await run('list', 'send-money')).toMatchObject({
    code: 1,
    errors: 'There is no kind of job called send-money: `turnout jobs list --json` names all of them.\n',
  });
});

it('`turnout jobs retry` has failed jobs run again, by their kind or by an id', async () => {
  expect((await run('retry', KIND)).words).toBe('No job of these has failed.\n');
  for (const chosen of [KIND, (await jobs())[0]?.id ?? '']) {
    await fail({ message: 'Postmark does not answer' });
    const { words, errors } = await run('retry', chosen);
    expect(words).toBe('1 jobs run again soon.\n');
    expect(JSON.parse(errors)).toMatchObject({ msg: 'jobs retried by the operator', jobs: { [KIND]: 1 } });
    expect(await jobs()).toMatchObject([{ state: 'retry' }]);
  }
});

it('`turnout jobs drop` says what is lost, and needs --yes', async () => {
  const asked = await run('drop', KIND);
  expect(asked).toMatchObject({ code: 1, errors: 'Nothing has changed. Add --yes to do it.\n' });
  expect(asked.words).toBe(
    `1 jobs ${KIND} would be dropped. For each: a person gets no link to verify the address, and asks for another one.\n`,
  );
  expect(await jobs()).toHaveLength(1);
  const dropped = await run('drop', KIND, '--yes');
  expect(dropped).toMatchObject({
    code: 0,
    words: expect.stringContaining('1 jobs send-email-verification are dropped'),
  });
  expect(JSON.parse(dropped.errors)).toMatchObject({
    msg: 'jobs dropped by the operator',
    jobs: { [KIND]: 1 },
  });
  expect(await jobs()).toEqual([]);
  expect((await run('drop', KIND)).words).toBe('No job of these waits or has failed.\n');
});

it('`turnout jobs drop` leaves a job that runs', async () => {
  await app.database.query(`UPDATE pgboss.job SET state = 'active', started_on = now() WHERE name = $1`, [
    KIND,
  ]);
  const [job] = await jobs();
  expect((await run('drop', job?.id ?? '', '--yes')).words).toBe('No job of these waits or has failed.\n');
  expect(await jobs()).toHaveLength(1);
  const unknown = crypto.randomUUID();
  expect((await run('drop', unknown)).errors).toBe(`There is no job ${unknown} that is not done.\n`);
});
