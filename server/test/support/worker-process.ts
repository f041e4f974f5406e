import type { Mail } from '@turnout/sandbox';
import { ApiClient } from './api-client.js';
import { control } from './sandbox.js';
import { startServerProcess } from './server-process.js';
import type { TestDatabase } from './test-database.js';
import { World } from './world.js';

/** A server process that does jobs, with a sandbox of its own. */
export async function startWorkerProcess(database: TestDatabase, env: Record<string, string> = {}) {
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    STAFF_DOMAIN: 'staff.example',
    ...env,
  });
  const sandbox = { url: server.sandboxUrl };
  return {
    ...server,
    world: new World(() => new ApiClient(server.url)),
    mails: async () => (await control(sandbox, 'GET', '/mails')) as Mail[],
    failNext: (next: number, how: string) =>
      control(sandbox, 'POST', '/failures', { service: 'postmark', next, how }),
  };
}
