import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  readFile,
  realpath,
  rename,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../make-folder.js';
import { StartError } from '../../start-error.js';
import { programIn } from './native-binaries.js';
import { canEnter, run } from './operating-account.js';
import type { Cluster } from './postmaster.js';
import { createAtomically, openSharedFolder } from './shared-folder.js';

type Programs = Pick<Cluster, 'binaries' | 'account'>;

export const SUPERUSER = 'turnout';

/** The superuser's password, in the data folder, readable by its owner alone. */
export const PASSWORD_FILE = 'turnout-password';

/** Where a folder has its data: the data itself, or a symbolic link to where it really lies. */
function dataPlace(folder: string): string {
  return join(folder, 'postgres');
}

/** Creates the folder where there is none, and returns its real path, whatever links led to it. */
export async function openFolder(folder: string): Promise<string> {
  try {
    await makeFolder(folder);
    return await realpath(folder);
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}

/** The real place of the data that a folder already has. */
export async function findData(folder: string): Promise<string | undefined> {
  try {
    const dataFolder = await realpath(dataPlace(folder));
    await access(join(dataFolder, 'PG_VERSION'));
    return dataFolder;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    if (code !== 'EACCES') throw cause;
    throw new StartError(
      `The database in ${dataPlace(folder)} belongs to another user: start as that user or as root, ` +
        'or set DATA_DIR to another folder.',
      { cause },
    );
  }
}

/**
 * Creates a new, empty cluster for `folder`: inside it, or, where PostgreSQL's account cannot enter it (as below a home
 * folder that only root may enter), in a place outside that a link in the folder leads to.
 */
export async function createData(folder: string, programs: Programs): Promise<string> {
  const place = dataPlace(folder);
  const initialise = (data: string, temporary: string) => initialiseData(data, temporary, programs);
  try {
    if (await canEnter(programs.account, folder)) {
      await createAtomically(place, initialise);
    } else {
      const outside = join(await openSharedFolder(), `turnout-postgres-${randomBytes(6).toString('hex')}`);
      await createAtomically(outside, initialise);
      await symlink(outside, place);
    }
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code)) throw unwritable(folder, cause);
    if (code !== 'EEXIST') throw cause;
  }
  // The place may have been taken: by another process, whose cluster is as good as this one, or by something else.
  const dataFolder = await findData(folder);
  if (dataFolder) return dataFolder;
  throw new StartError(
    `${place} is not a PostgreSQL database: move it away, or set DATA_DIR to another folder.`,
  );
}

async function initialiseData(data: string, temporary: string, { binaries, account }: Programs) {
  const password = join(temporary, 'password');
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account) {
    await chown(temporary, account.uid, account.gid);
    await chown(password, account.uid, account.gid);
  }
  const initdb = programIn(binaries, 'initdb');
  const parameters = [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own locale: text sorts the same on every machine and after every upgrade of the system.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  try {
    // The system's locale only tells full-text search which characters are letters. With C all of Unicode's are,
    // typographic quotes too, so C.UTF-8 is better wherever the system has it.
    await run(initdb, [...parameters, '--lc-ctype=C.UTF-8'], { account }).catch((failure) => {
      if (!String(failure.stderr).includes('invalid locale')) throw failure;
      return run(initdb, parameters, { account });
    });
  } catch (cause) {
    throw new StartError(
      `PostgreSQL could not set up its data in ${dirname(temporary)}: make room and allow writing there, ` +
        'or set DATABASE_URL.',
      { cause },
    );
  }
  await rename(password, join(data, PASSWORD_FILE));
}

/** Checks that these programs can run on the data as this account, and corrects what a restored backup has lost. */
export async function makeUsable(dataFolder: string, { binaries, account }: Programs): Promise<void> {
  const version = (await readFile(join(dataFolder, 'PG_VERSION'), 'utf8')).trim();
  const [ours] = binaries.packageVersion.split('.');
  if (version !== ours) {
    throw new StartError(
      `The database in ${dataFolder} was made by PostgreSQL ${version} and this is PostgreSQL ${ours}: ` +
        'move its data with pg_dump, or set DATA_DIR to another folder to start with an empty database.',
    );
  }
  try {
    // A database that root copied back from a backup belongs to root and may be open to all. PostgreSQL wants neither.
    if (account && (await stat(dataFolder)).uid === 0) {
      await run('chown', ['-R', `${account.uid}:${account.gid}`, dataFolder]);
    }
    await chmod(dataFolder, 0o700);
    await access(dataFolder, constants.W_OK);
  } catch (cause) {
    throw unwritable(dataFolder, cause);
  }
  if (await canEnter(account, dataFolder)) return;
  throw new StartError(
    `PostgreSQL runs as the owner of ${dataFolder}, who cannot enter that folder: allow its owner to enter every ` +
      'folder above it.',
  );
}

function unwritable(folder: string, cause: unknown): StartError {
  return new StartError(
    `The data folder ${folder} cannot be written: allow this user to write there, or set DATA_DIR to another folder.`,
    { cause },
  );
}
