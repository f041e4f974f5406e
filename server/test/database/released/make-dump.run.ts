import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { it, onTestFinished } from 'vitest';
import { freePort } from '../../support/server-process.js';
import { waitUntil } from '../../support/wait-until.js';
import { type MadeThings, makeThings } from './made-things.js';

const { RELEASE = '', DATABASE_URL = '' } = process.env;
const here = fileURLToPath(new URL('.', import.meta.url));
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** A checkout of the release, installed and built, in a folder of its own. */
function checkOut(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'turnout-release-')), 'turnout');
  run(here, 'git', 'worktree', 'add', '--detach', folder, RELEASE);
  onTestFinished(() => void run(here, 'git', 'worktree', 'remove', '--force', folder));
  run(folder, 'npx', '-y', 'pnpm@12', 'install', '--frozen-lockfile');
  run(folder, 'npx', '-y', 'pnpm@12', '--filter', './server', 'build');
  return folder;
}

/** The release as a process, on the empty database. */
async function start(checkout: string, encryptionKey: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-release-data-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, [join(checkout, 'server/dist/src/main.js')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      STAFF_DOMAIN: 'staff.example',
      TOKEN_ENCRYPTION_KEY: encryptionKey,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'close');
  onTestFinished(() => void server.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(async () => {
    if (!(await fetch(`${url}/readyz`)).ok) throw new Error('not ready');
  }, 60_000);
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, sandbox: { url: `http://localhost:${sandboxPort}` }, stop };
}

/** Jobs whose mails are refused wait for their next attempt, and all others are done. */
async function untilMailsWait(): Promise<void> {
  const database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  onTestFinished(() => database.end());
  await waitUntil(async () => {
    const { rows } = await database.query(
      `SELECT name, state FROM pgboss.job WHERE NOT starts_with(name, '__') AND state < 'completed'`,
    );
    const isSo = rows.length >= 3 && rows.every(({ state }) => state === 'retry');
    if (!isSo) throw new Error(JSON.stringify(rows));
  }, 60_000);
}

it('makes the dump of a release', async () => {
  if (!RELEASE || !DATABASE_URL)
    throw new Error('RELEASE is a tag or commit, DATABASE_URL an empty database.');
  const checkout = existsSync(RELEASE) ? RELEASE : checkOut();
  const { version } = JSON.parse(readFileSync(join(checkout, 'server/package.json'), 'utf8'));
  const encryptionKey = randomBytes(32).toString('base64');
  const release = await start(checkout, encryptionKey);
  const things = await makeThings(release.url, release.sandbox);
  await untilMailsWait();
  await release.stop();
  const dump = run(here, 'pg_dump', '--inserts', '--no-owner', '--no-privileges', DATABASE_URL);
  // Commands of psql, which no other client understands.
  const sql = dump.replace(/^\\(un)?restrict .*\n/gm, '').replaceAll(checkout, '/opt/turnout');
  const made: MadeThings = { version, madeAt: new Date().toISOString(), encryptionKey, ...things };
  writeFileSync(join(here, `turnout-${version}.sql.gz`), gzipSync(sql, { level: 9 }));
  writeFileSync(join(here, `turnout-${version}.json`), `${JSON.stringify(made, null, 2)}\n`);
});
