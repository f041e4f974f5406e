import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type ServerProcess, startServerProcess } from '../support/server-process.js';
import type { TestDatabase } from '../support/test-database.js';
import { startBalancer } from './balancer.js';

/** Two processes on one database behind one address, as behind a load balancer; one of them runs the sandbox. */
export async function startTwoServers(database: TestDatabase) {
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  const sandboxPort = await freePort();
  // A process that is started again goes on with the payments of its sandbox.
  const folder = await mkdtemp(join(tmpdir(), 'turnout-two-servers-'));
  const start = (port: number) =>
    startServerProcess({
      DATABASE_URL: database.url,
      STAFF_DOMAIN: 'staff.example',
      PUBLIC_URL: balancer.url,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: folder,
    });
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await start(port));
  const counts = { kills: 0, otherExits: 0 };
  return {
    url: balancer.url,
    sandbox: { url: `http://localhost:${sandboxPort}` },
    counts,
    /** Ends one of the two with -9, and starts it again. */
    async kill(index: number): Promise<void> {
      const server = servers[index] as ServerProcess;
      if (server.child.exitCode !== null) counts.otherExits++;
      server.child.kill('SIGKILL');
      await server.ended;
      counts.kills++;
      servers[index] = await start(ports[index] as number);
    },
    async close(): Promise<void> {
      await balancer.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;
