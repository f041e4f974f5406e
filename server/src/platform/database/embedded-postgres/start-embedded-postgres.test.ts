import { chmod, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  failureOf,
  hasMark,
  leaveMark,
  makeFolder,
  postmasterPid,
  query,
  removeAfterwards,
  sharedFolder,
  start,
  startElsewhere,
} from './embedded-postgres.fixture.js';
import { findPort } from './postmaster.js';
import type { EmbeddedPostgres } from './start-embedded-postgres.js';

const refused = { code: 'ECONNREFUSED' };
const sentence =
  `Another process uses the database in ${sharedFolder}. To run a second one, set DATA_DIR to a folder of its own, ` +
  'or DATABASE_URL to a PostgreSQL that both can share.';

describe('one process', () => {
  it('creates a database, preserves it over a restart and leaves no process behind', async () => {
    const fresh = await makeFolder();
    const first = await start(fresh);
    const mark = await leaveMark(first.url);
    expect(first.dataFolder).toBe(join(fresh, 'postgres'));
    await Promise.all([first.stop(), first.stop()]);
    await expect(query(first.url, 'select')).rejects.toMatchObject(refused);
    expect(await readdir(fresh)).toEqual(['postgres']);

    const second = await start(fresh);
    expect(await hasMark(second.url, mark)).toBe(true);
    const settings = 'listen_addresses, unix_socket_directories, timezone, max_connections, shared_buffers';
    const names = settings.split(', ').map((name) => `current_setting('${name}') as ${name}`);
    expect(await query(second.superuserUrl, `select ${names.join(', ')}`)).toEqual([
      {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        timezone: 'UTC',
        max_connections: '500',
        shared_buffers: '64MB',
      },
    ]);
  });

  it('gives other users of the machine no access', async () => {
    const { url, superuserUrl, dataFolder } = await start();
    expect((await stat(dataFolder)).mode & 0o077).toBe(0);
    expect((await stat(join(dataFolder, 'turnout-password'))).mode & 0o077).toBe(0);
    for (const right of [url, superuserUrl]) {
      const wrong = right.replace(/:[^:@]*@/, ':wrong@');
      await expect(query(wrong, 'select')).rejects.toMatchObject({ code: '28P01' });
    }
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
    const first = await start(fresh);
    removeAfterwards(first.dataFolder);
    const mark = await leaveMark(first.url);
    expect(first.dataFolder).not.toContain(fresh);
    await first.stop();
    expect(await hasMark((await start(fresh)).url, mark)).toBe(true);
  });
});

describe('a second process', () => {
  it('is refused on the same folder, and welcome once the first has stopped', async () => {
    const first = await startElsewhere();
    expect((await failureOf(start())).message).toBe(sentence);
    await query(first.url, 'select');
    await first.stop();
    await query((await start()).url, 'select');
  });

  it('is refused when both create the data at the same moment', async () => {
    const fresh = await makeFolder();
    const results = await Promise.allSettled([startElsewhere(fresh), start(fresh)]);
    const [rejection, ...others] = results.filter(({ status }) => status === 'rejected');
    expect(rejection).toMatchObject({ reason: { message: expect.stringContaining('Another process uses') } });
    expect(others).toEqual([]);
    for (const result of results) if (result.status === 'fulfilled') await query(result.value.url, 'select');
    expect(await readdir(fresh)).toEqual(['postgres']);
  });

  it('runs beside the first with a folder of its own', async () => {
    const [one, two] = await Promise.all([start(), start(await makeFolder())]);
    const mark = await leaveMark(one.url);
    await leaveMark(two.url);
    await one.stop();
    expect(await hasMark(two.url, mark)).toBe(false);
  });

  it('is still refused after a crash of PostgreSQL has ended every connection', async () => {
    const { superuserUrl } = await start();
    const locks = "select pid from pg_locks where locktype = 'advisory'";
    const [before] = await query(superuserUrl, locks);
    expect(before).toBeDefined();
    await query(
      superuserUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    // The connection that had the lock may take a moment to end.
    await expect.poll(() => query(superuserUrl, `${locks} and pid <> ${before?.pid}`)).toHaveLength(1);
    expect((await failureOf(start())).message).toBe(sentence);
  });
});

describe('a crash', () => {
  it('of the server leaves a PostgreSQL that the next one takes over', async () => {
    const killed = await startElsewhere();
    const mark = await leaveMark(killed.url);
    const pid = await postmasterPid(join(sharedFolder, 'postgres'));
    await killed.end('SIGKILL');
    const next = await start();
    expect(await postmasterPid(next.dataFolder)).toBe(pid);
    expect(await hasMark(next.url, mark)).toBe(true);
    await next.stop();
    await expect(query(next.url, 'select')).rejects.toMatchObject(refused);
  });

  it('of server and PostgreSQL loses nothing', async () => {
    const killed = await startElsewhere();
    const mark = await leaveMark(killed.url);
    process.kill(await postmasterPid(join(sharedFolder, 'postgres')), 'SIGKILL');
    await killed.end('SIGKILL');
    expect(await hasMark((await start()).url, mark)).toBe(true);
  });

  it('is not what Ctrl-C does: PostgreSQL goes on until the server stops it', async () => {
    const other = await startElsewhere();
    await other.end('SIGINT');
    await query(other.url, 'select');
    await other.stop();
    await expect(query(other.url, 'select')).rejects.toMatchObject(refused);
  });
});

describe('O10: a PostgreSQL that ends under the server', () => {
  const kill = async ({ dataFolder }: EmbeddedPostgres) =>
    process.kill(await postmasterPid(dataFolder), 'SIGKILL');
  const answers = (url: string) =>
    query(url, 'select').then(
      () => true,
      () => false,
    );

  it('is started again at the same address, with what it stored, and still is of one process alone', async () => {
    const postgres = await start();
    const mark = await leaveMark(postgres.url);
    // In tests a commit is written a moment later.
    await query(postgres.superuserUrl, 'checkpoint');
    for (const _ of ['once', 'again']) {
      await kill(postgres);
      await expect.poll(() => answers(postgres.url)).toBe(false);
      await expect.poll(() => answers(postgres.url)).toBe(true);
    }
    expect(await hasMark(postgres.url, mark)).toBe(true);
    const locks = "select from pg_locks where locktype = 'advisory'";
    await expect.poll(() => query(postgres.superuserUrl, locks)).toHaveLength(1);
    expect((await failureOf(start())).message).toBe(sentence);
  });

  it('comes back by itself when what it lacked is there again, and says once what it lacks', async () => {
    const report = vi.fn<(reason: unknown) => void>();
    const folder = await makeFolder();
    const postgres = await start(folder, report);
    // As when the disk is full, it can neither run nor start.
    const log = join(postgres.dataFolder, 'pg_wal');
    const elsewhere = `${log}.away`;
    await rename(log, elsewhere);
    await kill(postgres);
    await expect.poll(() => report.mock.calls.length).toBe(1);
    await rename(elsewhere, log);
    await expect.poll(() => answers(postgres.url)).toBe(true);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringContaining('PostgreSQL cannot start'),
    });
  });

  it('stays stopped when the server stops', async () => {
    const postgres = await start();
    await kill(postgres);
    await postgres.stop();
    await expect(query(postgres.url, 'select')).rejects.toMatchObject(refused);
    expect(await findPort(postgres.dataFolder)).toBeUndefined();
  });
});
