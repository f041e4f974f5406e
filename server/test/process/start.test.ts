import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { freePort, type ServerProcess, spawnServer, startServerProcess } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST, hookTimeout: LONG_TEST });

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs a server that cannot start: its exit code and its words. */
async function refusedStart(env: Record<string, string>) {
  const server = spawnServer(env);
  return { code: await server.ended, words: server.output().trim() };
}

describe('a start that cannot be', () => {
  it('D13: names all that production lacks, and opens no port', async () => {
    const { code, words } = await refusedStart({
      NODE_ENV: 'production',
      PORT: 'four',
      DATABASE_POOL_SIZE: '0',
    });

    expect(code).toBe(1);
    expect(words).toMatch(/^The configuration is wrong:\n/);
    for (const variable of ['PORT', 'DATABASE_POOL_SIZE', 'STAFF_DOMAIN'])
      expect(words).toContain(`  ${variable}: `);
  });

  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };

    const env = { DATABASE_URL: database.url, DEMO_DATA: 'false', LOG_LEVEL: 'warn' };
    const ports = { PORT: String(port), SANDBOX_PORT: String(await freePort()) };
    expect(await refusedStart({ ...env, ...ports })).toEqual({
      code: 1,
      words: `Port ${port} is in use already: stop what uses it, or set PORT to another.`,
    });
    other.close();
  });

  it('S27: says why demo accounts and the sandbox are not for a public address', async () => {
    const { code, words } = await refusedStart({ PUBLIC_URL: 'https://events.example.org' });

    expect(code).toBe(1);
    expect(words).toMatch(
      /^This is set up for real use \(PUBLIC_URL is an https address\), but NODE_ENV .+\.$/,
    );
  });

  it('says that the database is not there', async () => {
    const url = Object.assign(new URL(database.url), { pathname: '/events' });
    expect(await refusedStart({ DATABASE_URL: url.href })).toEqual({
      code: 1,
      words: `The database at ${url.host}/events cannot be used: database "events" does not exist.`,
    });
  });

  it('says that the data folder cannot be written', async () => {
    const { code, words } = await refusedStart({ DATA_DIR: '/proc/turnout' });

    expect(code).toBe(1);
    expect(words).toMatch(/^The data folder \/proc\/turnout cannot be written: .+\.$/);
  });
});

it('ends where a file of the program is missing that is loaded once the server is ready', async () => {
  const refuse = `throw new Error('No file: ' + name)`;
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({
      resolve: (name, context, next) => {
        if (name.endsWith('/stripe.esm.node.js')) ${refuse};
        return next(name, context);
      },
    });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hook)}`;
  const { code, words } = await refusedStart({
    NODE_OPTIONS,
    DATABASE_URL: database.url,
    DEMO_DATA: 'false',
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  });

  expect(code).toBe(1);
  expect(words).toContain('No file: ./stripe.esm.node.js');
  expect(words).not.toContain('is running at');
});

describe('a first start', () => {
  it('fills an embedded database with the demo, once, and says how to sign in', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turnout start '));
    await chmod(folder, 0o755); // PostgreSQL, which never runs as root, must get there.
    const env = { DATA_DIR: folder, DEMO_DATA: 'true' };
    for (const start of ['first', 'second']) {
      // Without the cache of the tests it makes its own.
      const server = await startServerProcess({
        ...env,
        ...(start === 'first' && { NODE_COMPILE_CACHE: '' }),
      });
      expect(server.output(), start).toMatch(/Demo staff +ada@turnout\.example +password: \S+/);
      expect(server.output(), start).toMatch(/Demo user +\S+@example\.org +password: \S+/);
      expect(server.output(), start).toContain(folder);
      expect(server.output(), start).toContain(
        'Mode        development: card payments, Google, mail sandboxed; demo data (set NODE_ENV to production for real use)',
      );
      const { data } = await new ApiClient(server.url).graphql('{ events(first: 100) { nodes { id } } }');
      expect(data.events.nodes, start).toHaveLength(40);
      if (start === 'second')
        expect(await refusedStart({ ...env, PORT: String(await freePort()) })).toEqual({
          code: 1,
          words:
            `Another process uses the database in ${folder}. ` +
            'To run a second one, set DATA_DIR to a folder of its own, or DATABASE_URL to a PostgreSQL that both can share.',
        });
      server.child.kill('SIGINT');
      expect(await server.ended, start).toBe(0);
    }
    expect(await readdir(folder)).toContain('compile-cache');
    await rm(folder, { recursive: true });
  });
});

describe('a server that runs', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({ DATABASE_URL: database.url });
  });

  it('is named by a second start, which opens nothing else', async () => {
    const PORT = new URL(server.url).port;
    expect(await refusedStart({ PORT, SANDBOX_PORT: new URL(server.sandboxUrl).port })).toEqual({
      code: 1,
      words:
        `Turnout is already running at http://localhost:${PORT}: stop it first, ` +
        'or set PORT and DATA_DIR to run a second one.',
    });
  });

  it('says which version it is: in its first words, its log, /metrics and the API', async () => {
    expect(server.output()).toContain(`  Version     ${version}\n`);
    const lines = server.log().trim().split('\n');
    const ready = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'the server is ready');
    expect(ready).toMatchObject({ level: 'info', version });
    const metrics = await fetch(`${server.url.replace('127.0.0.1', 'localhost')}/metrics`);
    expect(await metrics.text()).toContain(`\nturnout_build_info{version="${version}"} 1\n`);
    const { data } = await new ApiClient(server.url).graphql('{ settings { version } }');
    expect(data.settings).toEqual({ version });
  });

  it('writes a log of JSON alone to standard output: what it says when it is ready is beside it', async () => {
    expect(server.output()).toContain('is running at');
    const lines = server.log().trim().split('\n');
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^[a-z]+$/) });
  });
});
