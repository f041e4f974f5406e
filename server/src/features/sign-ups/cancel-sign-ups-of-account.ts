import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { SignUp } from './sign-up.entity.js';

/** Deletes an account's sign-ups and takes them off the counts of their events. */
export async function cancelSignUpsOfAccount(
  _context: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  // In the events' order, so that two accounts that are deleted at once wait for each other and do not deadlock.
  await manager.query(
    `UPDATE events SET sign_up_count = sign_up_count - 1
     WHERE id IN (
       SELECT id FROM events WHERE id IN (SELECT event_id FROM sign_ups WHERE account_id = $1)
       ORDER BY id FOR NO KEY UPDATE
     )`,
    [accountId],
  );
  await manager.delete(SignUp, { accountId });
}
