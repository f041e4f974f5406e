import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { StartError } from '../../src/platform/start-error.js';

/** Makes the folder, and those above it that are missing. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeEach(folder);
    // With the separator, so that a file of that name is refused as well.
    await access(folder + sep, constants.W_OK);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code;
    throw new StartError(
      `The sandbox cannot keep mails in ${folder} (${reason}): set DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
}

/** Not mkdir's own `recursive`: that never comes back from file systems that refuse with ENOENT, such as /proc. */
async function makeEach(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeEach(dirname(folder));
    await mkdir(folder).catch(unlessItExists);
  }
}

/** Another process may have been faster. */
function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
