import { expect, inject, it } from 'vitest';
import { readConfig } from '../../src/config/config.js';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import type { TimeLimits } from '../../src/platform/database/connection/database-options.js';
import { createLog } from '../../src/platform/log.js';
import { logRisks } from '../../src/start/log-risks.js';
import { tables } from '../../src/tables.js';

async function risksOf(
  url: string,
  { more = {}, timeLimits }: { more?: NodeJS.ProcessEnv; timeLimits?: TimeLimits } = {},
): Promise<string> {
  let logged = '';
  const log = createLog('warn', { write: (line: string) => (logged += line) } as never);
  const database = await createDataSource({ ...tables, url, poolSize: 1, timeLimits }).initialize();
  await logRisks(readConfig({ DATABASE_URL: url, ...more }), database, log);
  await database.destroy();
  return logged;
}

it('S26: staff who need not verify their address are named in the log at every start in production', async () => {
  const url = inject('postgresUrl');
  const more = { NODE_ENV: 'production', STAFF_DOMAIN: 'staff.example', REQUIRE_VERIFIED_STAFF: 'false' };
  for (const start of ['first', 'second'])
    expect(await risksOf(url, { more }), start).toContain('staff need not verify their address');
});

it('S35: a role of DATABASE_URL that is a superuser is named in the log, and no other', async () => {
  expect(await risksOf(inject('superuserUrl'))).toContain('the role of DATABASE_URL is a superuser');
  expect(await risksOf(inject('postgresUrl'))).toBe('');
});

it('D6: a pooler that does not pass the time limits on is named in the log', async () => {
  const url = inject('postgresUrl');
  const more = { DATABASE_LISTEN_URL: url };
  const timeLimits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  expect(await risksOf(url, { more, timeLimits })).toContain('statements of DATABASE_URL have no time limit');
  expect(await risksOf(url, { more })).toBe('');
});
