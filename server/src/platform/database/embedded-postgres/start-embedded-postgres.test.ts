import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findPostmaster } from './find-postmaster.js';
import { isRunning } from './process-state.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.js';
import { type StartingProcess, startInAnotherProcess } from './starting-process.js';

/** Has data that any test may use, so that not every test has to set up its own. */
let folder: string;
const temporaryFolders: string[] = [];
const started: (EmbeddedPostgres | StartingProcess)[] = [];

beforeAll(async () => {
  folder = await makeFolder();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

afterAll(async () => {
  for (const each of temporaryFolders) await rm(each, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'embedded postgres ü $HOME '));
  temporaryFolders.push(made);
  // mkdtemp keeps others out, and PostgreSQL runs as another account when the tests run as root.
  await chmod(made, 0o755);
  return made;
}

async function start(at = folder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder: at, throwaway: true });
  started.push(postgres);
  return postgres;
}

async function startElsewhere(at = folder): Promise<StartingProcess> {
  const other = await startInAnotherProcess(at);
  started.push(other);
  return other;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Leaves a row behind, by which the same data are known again. */
async function leaveMark(url: string): Promise<string> {
  const mark = randomUUID();
  await query(url, 'create table if not exists marks (mark text)');
  await query(url, `insert into marks values ('${mark}')`);
  return mark;
}

async function hasMark(url: string, mark: string): Promise<boolean> {
  const marks = await query(url, 'select mark from marks');
  return marks.some((row) => row.mark === mark);
}

async function runningProcess(dataFolder: string): Promise<number> {
  const postmaster = await findPostmaster(dataFolder);
  if (!postmaster) throw new Error('PostgreSQL is not running.');
  return postmaster.pid;
}

async function failureOf(promise: Promise<unknown>): Promise<EmbeddedPostgresError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  return error as EmbeddedPostgresError;
}

describe('one process', () => {
  it('makes a database, keeps it over a restart and leaves nothing running', async () => {
    const fresh = await makeFolder();
    const first = await start(fresh);
    const mark = await leaveMark(first.url);
    expect(first.dataFolder).toBe(join(fresh, 'postgres'));
    const pid = await runningProcess(first.dataFolder);
    await Promise.all([first.stop(), first.stop()]);
    expect(isRunning(pid)).toBe(false);
    expect(await readdir(fresh)).toEqual(['postgres']);

    const second = await start(fresh);
    expect(await hasMark(second.url, mark)).toBe(true);
    const settings = 'listen_addresses, unix_socket_directories, timezone, max_connections, shared_buffers';
    const names = settings.split(', ').map((name) => `current_setting('${name}') as ${name}`);
    expect(await query(second.url, `select ${names.join(', ')}`)).toEqual([
      {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        timezone: 'UTC',
        max_connections: '500',
        shared_buffers: '64MB',
      },
    ]);
  });

  it('keeps other users of the machine out', async () => {
    const { url, dataFolder } = await start();
    expect((await stat(dataFolder)).mode & 0o077).toBe(0);
    expect((await stat(join(dataFolder, 'turnout-password'))).mode & 0o077).toBe(0);
    const wrong = url.replace(/:[^:@]*@/, ':wrong@');
    await expect(query(wrong, 'select')).rejects.toMatchObject({ code: '28P01' });
  });

  it('sorts by code point and still knows letters from typographic quotes', async () => {
    const { url } = await start();
    expect(await query(url, "select s from unnest(array['é', 'b', 'Z', 'a']) s order by s")).toEqual(
      ['Z', 'a', 'b', 'é'].map((s) => ({ s })),
    );
    expect(
      await query(url, "select lower('ÉTÉ') as low, to_tsvector('simple', '“Été”')::text as words"),
    ).toEqual([{ low: 'été', words: "'été':1" }]);
  });

  it('recovers when the number of the killed PostgreSQL now belongs to another process', async () => {
    const { dataFolder, stop } = await start();
    const file = join(dataFolder, 'postmaster.pid');
    const content = await readFile(file, 'utf8');
    await stop();
    await writeFile(file, content.replace(/^\d+/, String(process.pid)));
    await query((await start()).url, 'select');
  });

  it.runIf(process.getuid?.() === 0)('puts the data where its account can go', async () => {
    const fresh = await makeFolder();
    await chmod(fresh, 0o700);
    const { url, dataFolder, stop } = await start(fresh);
    await query(url, 'select');
    expect(dataFolder).not.toContain(fresh);
    await stop();
    await expect(stat(dataFolder)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(fresh)).toEqual([]);
  });
});

