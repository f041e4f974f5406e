import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sandbox, SandboxOptions } from '@turnout/sandbox';
import pg from 'pg';
import { StartError } from '../platform/start-error.js';

/** Any number that the database's other advisory locks do not use. */
const SANDBOX_LOCK = 8_270_013;
/** How long a sandbox that another process has may take to answer, in milliseconds. */
const PATIENCE = 10_000;
const RETRY_INTERVAL = 250;

type SandboxPackage = typeof import('@turnout/sandbox');
type Options = SandboxOptions & { databaseUrl: string };

/** Where the process that holds the lock runs the sandbox. */
interface Holder {
  port: number;
  id: string;
  folder: string;
}

/**
 * The sandbox of a database, which all server processes on that database share: a payment that one of them starts has to
 * be known where another refunds it. PostgreSQL says who runs it, by an advisory lock whose session is named after the
 * sandbox. When that process ends, one of the others goes on at the same address with the same data.
 */
export async function openSharedSandbox(
  { startSandbox, sandboxAt }: SandboxPackage,
  { databaseUrl, ...options }: Options,
): Promise<Sandbox> {
  const id = randomBytes(8).toString('hex');
  const lock = new SandboxLock(databaseUrl, id);
  const state: { own?: Sandbox; isClosed: boolean } = { isClosed: false };
  const runOwn = async ({ port, folder }: Pick<Holder, 'port' | 'folder'>) => {
    state.own = await startSandbox({ ...options, id, port, folder });
    void renewLock();
    return state.own;
  };
  const close = async () => {
    state.isClosed = true;
    // Whoever takes over needs the port.
    await state.own?.close();
    await lock.release();
  };

  try {
    for (const start = Date.now(); ; await delay(RETRY_INTERVAL)) {
      if (await lock.take(options.port)) {
        await runOwn(options);
        return { ...sandboxAt(options.port), close };
      }
      const named = await lock.holder();
      const holder = named && (await ask(named));
      if (holder) {
        options.log.info(`the sandbox at port ${holder.port} is shared with another process`);
        void takeOver(holder);
        return { ...sandboxAt(holder.port), close };
      }
      if (Date.now() - start > PATIENCE) throw unreachable(named?.port);
    }
  } catch (error) {
    await close();
    throw error;
  }

  /** A restart of PostgreSQL ends the session that holds the lock. */
  async function renewLock(): Promise<void> {
    while (!state.isClosed) {
      await delay(RETRY_INTERVAL, undefined, { ref: false });
      if (state.own && !state.isClosed && !lock.isConnected)
        await lock.take(state.own.stripe.port).catch(() => false);
    }
  }

  /** Waits until the process that runs the sandbox has ended, and goes on in its place. */
  async function takeOver(holder: Holder): Promise<void> {
    while (!state.isClosed && !state.own) {
      await delay(RETRY_INTERVAL, undefined, { ref: false });
      try {
        if (state.isClosed || (await ask(holder)) || !(await lock.take(holder.port))) continue;
        const sandbox = await runOwn(holder);
        if (state.isClosed) await sandbox.close();
      } catch (error) {
        // The port may not be free yet, or the database may be restarting.
        options.log.warn(
          { err: error },
          'the sandbox of another process has ended and cannot be replaced yet',
        );
      }
    }
  }
}

/** @returns undefined where another sandbox answers, or none */
async function ask({ port, id }: Pick<Holder, 'port' | 'id'>): Promise<Holder | undefined> {
  try {
    const response = await fetch(`http://localhost:${port}/sandbox`, { signal: AbortSignal.timeout(2000) });
    const answer = (await response.json()) as { id?: string; folder: string };
    return answer.id === id ? { port, id, folder: answer.folder } : undefined;
  } catch {
    return undefined;
  }
}

function unreachable(port: number | undefined): StartError {
  const where = port ? ` at port ${port} of its machine` : '';
  return new StartError(
    `Another server on this database runs the sandbox${where}, which cannot be reached from here: start this one on ` +
      'the same machine, give it a database of its own (DATABASE_URL), or set the keys of Stripe, Google and Postmark.',
  );
}

/** The session that holds the lock is named after the sandbox, so that the name goes when the process does. */
class SandboxLock {
  readonly #url: string;
  readonly #id: string;
  #client: pg.Client | undefined;
  #isReleased = false;

  constructor(url: string, id: string) {
    this.#url = url;
    this.#id = id;
  }

  /** @param port where the sandbox is, or will be */
  async take(port: number): Promise<boolean> {
    const client = await this.#connect();
    await client.query(`SET application_name = 'turnout sandbox ${port} ${this.#id}'`);
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [SANDBOX_LOCK]);
    return rows[0]?.taken === true;
  }

  async holder(): Promise<Pick<Holder, 'port' | 'id'> | undefined> {
    const client = await this.#connect();
    const { rows } = await client.query(
      `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND granted AND objid = $1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [SANDBOX_LOCK],
    );
    const [, port, id] = /^turnout sandbox (\d+) (\w+)$/.exec(rows[0]?.name ?? '') ?? [];
    return port && id ? { port: Number(port), id } : undefined;
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#client?.end();
  }

  async #connect(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    if (this.#isReleased) throw new Error('The lock was released');
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', () => {
      this.#client = undefined;
    });
    await client.connect();
    this.#client = client;
    return client;
  }
}
