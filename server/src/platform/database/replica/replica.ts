import type pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Log } from '../../log.js';
import type { DatabaseOptions } from '../connection/database-options.js';
import { Database, databaseOf } from '../database.js';
import { SharedReading } from '../sql/shared-reading.js';
import { type Ask, currentPosition, replayedPosition, untilReplayed } from './replication-position.js';

/** Milliseconds that a statement on the replica may take, network included: its machine may be lost without a word. */
const PATIENCE = 3_000;

/** Milliseconds for which all reads go to the primary after the replica was too slow, or away. */
const PAUSE = 1_000;

/**
 * A streaming replica for reads. A read sees what any process has committed before it began: the replica has replayed
 * the primary's position as of then, or the primary answers. Positions are asked for once for all who wait, so what
 * the primary does for reads does not grow with their number.
 */
export class Replica {
  readonly #database: Database;
  readonly #current: SharedReading<bigint>;
  readonly #replaying: SharedReading<bigint>;
  #replayed = 0n;
  #pausedUntil = 0;
  #isAway = false;
  #connecting: Promise<unknown> | null = null;

  /** @param options of the replica: its role may read what the primary's may */
  constructor(
    options: DatabaseOptions,
    private readonly primary: DataSource,
    private readonly log: Log,
  ) {
    const ofPrimary = databaseOf(primary);
    this.#current = new SharedReading(() => currentPosition((sql) => ofPrimary.read(sql)));
    this.#database = new Database(options, {
      primary: ofPrimary,
      settings: {
        query_timeout: PATIENCE,
        verify: (client, done) => void this.#waitUntilCurrent(client).then(() => done(), done),
      },
    });
    this.#replaying = new SharedReading(async () => {
      this.#replayed = await replayedPosition((sql) => this.#database.read(sql));
      return this.#replayed;
    });
  }

  /** Where a read that begins now sees everything that was committed before the call. */
  async forRead(): Promise<EntityManager> {
    return (await this.#isCurrent()) ? this.#database.dataSource.manager : this.primary.manager;
  }

  async close(): Promise<void> {
    this.#pausedUntil = Number.POSITIVE_INFINITY;
    await this.#connecting;
    if (this.#isConnected) await this.#database.dataSource.destroy();
  }

  get #isConnected(): boolean {
    return this.#database.dataSource.isInitialized;
  }

  async #isCurrent(): Promise<boolean> {
    if (performance.now() < this.#pausedUntil) return false;
    if (!this.#isConnected) return this.#connect();
    const position = await this.#current.next();
    if (this.#replayed >= position) return this.#isBack();
    try {
      await untilReplayed(position, () => this.#replaying.next());
      return this.#isBack();
    } catch (err) {
      this.#pause('the replica is not there, or behind', err);
      return false;
    }
  }

  /** A replica that was restarted shows an older state for a while: a new connection to it is of no use before. */
  async #waitUntilCurrent(client: pg.PoolClient): Promise<void> {
    const ask: Ask = async (sql) => (await client.query(sql)).rows;
    await untilReplayed(await this.#current.next(), () => replayedPosition(ask));
  }

  /** Reads need not wait for a replica that comes back. */
  #connect(): false {
    this.#connecting ??= this.#database.dataSource
      .initialize()
      .catch((err: unknown) => this.#pause('the replica cannot be reached', err))
      .finally(() => {
        this.#connecting = null;
      });
    return false;
  }

  #isBack(): true {
    if (this.#isAway) this.log.info('the replica answers reads again');
    this.#isAway = false;
    return true;
  }

  /** A replica may be away for hours, so what is logged is that it goes, and that it is back. */
  #pause(reason: string, err?: unknown): void {
    if (performance.now() < this.#pausedUntil) return;
    this.#pausedUntil = performance.now() + PAUSE;
    if (!this.#isAway) this.log.warn({ err }, `${reason}: the primary answers reads until it is back`);
    this.#isAway = true;
  }
}
