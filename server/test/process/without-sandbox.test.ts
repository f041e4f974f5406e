import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { spawnServer, startServerProcess } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The package is not found, as in the image, which is built without it. */
const notInstalled = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      return next(specifier === '@turnout/sandbox' ? '@turnout/not-installed' : specifier, context);
    },
  });
`)}`;

const environment = () => ({
  DATABASE_URL: database.url,
  NODE_OPTIONS: `--import=${notInstalled}`,
});

describe('where the sandbox is not installed', () => {
  it('the server starts in production', async () => {
    const production = { NODE_ENV: 'production', STAFF_DOMAIN: 'staff.example', HOST: '127.0.0.1' };
    const server = await startServerProcess({ ...environment(), ...production });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('a server that needs it says so', async () => {
    const server = spawnServer({ ...environment(), LOG_LEVEL: 'warn' });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      'The sandbox is not installed: set NODE_ENV to production, or start the server from a checkout.',
    );
  });
});
