import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { watchPlaces } from '../live/live-stream.js';
import { atEnd } from '../support/after-file.js';
import { freePort, type ServerProcess, spawnServer, startServerProcess } from '../support/server-process.js';
import { jobsWhen } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST, PROCESS_START } from '../support/time-limits.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST });

/** Deleted rows are there again, so that the job of the night does not end. */
const ENDLESS_DELETION = `
  CREATE FUNCTION bring_back() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_sleep(0.2);
    INSERT INTO changes SELECT * FROM deleted;
    RETURN NULL;
  END $$;
  CREATE TRIGGER bring_back AFTER DELETE ON changes REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION bring_back()`;
const OLD_CHANGES = `
  INSERT INTO changes (id, subject, owner_id, event_id, kind, changed_at, position)
  SELECT gen_random_uuid(), 'EVENT', gen_random_uuid(), gen_random_uuid(), 'REMOVED', now() - interval '1 year', number
  FROM generate_series(1, 14000) AS number`;
/** A job that fails then is given up, with a line in the log. */
const LAST_ATTEMPTS = `
  INSERT INTO pgboss.job (name, data, state, retry_count)
  SELECT 'delete-old-changes', '{}', 'retry', 12 FROM generate_series(1, 6)`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('D11: a SIGTERM under load fails no request, and the process ends in time', async () => {
  // A quick machine would use up the budget of the one address before the process has ended.
  const server = await startServerProcess({ DATABASE_URL: database.url, QUERY_COST_PER_MINUTE: '100000000' });
  const load = new Load(server, 30);
  await load.reached(300);

  server.child.kill('SIGTERM');
  const answers = await load.finished();

  // One that takes too long ends with another code.
  expect(await server.ended).toBe(0);
  expect(answers.failed).toEqual([]);
  expect(answers.succeeded).toBeGreaterThan(300);
});

it('D11: a stop under requests, a stream and jobs that do not end logs no error', async () => {
  const own = await createTestDatabase();
  atEnd(() => own.drop());
  await own.query(ENDLESS_DELETION);
  await own.query(OLD_CHANGES);
  const server = await startWorkerProcess(own, { QUERY_COST_PER_MINUTE: '100000000' });
  const staff = await server.world.staff();
  const event = await server.world.event(staff);
  const stream = await watchPlaces(staff.client, event.id);
  await own.query(LAST_ATTEMPTS);
  await jobsWhen(own, 'delete-old-changes', ({ state }) => state === 'active');
  const load = new Load(server, 10);
  await load.reached(100);

  server.child.kill('SIGTERM');
  expect((await load.finished()).failed).toEqual([]);
  await stream.ended();
  expect(await server.ended).toBe(0);
  const lines = server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => !['info', 'debug'].includes(level))).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ jobs: { 'delete-old-changes': 6 } }));
});

it('D12: a process that is about to stop is not ready, but still answers', async () => {
  const server = await startServerProcess({ DATABASE_URL: database.url });

  server.child.kill('SIGTERM');
  let readiness = await fetch(`${server.url}/readyz`);
  while (readiness.status === 200) readiness = await fetch(`${server.url}/readyz`);

  expect(readiness.status).toBe(503);
  expect(await readiness.json()).toEqual({ status: 'draining' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.ended).toBe(0);
});

it('a Ctrl-C while the process starts stops it, and it never says that it is running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-stop-'));
  await chmod(folder, 0o755); // PostgreSQL, which never runs as root, must get there.
  const postmaster = join(folder, 'postgres', 'postmaster.pid');
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const server = spawnServer({ ...ports, DATA_DIR: folder });
  await expect.poll(() => existsSync(postmaster), { interval: 5, timeout: PROCESS_START }).toBe(true);

  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('is running at');
  expect(existsSync(postmaster)).toBe(false);
  await rm(folder, { recursive: true });
});

it('a SIGTERM to `node --run serve` alone stops the server, as a supervisor sends it', async () => {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['--run', 'serve'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      PORT: port,
      SANDBOX_PORT: String(await freePort()),
      DATABASE_URL: database.url,
      DEMO_DATA: 'false',
    },
  });
  let log = '';
  child.stdout.on('data', (chunk) => (log += chunk));
  child.stderr.resume();
  await expect.poll(() => log, { timeout: PROCESS_START }).toContain('the server is ready');
  const { pid } = JSON.parse(log.split('\n')[0] as string) as { pid: number };
  onTestFinished(() => void killIfThere(pid));

  child.kill('SIGTERM');
  await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false);
  expect(log).toContain('the process that started this one has ended');
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function killIfThere(pid: number): void {
  if (isThere(pid)) process.kill(pid, 'SIGKILL');
}

/** Clients that reuse their connections and request the event list repeatedly, until the server closes its port. */
class Load {
  #succeeded = 0;
  readonly #failed: string[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #clients: Promise<void>[];

  constructor(
    private readonly server: ServerProcess,
    clients: number,
  ) {
    this.#clients = Array.from({ length: clients }, () => this.#askUntilRefused());
  }

  async reached(requests: number): Promise<void> {
    while (this.#succeeded < requests) await fetch(`${this.server.url}/healthz`);
  }

  async finished(): Promise<{ succeeded: number; failed: string[] }> {
    await Promise.all(this.#clients);
    return { succeeded: this.#succeeded, failed: this.#failed };
  }

  async #askUntilRefused(): Promise<void> {
    for (;;) {
      const outcome = await this.#ask();
      if (outcome === 'refused') return;
      if (outcome === 'ok') this.#succeeded++;
      else this.#failed.push(outcome);
    }
  }

  /** `ok`, `refused` where nothing listens (so no request was taken in), or what went wrong. */
  #ask(): Promise<string> {
    return new Promise((resolve) => {
      const headers = { 'content-type': 'application/json' };
      const asking = request(
        `${this.server.url}/graphql`,
        { method: 'POST', agent: this.#agent, headers },
        (response) => {
          response.on('error', (error) => resolve(error.message));
          response
            .resume()
            .on('end', () => resolve(response.statusCode === 200 ? 'ok' : `${response.statusCode}`));
        },
      );
      asking.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : `${error.code} ${error.message}`),
      );
      asking.end(JSON.stringify({ query: '{ events { nodes { id title } } }' }));
    });
  }
}
