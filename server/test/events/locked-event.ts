import { expect } from 'vitest';
import { hold } from '../support/held-rows.js';
import type { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

/**
 * Starts requests that all change one event while its row is locked, and lets them go on when every one of them waits
 * for it, by itself or in a batch: so they meet, each time.
 */
export async function meetingAt<Answers extends Promise<unknown>[]>(
  app: TestApp,
  eventId: string,
  start: () => [...Answers],
) {
  const holder = app.dataSource.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('SELECT 1 FROM events WHERE id = $1 FOR UPDATE', [eventId]);
    const answers = start();
    await waitUntil(async () => {
      // Those of a batch are in its lane: its own statement is none of them.
      const waiting = await app.database.query(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
           AND query NOT LIKE '%json_populate_recordset%' AND query NOT LIKE '%events WHERE id = ANY(%'`,
      );
      expect(waiting.length + app.batches.inLanes).toBe(answers.length);
    });
    await holder.commitTransaction();
    return await Promise.all(answers);
  } finally {
    await holder.release();
  }
}

/** Lets steps wait for an event's row while it is locked, so that they meet: the first of them gets it before the others. */
export async function inTurn(
  { database }: TestApp,
  eventId: string,
  [first, ...others]: [() => Promise<unknown>, ...(() => Promise<unknown>)[]],
): Promise<void> {
  const held = await hold(database, 'SELECT 1 FROM events WHERE id = $1 FOR UPDATE', [eventId]);
  const one = first();
  await held.waiting(1);
  const rest = others.map((step) => step());
  await held.waiting(1 + rest.length);
  await held.release();
  await Promise.all([one, ...rest]);
}
