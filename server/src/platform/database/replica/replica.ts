import type { DataSource, EntityManager } from 'typeorm';
import type { Log } from '../../log.js';
import { createDataSource, type DatabaseOptions, poolOf } from '../connection/data-source.js';
import { SharedReading } from '../sql/shared-reading.js';
import { replicaPool } from './replica-pool.js';
import { currentPosition, replayedPosition, untilReplayed } from './replication-position.js';

/** Milliseconds for which all reads go to the primary after the replica was too slow, or away. */
const PAUSE = 1_000;

/**
 * A streaming replica for reads. A read sees what any process has committed before it began: the replica has replayed
 * the primary's position as of then, or the primary answers. Positions are asked for once for all who wait, so what
 * the primary does for reads does not grow with their number.
 */
export class Replica {
  readonly #database: DataSource;
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
    this.#current = new SharedReading(() => currentPosition(primary));
    this.#database = createDataSource(
      options,
      replicaPool(
        () => poolOf(primary),
        () => this.#current.next(),
      ),
    );
    this.#replaying = new SharedReading(async () => {
      this.#replayed = await replayedPosition(this.#database);
      return this.#replayed;
    });
  }

  /** Where a read that begins now sees everything that was committed before the call. */
  async forRead(): Promise<EntityManager> {
    return (await this.#isCurrent()) ? this.#database.manager : this.primary.manager;
  }

  async close(): Promise<void> {
    this.#pausedUntil = Number.POSITIVE_INFINITY;
    await this.#connecting;
    if (this.#database.isInitialized) await this.#database.destroy();
  }

  async #isCurrent(): Promise<boolean> {
    if (performance.now() < this.#pausedUntil) return false;
    if (!this.#database.isInitialized) return this.#connect();
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

  /** Reads need not wait for a replica that comes back. */
  #connect(): false {
    this.#connecting ??= this.#database
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
