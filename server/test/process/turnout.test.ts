import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { turnout } from '../support/command-process.js';
import { startServerProcess } from '../support/server-process.js';
import { createTestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST });

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

it('`turnout version` says the version of the package, to people and to programs', async () => {
  expect(await turnout({}, 'version')).toEqual({ code: 0, words: `${version}\n`, errors: '' });
  const { words } = await turnout({}, 'version', '--json');
  expect(JSON.parse(words)).toEqual({ version });
});

it.each([[], ['staff'], ['staff', 'add']])('help is there on each level: turnout %s %s', async (...level) => {
  const { code, words } = await turnout({}, ...level.filter(Boolean), '--help');
  expect(code).toBe(0);
  expect(words).toContain(`Usage: ${['turnout', ...level].join(' ').trim()} `);
  expect(words).toContain('--json');
  expect(words).toContain('Exit codes: 0 done, 1 failed, 2 wrong usage.');
});

it.each([
  ['no command', []],
  ['an unknown command', ['staf']],
  ['a missing address', ['staff', 'add']],
  ['a text that is no address', ['staff', 'add', 'ada']],
  ['an unknown option', ['version', '--loud']],
])('%s is wrong usage, and touches no database', async (_what, args) => {
  const { code, words, errors } = await turnout({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, ...args);
  expect({ code, words }).toEqual({ code: 2, words: '' });
  expect(errors).toContain('--help');
});

it('a database that cannot be used is named in one sentence', async () => {
  const away = await turnout({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'staff', 'list');
  expect(away).toMatchObject({ code: 1, words: '' });
  expect(away.errors).toMatch(/^The database at 127\.0\.0\.1:1\/none cannot be used: .*\n$/);
});

it('O2: a database of another version is left alone', async () => {
  const empty = await createTestDatabase({ template: 'template0' });
  const newer = await createTestDatabase();
  onTestFinished(async () => {
    await empty.drop();
    await newer.drop();
  });
  await newer.query(
    `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTomorrow9999999999999')`,
  );
  expect(await turnout({ DATABASE_URL: empty.url }, 'staff', 'list')).toMatchObject({
    code: 1,
    errors: 'This database is for an older version, or empty: start the server of this version once.\n',
  });
  expect(await empty.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
  expect((await turnout({ DATABASE_URL: newer.url }, 'staff', 'list')).errors).toContain(
    'This database is for a newer version.',
  );
});

it('the embedded database is used beside the server, and without it', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'turnout-command-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const none = await turnout({ DATA_DIR }, 'staff', 'list');
  expect(none).toMatchObject({ code: 1 });
  expect(none.errors).toContain(`There is no database in ${DATA_DIR} yet: start the server once`);

  const server = await startServerProcess({ DATA_DIR });
  expect(await turnout({ DATA_DIR }, 'staff', 'add', 'beside@example.org')).toMatchObject({ code: 0 });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const alone = await turnout({ DATA_DIR }, 'staff', 'list');
  expect(alone).toMatchObject({ code: 0, words: expect.stringContaining('beside@example.org') });
});

it('S35: the role of the database that the server has is enough', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  expect(new URL(database.url).username).not.toBe(new URL(inject('superuserUrl')).username);
  expect(await turnout({ DATABASE_URL: database.url }, 'staff', 'list')).toMatchObject({
    code: 0,
    words: 'There is no staff.\n',
  });
});
