import { readFile, readlink, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../make-folder.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** How the names of data folders begin that lie outside of the folder they are for. */
export const outsidePrefix = 'turnout-postgres-';

const ownerFile = 'turnout-folder';

/** Where a folder has its data: the data themselves, or a symbolic link to where they really lie. */
export function dataPlace(folder: string): string {
  return join(folder, 'postgres');
}

/** Makes the folder where there is none, and gives its one true name, whatever links led to it. */
export async function openFolder(folder: string): Promise<string> {
  try {
    await makeFolder(folder);
    if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is a file.`);
    return await realpath(folder);
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}

/** The real place of the data that a folder already has. */
export async function findData(folder: string): Promise<string | undefined> {
  const place = dataPlace(folder);
  try {
    const dataFolder = await realpath(place);
    await readFile(join(dataFolder, 'PG_VERSION'));
    if (dataFolder !== place) await checkOwner(folder, dataFolder);
    return dataFolder;
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'EACCES') {
      throw new EmbeddedPostgresError(
        `The database in ${place} belongs to another user: start as that user or as root, ` +
          'or set DATA_DIR to another folder.',
        { cause },
      );
    }
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw cause;
  }
  const target = await readlink(place).catch(() => undefined);
  if (target === undefined) return undefined;
  throw new EmbeddedPostgresError(
    `The database of ${folder} lay in ${target} and is no longer there: put it back, ` +
      `or remove the link ${place} to start with an empty one.`,
  );
}

/** Data outside a folder say whose they are, because a copied folder's link leads to them as well. */
export async function writeOwner(folder: string, dataFolder: string): Promise<void> {
  await writeFile(join(dataFolder, ownerFile), `${folder}\n`);
}

/** A moved folder keeps its data; two folders with the same data would be one platform pretending to be two. */
async function checkOwner(folder: string, dataFolder: string): Promise<void> {
  // Without the file somebody put the data there and made the link by hand.
  const owner = (await readFile(join(dataFolder, ownerFile), 'utf8').catch(() => folder)).trimEnd();
  if (owner === folder) return;
  const dataOfOwner = await realpath(dataPlace(owner)).catch(() => undefined);
  if (dataOfOwner === dataFolder) {
    throw new EmbeddedPostgresError(
      `The link ${dataPlace(folder)} leads to the database of ${owner}: ` +
        'remove the link to start with an empty one.',
    );
  }
  await writeOwner(folder, dataFolder);
}

export function unwritable(folder: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The data folder ${folder} cannot be written: allow this user to write there, or set DATA_DIR to another folder.`,
    { cause },
  );
}
