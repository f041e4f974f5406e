import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from './process-state.js';
import { run } from './run.js';

/** The main process of a running PostgreSQL, as postmaster.pid in its data folder tells. */
export interface Postmaster {
  pid: number;
  /** undefined unless it is ready for connections */
  port: number | undefined;
}

/**
 * The PostgreSQL that serves this data folder now. What a killed one left is cleared away by the next PostgreSQL itself,
 * unless the process id has meanwhile gone to another process or the folder is a copy: that is cleared away here.
 */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const file = join(dataFolder, 'postmaster.pid');
  const content = await readFile(file, 'utf8').catch(() => '');
  const [pidLine, servedFolder, , portLine, , , , status] = content.split('\n');
  const pid = Number(pidLine);
  if (!pid || !servedFolder || !exists(pid)) return undefined;
  if ((await isPostgresOf(pid, servedFolder)) && !(await isCopyOf(servedFolder, dataFolder, pid))) {
    return { pid, port: status?.trim() === 'ready' ? Number(portLine) : undefined };
  }
  await removeUnlessChanged(file, content);
  return undefined;
}

/** Where nothing can be learned about the process, it counts as PostgreSQL: waiting is safer than a second one. */
async function isPostgresOf(pid: number, servedFolder: string): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8')
      : run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return command.then(
    (text) => text.includes(servedFolder),
    () => exists(pid),
  );
}

/** A folder that was moved under its running PostgreSQL is still served by it; one that was copied is not. */
async function isCopyOf(servedFolder: string, dataFolder: string, pid: number): Promise<boolean> {
  if (servedFolder === dataFolder) return false;
  const original = await readFile(join(servedFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  return original.startsWith(`${pid}\n`);
}

/** Another process may have cleared it away too, and its PostgreSQL have written a new one. */
async function removeUnlessChanged(file: string, content: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) === content) await rm(aside);
    else await rename(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
