import pg from 'pg';
import { COUNT_UNKNOWN } from '../unknown-migrations.js';

/** Milliseconds. */
const PATIENCE = 2_000;

/** NEWER: a newer version has migrated the database, so this program may not understand it. */
export type DatabaseState = 'READY' | 'UNAVAILABLE' | 'NEWER';

/**
 * Whether PostgreSQL answers, asked by a connection of its own: when requests wait long for theirs, the process is busy
 * and not unfit, and a load balancer that took it away would give its crowd to the others.
 */
export class ReadinessProbe {
  readonly #pool: pg.Pool;
  #asking: Promise<DatabaseState> | undefined;

  /** @param known the names of the migrations that this program knows */
  constructor(
    url: string,
    private readonly known: readonly string[],
  ) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'turnout-readiness',
      max: 1,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    // A connection that was lost while idle is made anew by the next question.
    this.#pool.on('error', () => {});
  }

  /** Those who ask at the same time get one answer. */
  state(): Promise<DatabaseState> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #ask(): Promise<DatabaseState> {
    return this.#pool.query<{ count: number }>(COUNT_UNKNOWN, [this.known]).then(
      ({ rows: [unknown] }) => (unknown?.count ? 'NEWER' : 'READY'),
      () => 'UNAVAILABLE',
    );
  }
}
