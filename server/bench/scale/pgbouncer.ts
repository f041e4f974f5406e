import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import {
  chooseOperatingAccount,
  run,
} from '../../src/platform/database/embedded-postgres/operating-account.js';

export interface Pooler {
  /** As the database behind it, with the same role. */
  url: string;
  /** Ends it without a word, and starts it again after so many milliseconds, as a supervisor does. */
  killFor(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** The first version that passes prepared statements on is 1.21: 21. Null where it is not installed. */
export async function minorVersionOfPgBouncer(): Promise<number | null> {
  const version = await run('pgbouncer', ['--version']).catch(() => '');
  const minor = /PgBouncer 1\.(\d+)/.exec(version)?.[1];
  return minor ? Number(minor) : null;
}

/**
 * PgBouncer in transaction mode in front of a database, as docs/scaling.md says, or null where it is not installed.
 * @param maxPreparedStatements null leaves the line out, which PgBouncer does not know before 1.21
 */
export async function startPgBouncer(
  databaseUrl: string,
  { maxPreparedStatements = 500 }: { maxPreparedStatements?: number | null } = {},
): Promise<Pooler | null> {
  if ((await minorVersionOfPgBouncer()) === null) return null;
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'turnout-pgbouncer-'));
  const listenPort = await getPort({ host: '127.0.0.1' });
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${username}" "${password}"\n`);
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
${maxPreparedStatements === null ? '' : `max_prepared_statements = ${maxPreparedStatements}`}
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  const account = await chooseOperatingAccount();
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  const url = Object.assign(new URL(databaseUrl), { port: String(listenPort) }).href;
  const start = async () => {
    const child = spawn('pgbouncer', ['--quiet', settings], { ...account, stdio: 'ignore' });
    await untilItAnswers(url);
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  return {
    url,
    killFor: async (milliseconds) => {
      await end('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      child = await start();
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
