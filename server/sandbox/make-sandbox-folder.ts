import { access, constants } from 'node:fs/promises';
import { sep } from 'node:path';
import { makeFolder } from '../src/platform/make-folder.js';
import { StartError } from '../src/platform/start-error.js';

/** Makes the folder that the sandbox keeps its things in. */
export async function makeSandboxFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
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
