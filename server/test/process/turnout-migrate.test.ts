import { expect, it, onTestFinished, vi } from 'vitest';
import { jobs } from '../../src/jobs.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { createLog } from '../../src/platform/log.js';
import { tables } from '../../src/tables.js';
import { turnout } from '../support/command-process.js';
import { createTestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST });

const names = tables.migrations.map(({ name }) => name);
const [name = '', last = ''] = names.slice(-2);

async function databaseOf(template?: string) {
  const database = await createTestDatabase({ template });
  onTestFinished(() => database.drop());
  const migrate = async (...args: string[]) => {
    const { code, words, errors } = await turnout(
      { DATABASE_URL: database.url },
      'migrate',
      ...args,
      '--json',
    );
    return { code, errors, ...(words && { data: JSON.parse(words) }) };
  };
  return { database, migrate };
}

it('O4: `turnout migrate` steps down to the named migration and up again, and says which it undid', async () => {
  const { migrate } = await databaseOf();
  expect(await migrate('status')).toMatchObject({ code: 0, data: { done: names, pending: [] } });
  expect(await migrate('down', name)).toMatchObject({
    code: 0,
    data: { undone: [last] },
    errors: expect.stringContaining('migrations undone by the operator'),
  });
  expect(await migrate('status')).toMatchObject({ data: { done: names.slice(0, -1), pending: [last] } });
  expect(await migrate('up')).toMatchObject({ code: 0, data: { done: [last] } });
  expect(await migrate('up')).toMatchObject({ code: 0, data: { done: [] } });
});

it('`turnout migrate up` makes the tables of a new database', async () => {
  const { migrate } = await databaseOf('template0');
  expect(await migrate('status')).toMatchObject({ data: { done: [], pending: names } });
  expect(await migrate('up')).toMatchObject({ code: 0, data: { done: names } });
});

it('O4: `turnout migrate down` does nothing while a server runs, or for a name that has not run', async () => {
  const { database, migrate } = await databaseOf();
  expect(await migrate('down', 'Other1')).toMatchObject({
    code: 1,
    errors: 'No migration Other1 has run on this database.\n',
  });
  const server = new JobQueue(database.url, createLog('silent'));
  await server.open(jobs);
  expect(await migrate('down', name)).toMatchObject({
    code: 1,
    errors: 'A server uses this database: stop all of its processes first.\n',
  });
  await server.close();
  expect(await migrate('status')).toMatchObject({ data: { done: names, pending: [] } });
});
