import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerClientFiles } from '../platform/http/static-client.js';
import { keepClientFiles } from './former-client-files.js';

const HOUR = 60 * 60 * 1000;
const log = pino({ enabled: false });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnout-former-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The built client of a version, as the guide builds each into a folder of its own. */
async function built(version: string): Promise<string> {
  const clientFolder = join(folder, version);
  await mkdir(join(clientFolder, 'assets'), { recursive: true });
  await writeFile(join(clientFolder, 'index.html'), version);
  await writeFile(join(clientFolder, 'assets', `page-${version}.js`), `the page of ${version}`);
  return clientFolder;
}

/** Starts a version, whose build is deleted afterwards. @returns the statuses of pages of these versions */
async function started(version: string, hours: number, asked: string[], dataDir = join(folder, 'data')) {
  const clientFolder = await built(version);
  const now = new Date(hours * HOUR);
  const app = fastify();
  await registerClientFiles(app, [
    clientFolder,
    ...(await keepClientFiles({ clientFolder, dataDir, now }, log)),
  ]);
  const answers = await Promise.all(asked.map((each) => app.inject(`/assets/page-${each}.js`)));
  for (const { statusCode, headers } of answers)
    if (statusCode === 200) expect(headers['cache-control']).toContain('immutable');
  await app.close();
  await rm(clientFolder, { recursive: true });
  return answers.map(({ statusCode }) => statusCode);
}

describe('O11: files of the version before', () => {
  it('are served for a day after the next one has started', async () => {
    expect(await started('one', 0, ['one'])).toEqual([200]);
    expect(await started('two', 100, ['two', 'one'])).toEqual([200, 200]);
    expect(await started('two', 123, ['two', 'one'])).toEqual([200, 200]);
    expect(await started('three', 124, ['three', 'two', 'one'])).toEqual([200, 200, 404]);
  });

  it('are served after a step back, too', async () => {
    await started('one', 0, []);
    await started('two', 1, []);
    expect(await started('one', 2, ['one', 'two'])).toEqual([200, 200]);
    expect(await started('three', 30, ['three', 'one', 'two'])).toEqual([200, 200, 404]);
  });

  it('are left alone while another process copies them, and deleted where it was killed a day ago', async () => {
    const copies = join(folder, 'data', 'client-files');
    await mkdir(join(copies, `new-${100 * HOUR}-a`), { recursive: true });
    await started('one', 101, []);
    expect(await readdir(copies)).toContain(`new-${100 * HOUR}-a`);
    await started('one', 125, []);
    expect(await readdir(copies)).toHaveLength(1);
  });

  it('are not there where the data folder cannot be written, and the server starts all the same', async () => {
    const file = join(folder, 'a file');
    await writeFile(file, '');
    expect(await started('one', 0, ['one', 'two'], file)).toEqual([200, 404]);
  });
});
