import { read } from '../../platform/database/sql/read.js';
import type { BatchContext } from '../context.js';
import { IS_VISIBLE } from '../events/visible-to.js';

/** The owner of a sign-up, and its event. */
export interface Place {
  signUpId: string;
  eventId: string;
  accountId: string;
  /** The creator of the event. */
  createdById: string;
}

/** The places of these sign-ups, in their order; null where the sign-up or its event is not there. */
export async function findPlaces(
  { database }: Pick<BatchContext, 'database'>,
  signUpIds: readonly string[],
): Promise<(Place | null)[]> {
  const places = await read<Place>(
    database,
    `SELECT sign_ups.id AS "signUpId", event_id AS "eventId", account_id AS "accountId", created_by_id AS "createdById"
     FROM sign_ups JOIN events ON events.id = event_id AND ${IS_VISIBLE}
     WHERE sign_ups.id = ANY($1)`,
    [signUpIds],
  );
  const found = new Map(places.map((place) => [place.signUpId, place]));
  return signUpIds.map((id) => found.get(id.toLowerCase()) ?? null);
}
