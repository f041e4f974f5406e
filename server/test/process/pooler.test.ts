import { afterEach, expect, inject, it } from 'vitest';
import { type Pooler, startPgBouncer } from '../../bench/scale/pgbouncer.js';
import { run } from '../../src/platform/database/embedded-postgres/operating-account.js';
import { checkPooler } from '../../src/start/check-pooler.js';

const isInstalled = await run('pgbouncer', ['--version']).then(
  (version) => Number(/PgBouncer 1\.(\d+)/.exec(version)?.[1]) >= 21,
  () => false,
);
const needed = isInstalled ? '' : ' (skipped: PgBouncer 1.21 or later is not installed)';
const listenUrl = inject('postgresUrl');
const place = 'pooler.example/turnout';

let pooler: Pooler | null = null;
afterEach(() => pooler?.stop());

async function messageBehind(settings: { maxPreparedStatements: number }, listens = true) {
  pooler = await startPgBouncer(inject('postgresUrl'), settings);
  const given = { place, listenUrl: listens ? listenUrl : undefined };
  return checkPooler(pooler?.url ?? '', given).then(
    () => null,
    (error: Error) => error.message,
  );
}

it('finds nothing wrong with PostgreSQL itself', async () => {
  await checkPooler(inject('postgresUrl'), { place, listenUrl: undefined });
});

it.skipIf(!isInstalled)(`finds nothing wrong with PgBouncer as scaling.md sets it up${needed}`, async () => {
  expect(await messageBehind({ maxPreparedStatements: 500 })).toBeNull();
});

it.skipIf(!isInstalled)(`names PgBouncer’s setting for prepared statements${needed}`, async () => {
  expect(await messageBehind({ maxPreparedStatements: 0 })).toBe(
    'The pooler at pooler.example/turnout does not support prepared statements: ' +
      'set max_prepared_statements of PgBouncer 1.21 or later, as scaling.md says.',
  );
});

it.skipIf(!isInstalled)(`asks for an address without PgBouncer between${needed}`, async () => {
  expect(await messageBehind({ maxPreparedStatements: 500 }, false)).toBe(
    'DATABASE_URL leads through a pooler in transaction mode (pooler.example/turnout): ' +
      'set DATABASE_LISTEN_URL to PostgreSQL itself, as scaling.md says.',
  );
});
