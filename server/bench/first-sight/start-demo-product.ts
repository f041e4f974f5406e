import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { startTemporaryPostgres } from '../../src/platform/database/embedded-postgres/temporary-postgres.js';

const START_LIMIT = 60_000;

export interface DemoProduct {
  url: string;
  pid: number;
  databaseUrl: string;
  /** Of the first event in the list. */
  eventId: string;
  /** Of the first one that has a price. */
  paidEventId: string;
  stop(): Promise<void>;
}

/**
 * A built product with the events of its own demo data, on a database of its own.
 * @param root of its repository
 */
export async function startDemoProduct(root: string, folder: string): Promise<DemoProduct> {
  await mkdir(folder);
  const postgres = await startTemporaryPostgres();
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'server/dist/program/main.js')], {
    cwd: folder,
    env: {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      PUBLIC_URL: url,
      SANDBOX_PORT: String(await getPort({ host: '127.0.0.1' })),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await postgres.stop();
  };
  try {
    const eventId = await firstEvent(url);
    const paidEventId = await readFirstEvent(url, 'filter: { free: false, hasEnded: false }');
    return { url, pid: child.pid as number, databaseUrl: postgres.url, eventId, paidEventId, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until the demo data are there. */
async function firstEvent(url: string): Promise<string> {
  for (const started = Date.now(); Date.now() - started < START_LIMIT; await delay(100)) {
    const id = await readFirstEvent(url).catch(() => '');
    if (id) return id;
  }
  throw new Error('The product does not become ready');
}

/** @param filter of the list, in GraphQL. @returns '' where there is none */
async function readFirstEvent(url: string, filter = 'filter: {}'): Promise<string> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ events(first: 1, ${filter}) { nodes { id } } }` }),
  });
  const { data } = (await answer.json()) as { data: { events: { nodes: { id: string }[] } } };
  return data.events.nodes[0]?.id ?? '';
}
