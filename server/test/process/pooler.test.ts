import { afterEach, expect, inject, it, vi } from 'vitest';
import { minorVersionOfPgBouncer, type Pooler, startPgBouncer } from '../../bench/scale/pgbouncer.js';
import { checkPooler } from '../../src/start/check-pooler.js';
import { spawnServer } from '../support/server-process.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST });

const minor = await minorVersionOfPgBouncer();
const isInstalled = minor !== null;
const isNew = minor !== null && minor >= 21;
const neededNew = isNew ? '' : ' (skipped: PgBouncer 1.21 or later is not installed)';
const needed = isInstalled ? '' : ' (skipped: PgBouncer is not installed)';
const listenUrl = inject('postgresUrl');
const place = 'pooler.example/turnout';

let pooler: Pooler | null = null;
afterEach(() => pooler?.stop());

async function messageBehind(settings: { maxPreparedStatements: number | null }, listens = true) {
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

it.skipIf(!isNew)(`finds nothing wrong with PgBouncer as scaling.md sets it up${neededNew}`, async () => {
  expect(await messageBehind({ maxPreparedStatements: 500 })).toBeNull();
});

it.skipIf(!isInstalled)(
  `does not start behind a PgBouncer without prepared statements${needed}`,
  async () => {
    pooler = await startPgBouncer(inject('postgresUrl'), { maxPreparedStatements: isNew ? 0 : null });
    const url = new URL(pooler?.url ?? '');
    const server = spawnServer({ DATABASE_URL: url.href, DATABASE_LISTEN_URL: listenUrl });

    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `The pooler at ${url.host}${url.pathname} does not support prepared statements: ` +
        'set max_prepared_statements of PgBouncer 1.21 or later, as scaling.md says.',
    );
  },
);

it.skipIf(!isNew)(`names PgBouncer’s setting for prepared statements${neededNew}`, async () => {
  expect(await messageBehind({ maxPreparedStatements: 0 })).toBe(
    'The pooler at pooler.example/turnout does not support prepared statements: ' +
      'set max_prepared_statements of PgBouncer 1.21 or later, as scaling.md says.',
  );
});

it.skipIf(!isNew)(`asks for an address without PgBouncer between${neededNew}`, async () => {
  expect(await messageBehind({ maxPreparedStatements: 500 }, false)).toBe(
    'DATABASE_URL leads through a pooler in transaction mode (pooler.example/turnout): ' +
      'set DATABASE_LISTEN_URL to PostgreSQL itself, as scaling.md says.',
  );
});
