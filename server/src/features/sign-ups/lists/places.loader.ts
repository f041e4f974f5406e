import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Event } from '../../events/event.entity.js';
import { findEvents } from '../../events/find-event.js';
import { SignUp } from '../sign-up.entity.js';

export interface Place {
  signUp: SignUp;
  event: Event;
}

/** Sign-ups by their ids, each with its event; null where the sign-up or its event is deleted. */
export const placesById: BatchFunction<{ database: EntityManager }, string, Place | null> = async (
  { database },
  ids,
) => {
  const columns = columnsOf(database, SignUp);
  const signUps = await columns.query(database, `SELECT ${columns.sql} FROM sign_ups WHERE id = ANY($1)`, [
    ids,
  ]);
  const events = await findEvents(database, [...new Set(signUps.map(({ eventId }) => eventId))]);
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const placeOf = new Map(
    signUps.map((signUp) => {
      const event = eventOf.get(signUp.eventId);
      return [signUp.id, event ? { signUp, event } : null];
    }),
  );
  return ids.map((id) => placeOf.get(id) ?? null);
};
