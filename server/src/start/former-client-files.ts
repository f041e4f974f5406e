import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../platform/log.js';

/** Milliseconds from the start of the next version. Pages of a version before are open so long, and load their late parts. */
const SERVED_FOR = 24 * 60 * 60 * 1_000;
const RUNNING = /^[0-9a-f]{16}$/;
/** Behind the name of a version: when another one was started, in milliseconds. Behind `new`: when its copy was begun. */
const STAMPED = /^(?:[0-9a-f]{16}|new)-(\d+)/;

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
    const copy = await mkdtemp(join(folder, `new-${now.getTime()}-`));
    await cp(join(clientFolder, 'assets'), join(copy, 'assets'), { recursive: true });
    await rename(copy, join(folder, version)).catch(ifDoneByAnother);
  }
  const kept: [endedAt: number, path: string][] = [];
  for (const name of await readdir(folder)) {
    const stamp = Number(STAMPED.exec(name)?.[1] ?? Number.NaN);
    if (stamp <= now.getTime() - SERVED_FOR) await rm(join(folder, name), { recursive: true, force: true });
    // Another process may copy the same version now.
    else if (stamp && !name.startsWith('new')) kept.push([stamp, join(folder, name)]);
  }
  return kept.toSorted(([one], [other]) => other - one).map(([, path]) => path);
}

/** Several processes may start at once. */
function ifDoneByAnother(error: NodeJS.ErrnoException): void {
  if (!['ENOENT', 'EEXIST', 'ENOTEMPTY'].includes(error.code ?? '')) throw error;
}
