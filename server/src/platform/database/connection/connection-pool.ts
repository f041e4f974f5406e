import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { AdmissionQueue, PATIENCE } from '../admission/admission.js';
import { currentRequest, hasCommitted } from '../admission/request-state.js';
import { Connection } from './connection.js';
import { ConnectionLostError, isLoss } from './connection-loss.js';

/** A request that has changed something waits so often as long for a new connection. */
const ATTEMPTS_AFTER_COMMIT = 5;
/** Milliseconds until a database that is away is asked for a connection again. */
const GAP = 100;

/** Is told how requests and jobs get their connections. */
export interface PoolObserver {
  waited(seconds: number): void;
  refused(): void;
}

/** pg's pool behind the admission queue, which says whose turn for a connection it is. */
export class ConnectionPool {
  observer: PoolObserver = { waited: () => {}, refused: () => {} };
  readonly max: number;
  readonly #admission: AdmissionQueue;
  #pool: pg.Pool;

  /** @param patience in milliseconds, for a new connection */
  constructor(
    private readonly settings: pg.PoolConfig & { max: number },
    private readonly patience = PATIENCE.opening,
  ) {
    this.max = settings.max;
    this.#admission = new AdmissionQueue(this.max);
    this.#pool = this.#newPool();
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.#admission.size;
  }

  /** How many of them are requests, and no jobs. */
  get waitingRequests(): number {
    return this.#admission.waitingRequests;
  }

  /** How many connections are open. */
  get totalCount(): number {
    return this.#pool.totalCount;
  }

  get idleCount(): number {
    return this.#pool.idleCount;
  }

  /** A connection, when it is the caller's turn. The caller releases it. */
  async lease(): Promise<Connection> {
    const leave = await this.#enter();
    try {
      return await this.#open(leave, hasCommitted() ? ATTEMPTS_AFTER_COMMIT * this.patience : 0);
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Again, after `end`. */
  open(): void {
    if (this.#pool.ending) this.#pool = this.#newPool();
  }

  /** Closes all connections, those in use once their users release them. */
  end(): Promise<void> {
    return this.#pool.end();
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

  /** @param patience milliseconds for attempts after one that fails, if the database is slow or away */
  async #open(onEnd: () => void, patience: number): Promise<Connection> {
    try {
      return await this.#connect(onEnd);
    } catch (error) {
      const isSlow = error instanceof ConnectionLostError;
      const left = patience - (isSlow ? this.patience : GAP);
      if (left <= 0 || !(isSlow || isLoss(error))) throw error;
      if (!isSlow) await delay(GAP);
      return this.#open(onEnd, left);
    }
  }

  #connect(onEnd: () => void): Promise<Connection> {
    const time = currentRequest()?.databaseTime;
    return new Promise((resolve, reject) => {
      this.#pool.connect((error, client) => {
        if (!client) return reject(isTimeout(error) ? this.#tooSlow(error) : error);
        const began = performance.now();
        // At once: a loss in this same turn must not be missed.
        const connection = new Connection(client, () => {
          onEnd();
          if (time) time.milliseconds += performance.now() - began;
        });
        resolve(connection);
      });
    });
  }

  #tooSlow(cause: unknown): ConnectionLostError {
    return new ConnectionLostError(`No connection to the database was opened within ${this.patience} ms`, {
      cause,
    });
  }

  #newPool(): pg.Pool {
    const { max, verify, ...settings } = this.settings;
    // By the pool's own limit a connection that is free would take a timer, too.
    const ofClient = { ...settings, connectionTimeoutMillis: this.patience };
    const Client = function newClient() {
      // Node ends the process where no one listens to this, even for a moment.
      return new pg.Client(ofClient).on('error', () => {});
    } as unknown as new () => pg.Client;
    return new pg.Pool({ max, verify, Client }).on('error', () => {});
  }
}

/** pg was too slow to open a connection. Its error has no code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}
