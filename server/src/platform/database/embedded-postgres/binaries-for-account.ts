import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type NativeBinaries, nativeBinariesIn } from './native-binaries.js';
import { type OperatingAccount, run } from './run.js';
import { openSharedFolder } from './shared-folder.js';
import { removeUnfinished, unfinishedIn } from './unfinished.js';

/**
 * The binaries where the account can run them. Below a home folder that only its owner may enter it cannot, so they are
 * copied, once for each version, to a place that everybody can reach.
 */
export async function binariesForAccount(
  binaries: NativeBinaries,
  account: OperatingAccount,
): Promise<NativeBinaries> {
  // initdb hands its own path to a shell, in double quotes.
  if (process.platform !== 'win32' && /["$`\\]/.test(binaries.folder)) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL cannot run in ${binaries.folder}: ` +
        'move the checkout to a path without " $ ` and \\, or set DATABASE_URL.',
    );
  }
  const failure = await whyNotRunnable(binaries, account);
  if (!failure) return binaries;
  if (!account || (await whyNotRunnable(binaries, undefined))) throw cannotRun(failure);
  const copy = nativeBinariesIn(
    join(await openSharedFolder(), `postgresql-${binaries.packageVersion}`),
    binaries.packageVersion,
  );
  if (await whyNotRunnable(copy, account)) await copyBinaries(binaries.folder, copy.folder);
  const failureOfCopy = await whyNotRunnable(copy, account);
  if (failureOfCopy) throw cannotRun(failureOfCopy);
  return copy;
}

async function whyNotRunnable(binaries: NativeBinaries, account: OperatingAccount): Promise<unknown> {
  return run(binaries.postgres, ['--version'], { account }).then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const unfinished = unfinishedIn(dirname(to));
  try {
    await removeUnfinished(dirname(to));
    await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
    // Whatever the modes and the umask under which they were installed.
    await run('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, to);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (['ENOTEMPTY', 'EEXIST'].includes((cause as NodeJS.ErrnoException).code ?? '')) return;
    throw new EmbeddedPostgresError(
      `PostgreSQL's programs cannot be copied to ${to}, where its account could reach them: ` +
        'start as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
}

function cannotRun(cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'The embedded PostgreSQL does not run on this machine: install the dependencies again, ' +
      'or set DATABASE_URL to a PostgreSQL 15 or later.',
    { cause },
  );
}
