import pg from 'pg';

/** Milliseconds. */
const PATIENCE = 2_000;

/**
 * Whether PostgreSQL answers, asked by a connection of its own: when requests wait long for theirs, the process is busy
 * and not unfit, and a load balancer that took it away would give its crowd to the others.
 */
export class ReadinessProbe {
  readonly #pool: pg.Pool;
  #asking: Promise<boolean> | undefined;

  constructor(url: string) {
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
  answers(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #ask(): Promise<boolean> {
    return this.#pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}
