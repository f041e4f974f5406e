import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readRelease } from '../database/released/restore-release.js';
import { turnout } from '../support/command-process.js';
import {
  type DebianPostgres,
  hasMatchingPostgres,
  pgDumpVersion,
  skipReason,
  startDebianPostgres,
} from '../support/postgres-programs.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST });

const { made, dump } = readRelease('0.1.0');
const key = { TOKEN_ENCRYPTION_KEY: made.encryptionKey };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnout-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const newFile = () => join(folder, crypto.randomUUID());

/** The file, and what was written for it under another name. */
const namesLike = async (file: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(basename(file)));

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

describe.skipIf(!hasMatchingPostgres)(`with PostgreSQL’s programs${skipReason}`, () => {
  let postgres: DebianPostgres;
  /** The real one: a database that has been in use. */
  let url: string;
  beforeAll(async () => {
    postgres = await startDebianPostgres();
    url = await filled();
  });

  /** A database with people, a paid place and a calendar, and perhaps with something wrong. */
  async function filled(change = ''): Promise<string> {
    const database = await postgres.newDatabase();
    await query(database, `${dump}\nRESET ALL; SET search_path TO public; ${change}`);
    return database;
  }

  async function backup(database: string) {
    const file = newFile();
    expect(await turnout({ DATABASE_URL: database, ...key }, 'backup', file)).toMatchObject({ code: 0 });
    return file;
  }

  const drill = async (file: string, env: Record<string, string> = key, ...args: string[]) => {
    const all = { DATABASE_URL: url, ...env };
    const { code, words, errors } = await turnout(all, 'restore', '--check', file, ...args, '--json');
    const found = words ? (JSON.parse(words) as { findings: { state: string; sentence: string }[] }) : null;
    const wrong = found?.findings.filter(({ state }) => state === 'wrong').map(({ sentence }) => sentence);
    return { code, errors, wrong, words };
  };
  const mayCreate = (may: boolean) => postgres.query(`ALTER ROLE product ${may ? '' : 'NO'}CREATEDB`);

  it('O7: `turnout backup` stores the database whole, for its owner alone, and overwrites nothing', async () => {
    const file = newFile();
    const stored = await turnout({ DATABASE_URL: url, ...key }, 'backup', file, '--json');
    expect(stored.code).toBe(0);
    const { size, mode } = await stat(file);
    expect(JSON.parse(stored.words)).toEqual({
      file,
      bytes: size,
      missing: ['the settings (.env) with TOKEN_ENCRYPTION_KEY'],
    });
    expect(mode & 0o777).toBe(0o600);
    expect(await namesLike(file)).toEqual([basename(file)]);

    const nowhere = await turnout({ DATABASE_URL: url, ...key }, 'backup', '/proc/turnout.dump');
    expect(nowhere.errors).toMatch(
      /^\/proc\/turnout\.dump cannot be written by the user \w+: ENOENT: no such file or directory\.$/m,
    );

    const before = await readFile(file);
    const again = await turnout({ DATABASE_URL: url, ...key }, 'backup', file);
    expect(again).toMatchObject({ code: 1, words: '' });
    expect(again.errors).toContain('is there already: a backup overwrites nothing');
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it('a backup that fails leaves no file', async () => {
    await postgres.query('CREATE ROLE stranger LOGIN');
    const stranger = Object.assign(new URL(url), { username: 'stranger' }).href;
    const file = newFile();
    const { code, errors } = await turnout({ DATABASE_URL: stranger }, 'backup', file);
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database could not be dumped: .*permission denied/);
    expect(await namesLike(file)).toEqual([]);
  });

  it('O7: a good dump passes the drill, which leaves the real database and no other', async () => {
    await mayCreate(true);
    const file = await backup(url);
    const databases = () => postgres.query('SELECT datname FROM pg_database ORDER BY 1');
    const rows = () =>
      query(url, 'SELECT (SELECT count(*) FROM sign_ups), (SELECT count(*) FROM migrations)');
    const before = [await databases(), (await rows()).rows];
    const { code, words, errors, wrong } = await drill(file);
    expect({ code, wrong, errors }).toEqual({ code: 0, wrong: [], errors: '' });
    expect(words).toContain('It is of an older version');
    expect(words).toContain('14 accounts, 42 events, 75 places, 1 payments');
    expect([await databases(), (await rows()).rows]).toEqual(before);
  });

  it.each([
    [
      'a wrong count',
      'UPDATE events SET sign_up_count = sign_up_count + 1 WHERE id IN (SELECT event_id FROM payments)',
      'counts 2 places and has 1',
    ],
    [
      'a missing place',
      'DELETE FROM sign_ups WHERE id IN (SELECT sign_up_id FROM payments)',
      'have no place',
    ],
    // A migration fails on it.
    ['a missing table', 'DROP TABLE google_credentials', 'google_credentials'],
  ])('O7: the drill finds %s', async (_what, change, sentence) => {
    await mayCreate(true);
    const { code, wrong } = await drill(await backup(await filled(change)));
    expect(code).toBe(1);
    expect(wrong?.join('\n')).toContain(sentence);
  });

  it('O7: the drill finds a token that no key decrypts', async () => {
    await mayCreate(true);
    const file = await backup(url);
    const other = randomBytes(32).toString('base64');
    const { code, wrong } = await drill(file, { TOKEN_ENCRYPTION_KEY: other });
    expect({ code, wrong }).toEqual({
      code: 1,
      wrong: [expect.stringContaining('does not decrypt 1 of 1 calendar tokens')],
    });
  });

  it('O7: the drill finds a dump that is cut off, and refuses what is none', async () => {
    await mayCreate(true);
    const whole = await readFile(await backup(url));
    const cut = newFile();
    await writeFile(cut, whole.subarray(0, whole.length - 5_000));
    expect(await drill(cut)).toMatchObject({
      code: 1,
      wrong: [expect.stringContaining('It cannot be restored')],
    });
    await writeFile(cut, 'no dump');
    expect(await drill(cut)).toMatchObject({ code: 1, errors: expect.stringContaining('is no dump') });
  });

  it('O7: a role that may not create a database is told so, and uses an empty one', async () => {
    await mayCreate(false);
    const file = await backup(url);
    const refused = await drill(file);
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('ALTER ROLE product CREATEDB');
    const empty = await postgres.newDatabase();
    expect(await drill(file, key, '--database', empty)).toMatchObject({ code: 0, wrong: [] });
    const full = await drill(file, key, '--database', url);
    expect(full).toMatchObject({ code: 1, errors: expect.stringMatching(/is not empty\.\n$/) });
  });
});

it('restores nothing without --check, and names the guide', async () => {
  const { code, errors } = await turnout({}, 'restore', newFile());
  expect(code).toBe(2);
  expect(errors).toContain('The steps to restore one are in the guide');
});

it('says that pg_dump is missing, or too old for the database', async () => {
  const env = { DATABASE_URL: inject('postgresUrl') };
  const missing = await turnout({ ...env, PATH: folder }, 'backup', newFile());
  expect(missing).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^pg_dump is not installed: .*\n$/),
  });
  if (pgDumpVersion === 0 || pgDumpVersion >= 18) return;
  const old = await turnout(env, 'backup', newFile());
  expect(old.errors).toContain(`pg_dump is version ${pgDumpVersion}, and the database is PostgreSQL 18`);
});
