import { stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type OperatingAccount, run } from './run.js';

/**
 * PostgreSQL refuses to run as root, so root lends it an account that every machine has: making one would leave a trace
 * on somebody's machine. Data that already belongs to somebody stays theirs.
 */
export async function chooseOperatingAccount(dataFolder?: string): Promise<OperatingAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = dataFolder && (await stat(dataFolder));
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid), gid: Number(gid) };
    } catch {
      // No such account here: try the next.
    }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this machine has neither an account postgres nor an account nobody: ' +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Asks the operating system itself, so that modes, groups and access lists all count. */
export async function canEnter(account: OperatingAccount, folder: string): Promise<boolean> {
  if (!account) return true;
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { account }).then(
    () => true,
    () => false,
  );
}
