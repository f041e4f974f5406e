import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../context.js';

/** Deletes an account's sign-ups and holds, and takes them off the counts of their events. */
export async function cancelSignUpsOfAccount(
  _context: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  // In the events' order, so that two accounts that are deleted at once wait for each other and do not deadlock.
  await manager.query(
    `SELECT FROM events WHERE id IN (
       SELECT event_id FROM sign_ups WHERE account_id = $1 UNION SELECT event_id FROM place_holds WHERE account_id = $1
     ) ORDER BY id FOR NO KEY UPDATE`,
    [accountId],
  );
  await manager.query(
    `WITH places AS (DELETE FROM sign_ups WHERE account_id = $1 RETURNING event_id),
     holds AS (DELETE FROM place_holds WHERE account_id = $1 RETURNING event_id)
     UPDATE events SET
       sign_up_count = sign_up_count - (SELECT count(*) FROM places WHERE event_id = id),
       held_count = held_count - (SELECT count(*) FROM holds WHERE event_id = id)
     WHERE id IN (SELECT event_id FROM places UNION SELECT event_id FROM holds)`,
    [accountId],
  );
}
