import { type EntityManager, In } from 'typeorm';
import { columnsOf } from '../../platform/database/sql/columns.js';
import type { LockedRows } from '../events/count-sign-ups.js';
import { Event } from '../events/event.entity.js';
import type { Place } from './find-places.js';
import { SignUp } from './sign-up.entity.js';

interface LockedPlace {
  event: Event;
  signUp: SignUp;
}

/**
 * Locks accounts, events and sign-ups in the order in which payments and deletions do, so that none waits in a ring.
 * @param lockedRows with SKIP LOCKED it waits for nobody
 * @returns a place by its sign-up's id. LOCKED: another transaction has locked its account or its event. A sign-up that is
 *   deleted has no entry
 */
export async function lockPlaces(
  manager: EntityManager,
  places: readonly Place[],
  lockedRows: LockedRows,
): Promise<Map<string, LockedPlace | 'LOCKED'>> {
  const accounts = await manager.query<{ id: string }[]>(
    `SELECT id FROM accounts WHERE id = ANY($1) ORDER BY id FOR KEY SHARE ${lockedRows}`,
    [places.map(({ accountId }) => accountId)],
  );
  const accountIds = new Set(accounts.map(({ id }) => id));
  const ofAccounts = places.filter(({ accountId }) => accountIds.has(accountId));
  const events = await lockEvents(
    manager,
    ofAccounts.map(({ eventId }) => eventId),
    lockedRows,
  );
  const signUps = await manager.find(SignUp, {
    // In the order in which scans lock them.
    order: { id: 'ASC' },
    where: { id: In(ofAccounts.map(({ signUpId }) => signUpId)), eventId: In([...events.keys()]) },
    lock: { mode: 'pessimistic_write' },
  });
  const found = new Map<string, LockedPlace | 'LOCKED'>();
  for (const { signUpId, accountId, eventId } of places) {
    const isLocked = accountIds.has(accountId) && events.has(eventId);
    if (!isLocked && lockedRows !== '') found.set(signUpId, 'LOCKED');
  }
  for (const signUp of signUps) found.set(signUp.id, { signUp, event: events.get(signUp.eventId) as Event });
  return found;
}

async function lockEvents(
  manager: EntityManager,
  ids: readonly string[],
  lockedRows: LockedRows,
): Promise<Map<string, Event>> {
  const columns = columnsOf(manager, Event);
  const events = await columns.query(
    manager,
    `SELECT ${columns.sql} FROM events WHERE id = ANY($1) AND deleted_at IS NULL
     ORDER BY id FOR NO KEY UPDATE ${lockedRows}`,
    [ids],
  );
  return new Map(events.map((event) => [event.id, event]));
}
