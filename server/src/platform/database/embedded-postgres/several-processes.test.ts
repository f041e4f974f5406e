import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  hasMark,
  leaveMark,
  makeFolder,
  query,
  runningProcess,
  sharedFolder,
  start,
  startElsewhere,
} from './embedded-postgres.fixture.js';
import { findPostmaster } from './find-postmaster.js';
import { isRunning } from './process-state.js';

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
    expect(await findPostmaster(join(sharedFolder, 'postgres'))).toBeUndefined();
  });

  it('lose nothing when one is killed', async () => {
    const killed = await startElsewhere();
    const mark = await leaveMark(killed.url);
    const pid = await runningProcess(join(sharedFolder, 'postgres'));
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
    process.kill(await runningProcess(join(sharedFolder, 'postgres')), 'SIGKILL');
    await killed.end('SIGKILL');
    expect(await hasMark((await start()).url, mark)).toBe(true);
  });

  it('keep their PostgreSQL when Ctrl-C reaches them', async () => {
    const other = await startElsewhere();
    await other.end('SIGINT');
    const pid = await runningProcess(join(sharedFolder, 'postgres'));
    await query(other.url, 'select');
    expect(isRunning(pid)).toBe(true);
  });
});
