import { expect } from 'vitest';
import type { ServerProcess } from './server-process.js';
import type { TestDatabase } from './test-database.js';
import { waitUntil } from './wait-until.js';

/** Ends a server with -9, and with it what it was doing in the database. */
export async function killServer(
  database: TestDatabase,
  { child }: Pick<ServerProcess, 'child'>,
): Promise<void> {
  child.kill('SIGKILL');
  await waitUntil(async () => {
    const connections = await database.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'turnout%'
         AND application_name NOT LIKE 'turnout sandbox%'`,
    );
    expect(connections).toEqual([]);
  });
}

/** Gives the jobs of a killed worker back to the queue at once; the queue itself waits for half a minute. */
export async function takeFromKilled(database: TestDatabase): Promise<void> {
  await database.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state IN ('active', 'retry')`,
  );
}

/** The cancellation was five minutes ago, for all cancelled events and for the job that carries it out. */
export async function letUndoWindowPass(database: TestDatabase): Promise<void> {
  const [event] = await database.query<{ cancelledAt: Date }>(
    `UPDATE events SET cancelled_at = date_trunc('milliseconds', now() - interval '5 minutes') WHERE cancelled_at IS NOT NULL
     RETURNING cancelled_at AS "cancelledAt"`,
  );
  await database.query(
    `UPDATE pgboss.job SET start_after = now(), data = data || $1
     WHERE name IN ('finish-event-cancellation', 'notify-people-of-events')`,
    [JSON.stringify({ cancelledAt: event?.cancelledAt.toISOString() })],
  );
}