describe('several processes', () => {
  it('share one PostgreSQL, and the last to stop stops it', async () => {
    const here = await start();
    const other = await startElsewhere();
    expect(other.url).toBe(here.url);
    const pid = await runningProcess(here.dataFolder);
    await here.stop();
    await query(other.url, 'select');
    await other.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('share one PostgreSQL when both start it for the first time at the same moment', async () => {
    const fresh = await makeFolder();
    const [one, two, three] = await Promise.all([startElsewhere(fresh), startElsewhere(fresh), start(fresh)]);
    expect(two.url).toBe(one.url);
    expect(three.url).toBe(one.url);
    const pid = await runningProcess(three.dataFolder);
    await Promise.all([one.stop(), two.stop(), three.stop()]);
    expect(isRunning(pid)).toBe(false);
    expect(await readdir(fresh)).toEqual(['postgres']);
  });

  it('do not meet with different folders', async () => {
    const [one, two] = await Promise.all([start(), start(await makeFolder())]);
    const mark = await leaveMark(one.url);
    await leaveMark(two.url);
    await one.stop();
    expect(await hasMark(two.url, mark)).toBe(false);
  });

  it('start and stop in any order', async () => {
    const turns = Array.from({ length: 3 }, async () => {
      for (let turn = 0; turn < 2; turn++) {
        const postgres = await start();
        await query(postgres.url, 'select');
        await postgres.stop();
      }
    });
    await Promise.all(turns);
    expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined();
  });

  it('lose nothing when one is killed', async () => {
    const killed = await startElsewhere();
    const mark = await leaveMark(killed.url);
    const pid = await runningProcess(join(folder, 'postgres'));
    await killed.end('SIGKILL');
    const next = await start();
    expect(next.url).toBe(killed.url);
    expect(await hasMark(next.url, mark)).toBe(true);
    await next.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('lose nothing when all are killed, PostgreSQL too', async () => {
    const killed = await startElsewhere();
    const mark = await leaveMark(killed.url);
    process.kill(await runningProcess(join(folder, 'postgres')), 'SIGKILL');
    await killed.end('SIGKILL');
    expect(await hasMark((await start()).url, mark)).toBe(true);
  });

  it('keep their PostgreSQL when Ctrl-C reaches them', async () => {
    const other = await startElsewhere();
    await other.end('SIGINT');
    const pid = await runningProcess(join(folder, 'postgres'));
    await query(other.url, 'select');
    expect(isRunning(pid)).toBe(true);
  });
});

describe('what cannot work says what to do', () => {
  it('a folder that cannot be written', async () => {
    const inTheWay = join(folder, 'file');
    await writeFile(inTheWay, '');
    const { message } = await failureOf(start(join(inTheWay, 'data')));
    expect(message).toBe(
      `The data folder ${inTheWay}/data cannot be written: allow this user to write there, ` +
        'or set DATA_DIR to another folder.',
    );
  });

  it('something else where the database belongs', async () => {
    const fresh = await makeFolder();
    await mkdir(join(fresh, 'postgres', 'holiday photos'), { recursive: true });
    const { message } = await failureOf(start(fresh));
    expect(message).toContain('is not a PostgreSQL database: move it away');
    expect(await readdir(fresh)).toEqual(['postgres']);
  });

  it('a database of another version, or a spoilt one', async () => {
    const fresh = await makeFolder();
    const { dataFolder, stop } = await start(fresh);
    await stop();
    await writeFile(join(dataFolder, 'PG_VERSION'), '17\n');
    const { message } = await failureOf(start(fresh));
    expect(message).toContain(
      'was made by PostgreSQL 17 and this is PostgreSQL 18: move its data with pg_dump',
    );

    await writeFile(join(dataFolder, 'PG_VERSION'), '18\n');
    await truncate(join(dataFolder, 'global', 'pg_control'), 100);
    const spoilt = await failureOf(start(fresh));
    expect(spoilt.message).toContain('put right what the end of its log says');
    expect(String(spoilt.cause)).toContain('pg_control');
  });
});
