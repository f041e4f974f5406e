import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, main } from './built-server';

export const STAFF_DOMAIN = 'staff.example';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/** The built server as a process of its own on an empty database of its own; resolves when it serves. */
export async function startServer(database: string): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: await createDatabase(database),
      PORT: String(port),
      DEMO_DATA: 'false',
      STAFF_DOMAIN,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await delay(25);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
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
  const admin = await connect(Number(url.port), url.password);
  try {
    await admin.query(`CREATE DATABASE ${name}`);
  } finally {
    await admin.end();
  }
  return Object.assign(url, { pathname: `/${name}` }).href;
}

/** A port that nothing listened on a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
