import { readFile, readlink, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { StartError } from '../../start-error.js';
import { type NativeBinaries, programIn } from './native-binaries.js';
import { type OperatingAccount, run } from './operating-account.js';

/** Data that exists, and what it takes to run PostgreSQL on it. */
export interface Cluster {
  dataFolder: string;
  binaries: NativeBinaries;
  account: OperatingAccount;
  /** False is faster, but a power cut spoils the data. */
  durable: boolean;
}

/** Seconds: after a crash PostgreSQL first replays its log. */
export const START_TIMEOUT = 120;
const STOP_TIMEOUT = 60;

/** The log since the last start; that of the start before is beside it. */
const LOG_FILE = 'postgresql.log';

/** Reasons that pass: the port was taken meanwhile, or another PostgreSQL on this data has just come or is just going. */
const PASSING_FAILURE = /Address already in use|postmaster\.pid|shared memory block/;

/** The port of the PostgreSQL that serves this data folder now, 0 while it is not ready, undefined without one. */
export async function findPort(dataFolder: string): Promise<number | undefined> {
  const file = join(dataFolder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const [pid, port, isReady] = [Number(lines[0]), Number(lines[3]), lines[7]?.trim() === 'ready'];
  if (!pid) return undefined;
  const served = await folderServedBy(pid, dataFolder);
  if (served === dataFolder) return isReady ? port : 0;
  // PostgreSQL removes what a killed one left, unless the process id meanwhile belongs to another process.
  if (served) await rm(file, { force: true });
  return undefined;
}

/** PostgreSQL works in its data folder, wherever that is moved to. Undefined where there is no such process. */
async function folderServedBy(pid: number, dataFolder: string): Promise<string | undefined> {
  if (process.platform === 'linux') return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  const command = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => undefined);
  return command?.includes('postgres') ? dataFolder : command;
}

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C in the terminal reaches the server only, which stops
 * PostgreSQL last.
 * @param port without one any that is free
 * @returns true once it is ready, false if it failed for a reason that passes
 */
export async function startPostmaster(
  { dataFolder, binaries, account, durable }: Cluster,
  port?: number,
): Promise<boolean> {
  const log = join(dataFolder, LOG_FILE);
  await rename(log, `${log}.1`).catch(() => undefined);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port ?? (await getPort({ host: '127.0.0.1' }))}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'shared_buffers=64MB',
    // Of a million events PostgreSQL notes each that a search finds, instead of pages that it has to search again.
    'work_mem=32MB',
    'log_checkpoints=off',
    // The log names what went wrong, not the values: those may be about people.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...(durable
      ? ['max_connections=200']
      : [
          'max_connections=500',
          'fsync=off',
          'synchronous_commit=off',
          'full_page_writes=off',
          // Tests tell the statements that wait by their text, of which PostgreSQL keeps 1 kB otherwise.
          'track_activity_query_size=16384',
        ]),
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const parameters = ['start', '-w', '-t', String(START_TIMEOUT), '-l', LOG_FILE, '-o', options];
  try {
    // By a variable, because pg_ctl puts what it gets as options into a shell's command line.
    const env = { PGDATA: dataFolder };
    await run(programIn(binaries, 'pg_ctl'), parameters, { account, cwd: dataFolder, env });
    return true;
  } catch (cause) {
    const lines = await readFile(log, 'utf8').catch(() => '');
    if (PASSING_FAILURE.test(lines)) return false;
    throw cannotStart(dataFolder, new Error(lines, { cause }));
  }
}

export function cannotStart(dataFolder: string, cause?: Error): StartError {
  return new StartError(
    `PostgreSQL cannot start on the database in ${dataFolder}: put right what its log ${LOG_FILE} there says, ` +
      'or set DATA_DIR to another folder.',
    { cause },
  );
}

/**
 * Ends PostgreSQL's connections, lets it write everything to disk, and resolves when it has ended.
 * @param mode pg_ctl's; `immediate` is a crash
 */
export async function stopPostmaster(
  { dataFolder, binaries, account }: Cluster,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  // Without waiting, because a second Ctrl-C would end pg_ctl. It fails where PostgreSQL has ended by itself.
  const parameters = ['stop', '-W', '-m', mode, '-D', dataFolder];
  await run(programIn(binaries, 'pg_ctl'), parameters, { account }).catch(() => undefined);
  for (const started = Date.now(); Date.now() - started < STOP_TIMEOUT * 1000; await delay(10)) {
    if ((await findPort(dataFolder)) === undefined) return;
  }
  throw new StartError(
    `The PostgreSQL in ${dataFolder} did not stop within a minute: end the process in its postmaster.pid.`,
  );
}
