import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../make-folder.js';

/** Where root stores what PostgreSQL's account cannot reach in the checkout: its programs and its data. */
const SHARED_FOLDER = '/var/lib/turnout';

/** Creates it where there is none; all accounts may enter, whatever the umask. */
export async function openSharedFolder(): Promise<string> {
  await makeFolder(SHARED_FOLDER);
  await chmod(SHARED_FOLDER, 0o755);
  return SHARED_FOLDER;
}

/**
 * Creates the folder `place` in a temporary folder beside it and moves it there in one step: a killed process leaves
 * nothing half made, and of two processes at once the slower drops its own, so no lock is needed.
 */
export async function createAtomically(
  place: string,
  create: (folder: string, temporaryFolder: string) => Promise<void>,
): Promise<void> {
  const prefix = `${place}.temporary-`;
  try {
    const temporaryFolder = await mkdtemp(prefix);
    const folder = join(temporaryFolder, basename(place));
    await create(folder, temporaryFolder);
    await rename(folder, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  } finally {
    // Those of killed processes too. A folder of another account is no longer needed: it would find the place taken.
    for (const name of await readdir(dirname(place)).catch(() => [])) {
      const path = join(dirname(place), name);
      if (path.startsWith(prefix)) await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
