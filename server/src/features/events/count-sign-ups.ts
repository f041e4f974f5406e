import type { EntityManager } from 'typeorm';
import { Event } from './event.entity.js';

/** How a sign-up to a free event ends; or the event has a price, is over, or there is no such event (any more). */
export type SignUpOutcome = 'signed-up' | 'priced' | 'ended' | 'gone';

/**
 * Counts one more sign-up to the event $1 at the time $2, as a part of the statement that adds it. Gives the `outcome` by the event as
 * it is when its row is locked; no row when the event is gone. Whatever is not 'signed-up' must be rolled back.
 */
export const COUNT_FREE_SIGN_UP = `
  UPDATE events SET sign_up_count = sign_up_count + 1 WHERE id = $1 AND deleted_at IS NULL
  RETURNING CASE WHEN ends_at <= $2 THEN 'ended' WHEN price_pence > 0 THEN 'priced' ELSE 'signed-up' END AS outcome`;

/** Counts one more sign-up to an event, in the transaction that adds it. */
export async function countSignUp(manager: EntityManager, eventId: string): Promise<void> {
  await manager.increment(Event, { id: eventId }, 'signUpCount', 1);
}

/** Takes sign-ups off the count of an event, in the transaction that deletes them. */
export async function uncountSignUps(
  manager: EntityManager,
  eventId: string,
  howMany: number,
): Promise<void> {
  await manager.decrement(Event, { id: eventId }, 'signUpCount', howMany);
}
