import type { EntityManager } from 'typeorm';
import { Event } from './event.entity.js';
import { HAS_FREE_PLACE } from './places-left.js';

/**
 * Counts one more sign-up to the event $1 at the time $2, as a part of the statement that adds it: where the event is
 * free of charge, not over and not full. Gives no row otherwise. Who comes to a full event does not wait for its row:
 * PostgreSQL looks at the row as it is before it waits for the lock, and again when it has the lock.
 */
export const countFreeSignUpUnless = (condition: string) => `
  UPDATE events SET sign_up_count = sign_up_count + 1
  WHERE id = $1 AND deleted_at IS NULL AND ends_at > $2 AND price_pence = 0 AND ${HAS_FREE_PLACE}
    AND NOT ${condition}
  RETURNING id`;

/** Counts one more sign-up to an event, in the transaction that adds it. */
export async function countSignUp(manager: EntityManager, eventId: string): Promise<void> {
  await manager.increment(Event, { id: eventId }, 'signUpCount', 1);
}

/**
 * Counts one more sign-up where the event has a free place, in the transaction that adds it.
 * @returns whether there was one
 */
export async function countSignUpToFreePlace(manager: EntityManager, eventId: string): Promise<boolean> {
  const [, counted] = await manager.query<[unknown, number]>(
    `UPDATE events SET sign_up_count = sign_up_count + 1 WHERE id = $1 AND ${HAS_FREE_PLACE}`,
    [eventId],
  );
  return counted === 1;
}

/** Takes sign-ups off the count of an event, in the transaction that deletes them. */
export async function uncountSignUps(
  manager: EntityManager,
  eventId: string,
  howMany: number,
): Promise<void> {
  await manager.decrement(Event, { id: eventId }, 'signUpCount', howMany);
}

/** Holds one more place of an event, where it has a free one. @returns whether there was one */
export async function countHeldPlace(manager: EntityManager, eventId: string): Promise<boolean> {
  const [, counted] = await manager.query<[unknown, number]>(
    `UPDATE events SET held_count = held_count + 1 WHERE id = $1 AND ${HAS_FREE_PLACE}`,
    [eventId],
  );
  return counted === 1;
}

/**
 * Changes the counts of an event by so many, in the transaction that adds or deletes the rows: people who signed up,
 * places that are held, people who wait.
 */
export async function changeCounts(
  manager: EntityManager,
  eventId: string,
  { signUps = 0, held = 0, waiting = 0 }: { signUps?: number; held?: number; waiting?: number },
): Promise<void> {
  await manager.query(
    `UPDATE events SET sign_up_count = sign_up_count + $2, held_count = held_count + $3,
       waiting_count = waiting_count + $4 WHERE id = $1`,
    [eventId, signUps, held, waiting],
  );
}
