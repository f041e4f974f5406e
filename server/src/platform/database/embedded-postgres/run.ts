import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The account of the operating system that PostgreSQL runs as; undefined means this process's own. */
export type OperatingAccount = { uid: number; gid: number } | undefined;

/** PG* variables of whoever starts the server must not reach PostgreSQL, and neither must the server's secrets. */
export const bareEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  // Windows programs do not start without it.
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
  // Messages are read by this code, so they must be English whatever the machine speaks.
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Runs a program to its end, without a shell, and gives what it printed; a failure carries what it complained of. */
export async function run(
  program: string,
  parameters: string[],
  options: { account?: OperatingAccount; cwd?: string } = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, parameters, {
    ...options.account,
    cwd: options.cwd ?? '/',
    env: bareEnvironment,
    windowsHide: true,
  });
  return stdout.trim();
}
