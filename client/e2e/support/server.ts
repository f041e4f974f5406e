import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, main } from './built-server';

export const STAFF_DOMAIN = 'staff.example';

export interface Server {
  url: string;
  /** Where its mails are, as long as no mail service is configured. */
  sandboxUrl: string;
  stop(): Promise<void>;
}

/**
 * The built server as a process of its own on an empty database of its own; resolves when it serves.
 * @param variables of its environment, beside the ordinary ones
 */
export async function startServer(database: string, variables: NodeJS.ProcessEnv = {}): Promise<Server> {
  const [port, sandboxPort] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'turnout-e2e-server-'));
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: await createDatabase(database),
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: url,
      SANDBOX_PORT: String(sandboxPort),
      DEMO_DATA: 'false',
      STAFF_DOMAIN,
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await delay(25);
  }
  return {
    url,
    // The name by which the product sends browsers there, for the script of the stand-in for Stripe.
    sandboxUrl: `http://localhost:${sandboxPort}`,
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

/** Ports that nothing listened on a moment ago, no two the same. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  for (const server of servers) server.close();
  await Promise.all(servers.map((server) => once(server, 'close')));
  return ports;
}
