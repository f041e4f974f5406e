import type { EntityManager } from 'typeorm';
import { Event } from './event.entity.js';
import { HAS_FREE_PLACE } from './places-left.js';

/** The way of a statement with rows that others have locked: it waits for them, or leaves them out. */
export type LockedRows = '' | 'SKIP LOCKED';

/**
 * A part of a statement that adds people to events: locks these events, in the order of ids, so that two batches never wait
 * for each other in a ring. It gives their rows as they are once they are locked: an event may have
 * changed while the statement waited.
 * @param people a table with a column event_id
 */
export const lockEvents = (people: string, lockedRows: LockedRows) => `
  SELECT * FROM events WHERE id IN (SELECT event_id FROM ${people}) ORDER BY id FOR NO KEY UPDATE ${lockedRows}`;

/** A part of the same statement: counts what was added. @param added a table with a column event_id */
export const countAdded = (count: 'sign_up_count' | 'waiting_count', added: string) => `
  UPDATE events SET ${count} = ${count} + how_many
  FROM (SELECT event_id, count(*)::int AS how_many FROM ${added} GROUP BY event_id) AS new
  WHERE events.id = event_id`;

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
