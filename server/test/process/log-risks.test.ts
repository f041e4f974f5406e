import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from '../../src/config/config.js';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import type { TimeLimits } from '../../src/platform/database/connection/database-options.js';
import { createLog } from '../../src/platform/log.js';
import { logRisks } from '../../src/start/log-risks.js';
import { tables } from '../../src/tables.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const encryption = new TokenEncryption([randomBytes(32)]);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function risksOf({
  url = database.url,
  more = {},
  timeLimits,
}: {
  url?: string;
  more?: NodeJS.ProcessEnv;
  timeLimits?: TimeLimits;
} = {}): Promise<string> {
  let logged = '';
  const log = createLog('warn', { write: (line: string) => (logged += line) } as never);
  const dataSource = await createDataSource({ ...tables, url, poolSize: 1, timeLimits }).initialize();
  await logRisks(readConfig({ DATABASE_URL: url, ...more }), { database: dataSource, encryption }, log);
  await dataSource.destroy();
  return logged;
}

it('S26: staff who need not verify their address are named in the log at every start in production', async () => {
  const more = { NODE_ENV: 'production', STAFF_DOMAIN: 'staff.example', REQUIRE_VERIFIED_STAFF: 'false' };
  for (const start of ['first', 'second'])
    expect(await risksOf({ more }), start).toContain('staff need not verify their address');
});

it('S35: a role of DATABASE_URL that is a superuser is named in the log, and no other', async () => {
  const { pathname } = new URL(database.url);
  const { href } = Object.assign(new URL(inject('superuserUrl')), { pathname });
  expect(await risksOf({ url: href })).toContain('the role of DATABASE_URL is a superuser');
  expect(await risksOf()).toBe('');
});

it('D6: a pooler that does not pass the time limits on is named in the log', async () => {
  const more = { DATABASE_LISTEN_URL: database.url };
  const timeLimits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  expect(await risksOf({ more, timeLimits })).toContain('statements of DATABASE_URL have no time limit');
  expect(await risksOf({ more })).toBe('');
});

it('O9: addresses of calendar feeds whose key is not here are counted in the log', async () => {
  const [id, secret] = [crypto.randomUUID(), 'trc_secret'];
  await database.query(
    `INSERT INTO accounts (id, email, name, role, created_at) VALUES ($1, 'ada@example.org', 'Ada', 'USER', now())`,
    [id],
  );
  const store = (encrypted: string) =>
    database.query(
      `INSERT INTO calendar_feeds (account_id, secret_hash, encrypted_secret, created_at)
       VALUES ($1, sha256('trc_secret'), $2, now())
       ON CONFLICT (account_id) DO UPDATE SET encrypted_secret = EXCLUDED.encrypted_secret`,
      [id, encrypted],
    );
  await store(await encryption.encrypt(secret, id));
  expect(await risksOf()).toBe('');
  await store(await new TokenEncryption([randomBytes(32)]).encrypt(secret, id));
  expect(await risksOf()).toContain('1 people cannot be shown the address of their calendar feed again');
  await database.query('DELETE FROM accounts');
});
