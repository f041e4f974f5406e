import { realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname } from 'node:path';
import { dataPlace, outsidePrefix } from './data-folder.js';

/** Where data outside of a folder go that a test throws away: the system tidies up there, should the test be killed. */
export async function temporaryParent(): Promise<string> {
  return realpath(tmpdir());
}

/** Removes the data if they lie there, and the folder's link to them. */
export async function removeTemporaryData(folder: string, dataFolder: string): Promise<void> {
  if (dirname(dataFolder) !== (await temporaryParent()) || !basename(dataFolder).startsWith(outsidePrefix))
    return;
  await rm(dataPlace(folder), { force: true });
  await rm(dataFolder, { recursive: true, force: true });
}
