import pg from 'pg';
import { expect } from 'vitest';
import { atEnd } from './after-file.js';
import type { TestDatabase } from './test-database.js';
import { waitUntil } from './wait-until.js';

/**
 * The connections that wait for a process, or for another that waits for it. Not one that waited for something else a
 * moment ago.
 */
const WAITING = `
  WITH RECURSIVE waiting AS (
    SELECT $1::int AS pid
    UNION
    SELECT others.pid FROM pg_stat_activity AS others JOIN waiting ON waiting.pid = ANY(pg_blocking_pids(others.pid))
    WHERE datname = current_database() AND wait_event_type = 'Lock'
  ) SELECT pid FROM waiting WHERE pid <> $1`;

export interface HeldRows {
  /** Resolves when so many others wait for what is held. */
  waiting(others: number): Promise<void>;
  release(): Promise<void>;
  /** Releases it as it was changed. */
  commit(): Promise<unknown>;
}

/** Holds what a statement locks until it is released or the test (or the file) ends, so that others meet there, each time. */
export async function hold(database: TestDatabase, sql: string, values: unknown[]): Promise<HeldRows> {
  const holder = new pg.Client({ connectionString: database.url });
  // A test that fails has its database dropped, which would fail the test that runs then, too.
  holder.on('error', () => {});
  await holder.connect();
  atEnd(() => holder.end());
  await holder.query('BEGIN');
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { rowCount } = await holder.query(sql, values);
  // Null: it locks something else than rows.
  if (rowCount === 0) throw new Error(`Nothing to hold: ${sql}`);
  return {
    waiting: (others) =>
      waitUntil(async () => {
        const found = await database.query(WAITING, [rows[0]?.pid]);
        expect(found).toHaveLength(others);
      }),
    release: () => holder.end(),
    commit: () => holder.query('COMMIT'),
  };
}
