import type { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import { newDoorPassSecret } from '../../src/features/door/passes/door-pass-secret.js';
import { fillEvent } from '../large-event.js';
import { makeFreeEvents, signInCreator } from '../sign-ups/fill-sign-ups.js';
import type { Place } from './tickets.js';

export interface FilledDoor {
  eventId: string;
  places: Place[];
  /** Of a door pass. */
  secret: string;
}

/** An event with so many places, whose owner is signed in as `bench-creator`, and a door pass. */
export async function fillDoor(database: DataSource, attendees: number): Promise<FilledDoor> {
  const [eventId = ''] = await makeFreeEvents(database, 1);
  await fillEvent(database, eventId, { attendees });
  await signInCreator(database);
  const secret = newDoorPassSecret();
  await database.query(
    `INSERT INTO door_passes (id, event_id, token_hash, name, may_search, may_undo, created_by_id, created_at)
     SELECT $1, id, $3, 'North', false, false, created_by_id, now() FROM events WHERE id = $2`,
    [newId(), eventId, hashOfToken(secret)],
  );
  const places = await database.query('SELECT id, ticket_code AS code FROM sign_ups WHERE event_id = $1', [
    eventId,
  ]);
  await database.query('VACUUM ANALYZE');
  return { eventId, places, secret };
}

/** All people are outside again, and those who have signed up since have no place. */
export async function emptyDoor(
  database: DataSource,
  { eventId, places }: Pick<FilledDoor, 'eventId' | 'places'>,
): Promise<void> {
  await database.query('TRUNCATE scans, arrivals');
  await database.query(`DELETE FROM sign_ups WHERE event_id = $1 AND email LIKE 'bench-%'`, [eventId]);
  await database.query('UPDATE events SET sign_up_count = $2 WHERE id = $1', [eventId, places.length]);
}
