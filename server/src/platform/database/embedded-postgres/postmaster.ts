import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findPostmaster } from './find-postmaster.js';
import { findFreePort } from './free-port.js';
import { isRunning } from './process-state.js';
import { bareEnvironment, run } from './run.js';
import { lastLogLines, openServerLog } from './server-log.js';

/** A PostgreSQL that was just launched: it may still fail. */
export interface Launch {
  /** Undefined while it runs; once it has ended, what it wrote to its log. */
  failure(): Promise<Error | undefined>;
}

/** Reasons that pass: another process took the port, or a PostgreSQL on the same data has just come or is just going. */
export const passingFailure = /Address already in use|postmaster\.pid|shared memory block/;

export async function launchPostmaster(cluster: Cluster): Promise<Launch> {
  const { dataFolder, binaries, account, throwaway } = cluster;
  const port = await findFreePort();
  await using log = await openServerLog(dataFolder, account);
  const logStart = (await log.stat()).size;
  const parameters = ['-D', dataFolder, ...settings(port, throwaway).flatMap((setting) => ['-c', setting])];
  const child = spawn(binaries.postgres, parameters, {
    ...account,
    cwd: dataFolder,
    env: bareEnvironment,
    // In a session of its own, so that Ctrl-C in the terminal reaches the server only, which stops PostgreSQL last.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let ended: Error | undefined;
  child.once('error', (error) => {
    ended = error;
  });
  child.once('exit', (code, signal) => {
    ended = new Error(`PostgreSQL ended with ${signal ?? `exit code ${code}`}.`);
  });
  child.unref();
  return { failure: async () => ended && lastLogLines(dataFolder, logStart, ended) };
}

function settings(port: number, throwaway: boolean): string[] {
  return [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'shared_buffers=64MB',
    'log_checkpoints=off',
    // The log names what went wrong, not the values: those may be about people.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...(throwaway
      ? ['max_connections=500', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
      : ['max_connections=200']),
  ];
}

/** Ends PostgreSQL's connections, has it write everything down, and comes back when it is gone. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const { dataFolder, binaries, account } = cluster;
  const postmaster = await findPostmaster(dataFolder);
  if (!postmaster) return;
  try {
    await run(binaries.pgCtl, ['stop', '-D', dataFolder, '-m', 'fast', '-w', '-t', '60'], { account });
  } catch (failure) {
    // It may have ended by itself meanwhile.
    if (await findPostmaster(dataFolder)) {
      throw new EmbeddedPostgresError(
        `PostgreSQL (process ${postmaster.pid}) did not stop within a minute: end that process.`,
        { cause: await lastLogLines(dataFolder, 0, failure) },
      );
    }
  }
  // pg_ctl waits for postmaster.pid to go, which is just before the process itself goes.
  for (let tries = 0; tries < 100 && isRunning(postmaster.pid); tries++) await delay(10);
}
