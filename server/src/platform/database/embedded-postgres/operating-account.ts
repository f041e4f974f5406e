import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.js';

/** The account of the operating system that PostgreSQL runs as; undefined means this process's own. */
export type OperatingAccount = { uid: number; gid: number } | undefined;

/** Runs a program to its end, without a shell, and returns what it printed. */
export async function run(
  program: string,
  parameters: string[],
  options: { account?: OperatingAccount; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  // Neither PG* variables nor the server's secrets may reach PostgreSQL. Windows programs do not start without
  // SystemRoot, and the messages must be English because this code reads them.
  // biome-ignore lint/style/noProcessEnv: it is handed on to another program, and configures nothing here.
  const { PATH, SystemRoot } = process.env;
  const env = { PATH, ...(SystemRoot && { SystemRoot }), LC_ALL: 'C', TZ: 'UTC', ...options.env };
  const settings = { ...options.account, cwd: options.cwd ?? '/', env, windowsHide: true };
  const { stdout } = await promisify(execFile)(program, parameters, settings);
  return stdout.trim();
}

export async function canRun(program: string, parameters: string[], account: OperatingAccount) {
  return run(program, parameters, { account }).then(
    () => true,
    () => false,
  );
}

/** Asks the operating system itself, so that modes, groups and access lists all count. */
export async function canEnter(account: OperatingAccount, folder: string): Promise<boolean> {
  return !account || canRun('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account);
}

/**
 * PostgreSQL refuses to run as root, so root runs it as an account that every machine has: creating one would leave a
 * trace on somebody's machine. Data that already belongs to an account stays with that account.
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
      // This machine has no such account: try the next.
    }
  }
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither an account postgres nor an account nobody: ' +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}
