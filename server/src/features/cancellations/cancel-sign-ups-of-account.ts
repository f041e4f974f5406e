import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';
import { giveFreePlacesJob } from '../waiting-list/give-free-places.job.js';
import { signUpsEnded } from './causes.js';

/** The events at which an account has a place, holds one or waits for one. */
const EVENTS_OF_ACCOUNT = ['sign_ups', 'place_holds', 'waiting_list_entries']
  .map((table) => `SELECT event_id FROM ${table} WHERE account_id = $1`)
  .join(' UNION ');

/**
 * Deletes an account's sign-ups, holds and entries in waiting lists, and takes them off the counts of their events. A
 * job gives the free places to those who wait.
 */
export async function cancelSignUpsOfAccount(
  { services: { jobs }, runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  // In the events' order, so that two accounts that are deleted at once wait for each other and do not deadlock.
  await manager.query(`SELECT FROM events WHERE id IN (${EVENTS_OF_ACCOUNT}) ORDER BY id FOR NO KEY UPDATE`, [
    accountId,
  ]);
  const lost = await manager.find(SignUp, { select: { id: true, eventId: true }, where: { accountId } });
  const signUps = lost.map(({ id: signUpId, eventId }) => ({ signUpId, eventId }));
  await runConsequences(signUpsEnded, manager, { signUps });
  const [left] = await manager.query<[{ id: string; waiting: number }[], number]>(
    `WITH places AS (DELETE FROM sign_ups WHERE account_id = $1 RETURNING event_id),
     holds AS (DELETE FROM place_holds WHERE account_id = $1 RETURNING event_id),
     entries AS (DELETE FROM waiting_list_entries WHERE account_id = $1 RETURNING event_id, offer_expires_at),
     left_events AS (
       SELECT event_id FROM places UNION SELECT event_id FROM holds UNION SELECT event_id FROM entries
     )
     UPDATE events SET
       sign_up_count = sign_up_count - (SELECT count(*) FROM places WHERE event_id = id),
       held_count = held_count - (SELECT count(*) FROM holds WHERE event_id = id),
       waiting_count = waiting_count
         - (SELECT count(*) FROM entries WHERE event_id = id AND offer_expires_at IS NULL)
     WHERE id IN (SELECT event_id FROM left_events)
     RETURNING id, waiting_count AS waiting`,
    [accountId],
  );
  const data = left.filter(({ waiting }) => waiting > 0).map(({ id }) => ({ eventId: id }));
  await jobs.enqueueAll(manager, giveFreePlacesJob, data);
}
