import pg from 'pg';

/** Any number that the database's other advisory locks do not use. */
const SANDBOX_LOCK = 8_270_013;

/** Where the process that holds the lock runs the sandbox. */
export interface SandboxPlace {
  port: number;
  id: string;
}

/** @returns false where another sandbox answers, or none */
export async function isSandboxRunning({ port, id }: SandboxPlace): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${port}/sandbox`, { signal: AbortSignal.timeout(2000) });
    const answer = (await response.json()) as { id?: string };
    return answer.id === id;
  } catch {
    return false;
  }
}

/** The session that holds the lock is named after the sandbox, so that the name goes when the process does. */
export class SandboxLock {
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

  async holder(): Promise<SandboxPlace | undefined> {
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

/** The port of the sandbox that a server on this database runs; null where none answers. */
export async function findRunningSandbox(databaseUrl: string): Promise<number | null> {
  const lock = new SandboxLock(databaseUrl, 'none');
  try {
    const holder = await lock.holder();
    return holder && (await isSandboxRunning(holder)) ? holder.port : null;
  } finally {
    await lock.release();
  }
}
