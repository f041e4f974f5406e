import { access, chmod, constants, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** PostgreSQL's programs, as they lie in one folder with their libraries. */
export interface NativeBinaries {
  /** holds bin, lib and share; PostgreSQL finds the last two from where its programs are, so it can be copied whole */
  folder: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** of the npm package, such as 18.4.0-beta.17 */
  packageVersion: string;
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
    const paths: { postgres: string } = await import(pathToFileURL(entry).href);
    const folder = dirname(dirname(paths.postgres));
    const manifest: { version: string } = JSON.parse(
      await readFile(join(dirname(folder), 'package.json'), 'utf8'),
    );
    const binaries = nativeBinariesIn(folder, manifest.version);
    await Promise.all([binaries.initdb, binaries.pgCtl, binaries.postgres].map(makeExecutable));
    return binaries;
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL is installed for ${platform}-${architecture}: install the dependencies again, ` +
        'or set DATABASE_URL to a PostgreSQL 15 or later.',
      { cause },
    );
  }
}

export function nativeBinariesIn(folder: string, packageVersion: string): NativeBinaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    folder,
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
    packageVersion,
  };
}

/** Some platforms' packages are published without the mode bit. */
async function makeExecutable(program: string): Promise<void> {
  await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
}
