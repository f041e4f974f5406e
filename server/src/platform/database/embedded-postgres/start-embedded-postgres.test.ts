import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasMark, leaveMark, makeFolder, query, runningProcess, start } from './embedded-postgres.fixture.js';
import { isRunning } from './process-state.js';

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
