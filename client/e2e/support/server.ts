import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import getPort, { portNumbers } from 'get-port';
import { connect, main, turnout } from './built-server';

/** One for all servers: each has a data folder of its own. */
const compileCache = fileURLToPath(new URL('../../../server/node_modules/.compile-cache', import.meta.url));

export const STAFF_DOMAIN = 'staff.example';

export interface Server {
  url: string;
  /** Where its mails are, as long as no mail service is configured. */
  sandboxUrl: string;
  /** Ends the waiting of delayed jobs: it is as if the time had passed. */
  endDelays(): Promise<void>;
  /** Moves the cancellation of an event five minutes back, for the event and for its job. */
  endUndoTime(eventId: string): Promise<void>;
  /** Ends the five minutes in which messages can be undone: it is as if they had passed. */
  endUndoTimeOfMessages(): Promise<void>;
  /** Changes the accent of the brand, as another process would. */
  setAccent(accent: string): Promise<void>;
  /** Runs a command of the operator's. */
  turnout(...command: string[]): Promise<void>;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * The built server as a process of its own on an empty database of its own; resolves when it serves.
 * @param variables of its environment, beside the ordinary ones
 */
export async function startServer(database: string, variables: NodeJS.ProcessEnv = {}): Promise<Server> {
  const port = await freePort();
  const sandboxPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl = await createDatabase(database);
  const folder = await mkdtemp(join(tmpdir(), 'turnout-e2e-server-'));
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: url,
    SANDBOX_PORT: String(sandboxPort),
    DEMO_DATA: 'false',
    STAFF_DOMAIN,
    LOG_LEVEL: 'warn',
    ...variables,
  };
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  const ended = once(child, 'close');
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await delay(25);
  }
  const query = async (sql: string, values: unknown[] = []) => {
    const client = await connect(databaseUrl);
    try {
      return await client.query(sql, values);
    } finally {
      await client.end();
    }
  };
  return {
    url,
    // The name by which the product sends browsers there, for the script of the stand-in for Stripe.
    sandboxUrl: `http://localhost:${sandboxPort}`,
    endDelays: async () => {
      await query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'created'`);
    },
    endUndoTime: async (eventId) => {
      const { rows } = await query(
        `UPDATE events SET cancelled_at = cancelled_at - interval '5 minutes' WHERE id = $1
         RETURNING cancelled_at AS "cancelledAt"`,
        [eventId],
      );
      await query(
        `UPDATE pgboss.job SET start_after = now(), data = data || $1
         WHERE name = 'finish-event-cancellation' AND state = 'created' AND data->>'eventId' = $2`,
        [JSON.stringify(rows[0]), eventId],
      );
    },
    endUndoTimeOfMessages: async () => {
      await query(`UPDATE messages SET send_at = now() WHERE status = 'SCHEDULED' AND send_at IS NOT NULL`);
      await query(`INSERT INTO pgboss.job (name, data) VALUES ('start-due-messages', '{}')`);
    },
    setAccent: async (accent) => {
      await query(
        'INSERT INTO brand (id, accent) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET accent = $1',
        [accent],
      );
    },
    turnout: async (...command) => {
      await promisify(execFile)(process.execPath, [fileURLToPath(turnout), ...command], { env });
    },
    output: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function createDatabase(name: string): Promise<string> {
  const url = new URL(process.env.E2E_POSTGRES_URL ?? '');
  const admin = await connect(process.env.E2E_SUPERUSER_URL ?? '');
  try {
    await admin.query(`CREATE DATABASE ${name} OWNER ${url.username}`);
  } finally {
    await admin.end();
  }
  return Object.assign(url, { pathname: `/${name}` }).href;
}

/**
 * A port that nothing listens on, below those that systems give to outgoing connections by themselves (from 32768 on
 * Linux): it stays free until the server is there. Parallel processes begin to look at different ones.
 */
function freePort(): Promise<number> {
  const first = randomInt(10_000, 31_000);
  return getPort({ port: portNumbers(first, first + 1_000) });
}
