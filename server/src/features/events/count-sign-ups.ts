import type { EntityManager } from 'typeorm';
import { Event } from './event.entity.js';

/**
 * Counts one more sign-up to the free event $1, as a part of the statement that adds it; gives the event's id. There
 * is no row, and nothing changes, when the event has a price or is gone.
 */
export const COUNT_FREE_SIGN_UP = `
  UPDATE events SET sign_up_count = sign_up_count + 1 WHERE id = $1 AND price_pence = 0 RETURNING id`;

/** Counts one more sign-up to an event, in the transaction that adds it. */
export async function countSignUp(manager: EntityManager, eventId: string): Promise<void> {
  await manager.increment(Event, { id: eventId }, 'signUpCount', 1);
}
