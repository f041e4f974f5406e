import { expect } from 'vitest';
import type { HeldRows } from './held-rows.js';
import type { ServerProcess } from './server-process.js';
import type { TestDatabase } from './test-database.js';
import { waitUntil } from './wait-until.js';

type Killed = Pick<ServerProcess, 'child'>;

/** Ends a server with -9, and with it what it was doing in the database. */
export async function killServer(database: TestDatabase, { child }: Killed): Promise<void> {
  child.kill('SIGKILL');
  await waitUntil(async () => {
    const connections = await database.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'turnout%'`,
    );
    expect(connections).toEqual([]);
  });
}

export async function killWhileItWaits(
  database: TestDatabase,
  server: Killed,
  held: HeldRows,
): Promise<void> {
  await held.waiting(1);
  await killServer(database, server);
  await held.release();
}

/** The cancellation was five minutes ago, for all cancelled events and for the job that carries it out. */
export async function letUndoWindowPass(database: TestDatabase): Promise<void> {
  const [event] = await database.query<{ cancelledAt: Date }>(
    `UPDATE events SET cancelled_at = cancelled_at - interval '5 minutes' WHERE cancelled_at IS NOT NULL
     RETURNING cancelled_at AS "cancelledAt"`,
  );
  await database.query(
    `UPDATE pgboss.job SET start_after = now(), data = data || $1
     WHERE name IN ('finish-event-cancellation', 'notify-people-of-events')`,
    [JSON.stringify({ cancelledAt: event?.cancelledAt.toISOString() })],
  );
}
