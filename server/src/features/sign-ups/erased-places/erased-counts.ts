import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';

/** SQL of the number of places at an event whose people are erased. @param event the event's id */
export const erasedPlacesOf = (event: string) =>
  `(SELECT coalesce(sum(place_count), 0)::int FROM erased_places WHERE event_id = ${event})`;

/** How many places of each event's `signUpCount` are those of people who are erased. */
export const erasedPlaceCounts: BatchFunction<{ database: EntityManager }, string, number> = (
  { database },
  eventIds,
) => countErasedPlaces(database, eventIds);

/** @returns in the order of the events */
export async function countErasedPlaces(
  database: EntityManager,
  eventIds: readonly string[],
): Promise<number[]> {
  const counts = await read<{ eventId: string; count: number }>(
    database,
    `SELECT event_id AS "eventId", sum(place_count)::int AS count FROM erased_places
     WHERE event_id = ANY($1) GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
}
