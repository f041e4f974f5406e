import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../platform/log.js';

/** Milliseconds from the start of the next version. Pages of a version before are open so long, and load their late parts. */
const SERVED_FOR = 24 * 60 * 60 * 1_000;
/** Behind the name of a folder: when another version was started, in milliseconds. */
const ENDED = /^[0-9a-f]{16}-(\d+)$/;
const RUNNING = /^[0-9a-f]{16}$/;

interface ClientFiles {
  /** With the folder `assets`, whose files have a hash of their content in their names. */
  clientFolder: string;
  dataDir: string;
  now: Date;
}

/**
 * Copies the hashed files of this version to where the next one finds them, and deletes those of versions that ended a day ago.
 * @returns the folders of other versions, the latest first; none where the data folder cannot be written
 */
export async function keepClientFiles(files: ClientFiles, log: Log): Promise<string[]> {
  try {
    return await keep(files);
  } catch (error) {
    log.warn({ err: error }, 'the files of this version are not kept for pages that stay open');
    return [];
  }
}

async function keep({ clientFolder, dataDir, now }: ClientFiles): Promise<string[]> {
  const folder = join(dataDir, 'client-files');
  await mkdir(folder, { recursive: true });
  const names = await readdir(join(clientFolder, 'assets'));
  const version = createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 16);
  const known = await readdir(folder);
  for (const other of known.filter((name) => RUNNING.test(name) && name !== version))
    await rename(join(folder, other), join(folder, `${other}-${now.getTime()}`)).catch(ifDoneByAnother);
  if (!known.includes(version)) {
    const copy = await mkdtemp(join(folder, 'new-'));
    await cp(join(clientFolder, 'assets'), join(copy, 'assets'), { recursive: true });
    await rename(copy, join(folder, version)).catch(ifDoneByAnother);
  }
  const kept: [endedAt: number, path: string][] = [];
  for (const name of await readdir(folder)) {
    const endedAt = Number(ENDED.exec(name)?.[1] ?? Number.NaN);
    if (endedAt > now.getTime() - SERVED_FOR) kept.push([endedAt, join(folder, name)]);
    else if (!RUNNING.test(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
  return kept.toSorted(([one], [other]) => other - one).map(([, path]) => path);
}

/** Several processes may start at once. */
function ifDoneByAnother(error: NodeJS.ErrnoException): void {
  if (!['ENOENT', 'EEXIST', 'ENOTEMPTY'].includes(error.code ?? '')) throw error;
}
