import { read } from '../../platform/database/sql/read.js';
import type { BatchContext } from '../context.js';
import { visibleTo } from '../events/visible-to.js';

/** The owner of a sign-up, and its event. */
export interface Place {
  signUpId: string;
  eventId: string;
  accountId: string;
  /** The creator of the event. */
  createdById: string;
}

interface WantedSignUp {
  signUpId: string;
  /** The account that asks. */
  viewerId: string;
}

/** The places of these sign-ups, in their order; null where the sign-up or its event is not there for the account that asks. */
export async function findPlaces(
  { database }: Pick<BatchContext, 'database'>,
  wanted: readonly WantedSignUp[],
): Promise<(Place | null)[]> {
  const places = await read<Place & { position: number }>(
    database,
    `SELECT sign_ups.id AS "signUpId", event_id AS "eventId", account_id AS "accountId", created_by_id AS "createdById",
       wanted.position::int AS position
     FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS wanted (sign_up_id, viewer_id, position)
     JOIN sign_ups ON sign_ups.id = wanted.sign_up_id
     JOIN events ON events.id = event_id AND ${visibleTo('wanted.viewer_id')}`,
    [wanted.map(({ signUpId }) => signUpId), wanted.map(({ viewerId }) => viewerId)],
  );
  const found = new Map(places.map(({ position, ...place }) => [position, place]));
  return wanted.map((_, index) => found.get(index + 1) ?? null);
}
