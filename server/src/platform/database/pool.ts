import pg from 'pg';
import { AdmissionQueue } from './admission.js';
import { currentRequest, errorOfWaiting, hasCommitted } from './request-state.js';

/** How often a connection is tried to be opened for who has changed something: each time as long as the pool's settings say. */
const ATTEMPTS_AFTER_COMMIT = 5;

type Callback = Parameters<pg.Pool['connect']>[0];

/** Is told how requests and jobs get their connections. */
export interface PoolObserver {
  waited(seconds: number): void;
  refused(): void;
}

/** pg's pool, whose connections are given out by the admission queue instead of in the order of the requests. */
export class Pool extends pg.Pool {
  observer: PoolObserver = { waited: () => {}, refused: () => {} };
  readonly #admission: AdmissionQueue;

  constructor(settings: pg.PoolConfig) {
    super(settings);
    this.#admission = new AdmissionQueue(this.options.max);
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.#admission.size;
  }

  /** How many of them are requests, and no jobs. */
  get waitingRequests(): number {
    return this.#admission.waitingRequests;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connecting = this.lease();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (destroy) => client.release(destroy)),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** A connection, when it is the caller's turn. */
  protected async lease(): Promise<pg.PoolClient> {
    const leave = await this.#enter();
    try {
      const client = await this.#open(hasCommitted() ? ATTEMPTS_AFTER_COMMIT : 1);
      const release = client.release.bind(client);
      const time = currentRequest()?.databaseTime;
      const began = performance.now();
      client.release = (destroy) => {
        release(destroy);
        leave();
        if (time) time.milliseconds += performance.now() - began;
      };
      return client;
    } catch (error) {
      leave();
      throw isTimeout(error) ? errorOfWaiting(error) : error;
    }
  }

  async #open(attempts: number): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      if (attempts > 1 && isTimeout(error)) return this.#open(attempts - 1);
      throw error;
    }
  }

  async #enter(): Promise<() => void> {
    const askedAt = performance.now();
    try {
      const leave = await this.#admission.enter();
      this.observer.waited((performance.now() - askedAt) / 1_000);
      return leave;
    } catch (error) {
      this.observer.refused();
      throw error;
    }
  }
}

/** What pg-pool says, which has no codes: one that was to be opened took too long, or one that seemed to be idle was gone first. */
const timeouts = [
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
];

/** PostgreSQL, or the machine, was too slow to open a connection. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && timeouts.includes(error.message);
}
