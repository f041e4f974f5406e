import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { AdmissionQueue } from '../admission/admission.js';
import { currentRequest, errorOfWaiting, hasCommitted } from '../admission/request-state.js';
import { isLoss } from './connection-loss.js';

/** A request that has changed something waits so often as long for a new connection as the pool's settings say. */
const ATTEMPTS_AFTER_COMMIT = 5;
/** Milliseconds until a database that is away is asked for a connection again. */
const GAP = 100;

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
      const { connectionTimeoutMillis: patience = 0 } = this.options;
      const client = await this.#open(hasCommitted() ? ATTEMPTS_AFTER_COMMIT * patience : 0);
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

  /** @param patience milliseconds for attempts after one that fails, if the database is slow or away */
  async #open(patience: number): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      const isSlow = isTimeout(error);
      const left = patience - (isSlow ? (this.options.connectionTimeoutMillis ?? 0) : GAP);
      if (left <= 0 || !(isSlow || isLoss(error))) throw error;
      if (!isSlow) await delay(GAP);
      return this.#open(left);
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

/**
 * The messages of pg-pool, which has no codes: one that was to be opened took too long, or one that seemed to be idle
 * was lost first.
 */
const timeouts = [
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
];

/** PostgreSQL, or the machine, was too slow to open a connection. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && timeouts.includes(error.message);
}
