import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { SandboxError } from './sandbox-error.js';

/** Makes the folder of the sandbox, which no other account may read: it holds everything that was mailed. */
export async function makeSandboxFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    // With the separator, so that a file of that name is refused as well.
    await access(folder + sep, constants.W_OK);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code;
    throw new SandboxError(
      `The sandbox cannot store mails in ${folder} (${reason}): set DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
}

/** Not by mkdir's own `recursive`, which never returns from file systems that refuse with ENOENT, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}
