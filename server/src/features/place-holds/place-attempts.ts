import type { EntityManager } from 'typeorm';
import { violates } from '../../platform/database/connection/transaction.js';
import { PLACE_ATTEMPT_ACCOUNT, PLACE_ATTEMPT_EVENT, PlaceAttempt } from './place-attempt.entity.js';

/** Milliseconds in which an account that gave up a held place leaves the next one to others who ask. */
const LEFT_TO_OTHERS = 60 * 60_000;

/** More refusals of one event are not stored: one is enough to say that others ask, and a crowd writes nothing. */
const MOST_REFUSALS = 10;

interface Holder {
  eventId: string;
  accountId: string;
}

/** Whether account $2 gave up a held place at event $1 after $3, and another account was refused one since then. */
const LEAVES_PLACE_TO_OTHERS = `
  EXISTS (SELECT FROM place_attempts WHERE event_id = $1 AND account_id = $2 AND gave_up_at > $3)
  AND EXISTS (SELECT FROM place_attempts WHERE event_id = $1 AND account_id <> $2 AND refused_at > $3)`;

/** Whether an account may hold no place now, because it gave one up and others ask. The event is locked. */
export async function leavesPlaceToOthers(
  manager: EntityManager,
  { eventId, accountId }: Holder,
  now: Date,
): Promise<boolean> {
  const [row] = await manager.query<[{ leaves: boolean }]>(`SELECT ${LEAVES_PLACE_TO_OTHERS} AS leaves`, [
    eventId,
    accountId,
    hourBefore(now),
  ]);
  return row.leaves;
}

/** Stores that a held place became free again, unpaid: in the transaction that ends the hold. */
export async function storeGivenUpPlace(
  manager: EntityManager,
  { eventId, accountId }: Holder,
  now: Date,
): Promise<void> {
  await manager.upsert(PlaceAttempt, { eventId, accountId, gaveUpAt: now }, ['eventId', 'accountId']);
}

/** Stores that an account asked for a place in vain, unless enough others did within the hour. */
export async function storeRefusedPlace(
  database: EntityManager,
  { eventId, accountId }: Holder,
  now: Date,
): Promise<void> {
  await database
    .query(
      `INSERT INTO place_attempts (event_id, account_id, refused_at)
       SELECT $1, $2, $3
       WHERE (
         SELECT count(*) FROM (
           SELECT FROM place_attempts
           WHERE event_id = $1 AND account_id <> $2 AND refused_at > $4 LIMIT ${MOST_REFUSALS}
         ) AS fresh
       ) < ${MOST_REFUSALS}
       ON CONFLICT (event_id, account_id) DO UPDATE SET refused_at = excluded.refused_at`,
      [eventId, accountId, now, hourBefore(now)],
    )
    .catch((error: unknown) => {
      // Event or account were deleted at that moment.
      if (!violates(error, PLACE_ATTEMPT_EVENT) && !violates(error, PLACE_ATTEMPT_ACCOUNT)) throw error;
    });
}

/** An account with a place asks for none any more. */
export async function clearRefusal(manager: EntityManager, { eventId, accountId }: Holder): Promise<void> {
  await manager.update(PlaceAttempt, { eventId, accountId }, { refusedAt: null });
}

/** Deletes what is older than the rule looks back. */
export async function deleteOldPlaceAttempts(database: EntityManager, now: Date): Promise<void> {
  await database
    .createQueryBuilder()
    .delete()
    .from(PlaceAttempt)
    .where('coalesce(gave_up_at, :old) <= :old AND coalesce(refused_at, :old) <= :old', {
      old: hourBefore(now),
    })
    .execute();
}

function hourBefore(now: Date): Date {
  return new Date(now.getTime() - LEFT_TO_OTHERS);
}
