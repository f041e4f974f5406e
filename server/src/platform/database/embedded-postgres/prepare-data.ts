import { access, chmod, constants, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { binariesForAccount } from './binaries-for-account.js';
import { type Cluster, passwordFile } from './cluster.js';
import { createData } from './create-data.js';
import { findData, openFolder, unwritable } from './data-folder.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findNativeBinaries, type NativeBinaries } from './native-binaries.js';
import { canEnter, chooseOperatingAccount } from './operating-account.js';
import { type OperatingAccount, run } from './run.js';
import { openSharedFolder } from './shared-folder.js';
import { temporaryParent } from './temporary-data.js';
import { removeUnfinished } from './unfinished.js';

/** Finds the folder's data or makes new ones, and checks that PostgreSQL can run on them. */
export async function prepareData(options: {
  folder: string;
  throwaway: boolean;
  log: (message: string) => void;
}): Promise<Cluster> {
  const { throwaway, log } = options;
  const installed = await findNativeBinaries();
  const folder = await openFolder(options.folder);
  let dataFolder = await findData(folder);
  if (!dataFolder) {
    const account = await chooseOperatingAccount();
    const binaries = await binariesForAccount(installed, account);
    const parent = await chooseParent(folder, account, throwaway);
    log(`Setting up a new PostgreSQL database in ${parent}.`);
    await createData({ folder, parent, binaries, account, throwaway });
    dataFolder = await findData(folder);
  }
  if (!dataFolder) throw new Error(`There are no data in ${folder} after they were set up.`);
  const account = await chooseOperatingAccount(dataFolder);
  const binaries = await binariesForAccount(installed, account);
  await checkVersion(dataFolder, binaries);
  await makeUsable(dataFolder, account);
  await removeUnfinished(dirname(dataFolder));
  return { dataFolder, binaries, account, throwaway, password: await readPassword(dataFolder) };
}

/** The folder itself, unless PostgreSQL's account cannot get there, as below a home folder that only root may enter. */
async function chooseParent(folder: string, account: OperatingAccount, throwaway: boolean): Promise<string> {
  if (await canEnter(account, folder)) return folder;
  if (throwaway) {
    const temporary = await temporaryParent();
    if (await canEnter(account, temporary)) return temporary;
  }
  return openSharedFolder();
}

async function checkVersion(dataFolder: string, binaries: NativeBinaries): Promise<void> {
  const version = (await readFile(join(dataFolder, 'PG_VERSION'), 'utf8')).trim();
  const [ours] = binaries.packageVersion.split('.');
  if (version === ours) return;
  throw new EmbeddedPostgresError(
    `The database in ${dataFolder} was made by PostgreSQL ${version} and this is PostgreSQL ${ours}: ` +
      'move its data with pg_dump, or set DATA_DIR to another folder to start with an empty database.',
  );
}

/** A database copied back by root from a backup belongs to root and may be open to all; PostgreSQL wants neither. */
async function makeUsable(dataFolder: string, account: OperatingAccount): Promise<void> {
  try {
    if (account && (await stat(dataFolder)).uid === 0) {
      await run('chown', ['-R', `${account.uid}:${account.gid}`, dataFolder]);
    }
    await chmod(dataFolder, 0o700);
    await access(dataFolder, constants.W_OK);
  } catch (cause) {
    throw unwritable(dataFolder, cause);
  }
  if (await canEnter(account, dataFolder)) return;
  throw new EmbeddedPostgresError(
    `PostgreSQL runs as the owner of ${dataFolder}, who cannot enter that folder: allow its owner to enter every ` +
      'folder above it.',
  );
}

async function readPassword(dataFolder: string): Promise<string> {
  const file = join(dataFolder, passwordFile);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The password of the database is not in ${file}: put that file back, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
