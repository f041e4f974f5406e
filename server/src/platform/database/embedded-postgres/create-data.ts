import { randomBytes } from 'node:crypto';
import { chown, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passwordFile, superuser } from './cluster.js';
import { dataPlace, findData, outsidePrefix, unwritable, writeOwner } from './data-folder.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import type { NativeBinaries } from './native-binaries.js';
import { type OperatingAccount, run } from './run.js';
import { unfinishedIn } from './unfinished.js';

/**
 * Makes a new, empty cluster for `folder`. It is made under a name of its own and moved into place in one step: a killed
 * process leaves nothing half made, and of two processes at once the slower finds the place taken and drops its own. So
 * no lock is needed, and none can be left behind.
 *
 * `parent` is where the data goes: the folder itself, or a place outside that the folder's link then leads to.
 */
export async function createData(options: {
  folder: string;
  parent: string;
  binaries: NativeBinaries;
  account: OperatingAccount;
  throwaway: boolean;
}): Promise<void> {
  const { folder, parent, account } = options;
  const unfinished = unfinishedIn(parent);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    const data = join(unfinished, 'data');
    const password = join(unfinished, 'password');
    await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if (account) {
      await chown(unfinished, account.uid, account.gid);
      await chown(password, account.uid, account.gid);
    }
    await initialise(data, password, options);
    await rename(password, join(data, passwordFile));
    await publish(data, folder, parent);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code)) throw unwritable(parent, cause);
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(code)) throw cause;
    // The place is taken: by another process, whose cluster is as good as this one, or by something else.
    if (!(await findData(folder))) {
      throw new EmbeddedPostgresError(
        `${dataPlace(folder)} is not a PostgreSQL database: move it away, or set DATA_DIR to another folder.`,
        { cause },
      );
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function publish(data: string, folder: string, parent: string): Promise<void> {
  if (parent === folder) return rename(data, dataPlace(folder));
  const outside = join(parent, `${outsidePrefix}${randomBytes(6).toString('hex')}`);
  await writeOwner(folder, data);
  await rename(data, outside);
  try {
    await symlink(outside, dataPlace(folder));
  } catch (error) {
    await rm(outside, { recursive: true, force: true });
    throw error;
  }
}

async function initialise(
  data: string,
  password: string,
  options: { binaries: NativeBinaries; account: OperatingAccount; throwaway: boolean },
): Promise<void> {
  const { binaries, account, throwaway } = options;
  const parameters = [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own locale: text sorts the same on every machine and after every upgrade of the system.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(throwaway ? ['--no-sync'] : []),
  ];
  try {
    // The system's locale only tells full-text search which characters are letters; with C all of Unicode's are,
    // typographic quotes too, so C.UTF-8 is better wherever the system has it.
    await run(binaries.initdb, [...parameters, '--lc-ctype=C.UTF-8'], { account }).catch((failure) => {
      if (!String(failure.stderr).includes('invalid locale')) throw failure;
      return run(binaries.initdb, parameters, { account });
    });
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL could not set up its data in ${data}: make room and allow writing there, or set DATABASE_URL.`,
      { cause },
    );
  }
}
