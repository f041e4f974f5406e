import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { read } from '../../platform/database/sql/read.js';
import { defineJob } from '../define-job.js';
import { changeCounts } from '../events/count-sign-ups.js';

/** People in one transaction. */
const BATCH_SIZE = 500;

/** Hourly: deletes who waits for an event that is over. An offer ends with its hold, see end-expired-holds.job.ts. */
export const endWaitingListsJob = defineJob({
  name: 'end-waiting-lists',
  schedule: '7 * * * *',
  batchSize: 1,
  schema: z.object({}),
  run: async ({ database, services: { clock } }) => {
    const now = clock.now();
    const ended = await read<{ eventId: string }>(
      database,
      `SELECT DISTINCT event_id AS "eventId" FROM waiting_list_entries JOIN events ON events.id = event_id
       WHERE ends_at <= $1 AND offer_expires_at IS NULL AND deleted_at IS NULL`,
      [now],
    );
    for (const { eventId } of ended) {
      let left = BATCH_SIZE;
      while (left === BATCH_SIZE)
        left = await transaction(database, (manager) => endWaitingOf(manager, eventId, now));
    }
  },
});

/** @returns how many have stopped waiting */
async function endWaitingOf(manager: EntityManager, eventId: string, now: Date): Promise<number> {
  // Locked, as by all who change its counts. It may have been moved meanwhile.
  const [, left] = await manager.query<[unknown, number]>(
    `WITH ended AS MATERIALIZED (SELECT id FROM events WHERE id = $1 AND ends_at <= $2 FOR NO KEY UPDATE)
     DELETE FROM waiting_list_entries WHERE id IN (
       SELECT waiting.id FROM ended JOIN waiting_list_entries AS waiting ON event_id = ended.id
       WHERE offer_expires_at IS NULL LIMIT ${BATCH_SIZE}
     ) AND offer_expires_at IS NULL`,
    [eventId, now],
  );
  await changeCounts(manager, eventId, { waiting: -left });
  return left;
}
