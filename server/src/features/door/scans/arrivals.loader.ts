import { In } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { Arrival } from './arrival.entity.js';
import { countedArrivals } from './erase-arrivals.js';
import { ScanOutcome } from './scan-outcome.js';

/** When each place has arrived; null for one that has not. */
export const arrivalTimes: BatchFunction<Context, string, Date | null> = async ({ database }, signUpIds) => {
  const arrivals = await database.findBy(Arrival, { signUpId: In([...signUpIds]) });
  const byPlace = new Map(arrivals.map(({ signUpId, arrivedAt }) => [signUpId, arrivedAt]));
  return signUpIds.map((id) => byPlace.get(id) ?? null);
};

/** More entrances than a building has; the names are typed by helpers. */
export const MAX_DOORS = 50;

interface DoorCount {
  door: string;
  arrivedCount: number;
}

/** How many have arrived at each event, by door, the busiest first. */
export const arrivalsByDoor: BatchFunction<Context, string, DoorCount[]> = async ({ database }, eventIds) => {
  const counts = await read<DoorCount & { eventId: string }>(
    database,
    `SELECT event_id AS "eventId", door, sum(arrived_count)::int AS "arrivedCount"
     FROM (${countedArrivals('event_id = ANY($1)')}) AS counted
     GROUP BY event_id, door ORDER BY "arrivedCount" DESC, door`,
    [eventIds],
  );
  return eventIds.map((id) => counts.filter(({ eventId }) => eventId === id));
};

/** How many people have arrived at each event. */
export const arrivalCounts: BatchFunction<Context, string, number> = async ({ loaders }, eventIds) => {
  const byDoor = await loaders.of(arrivalsByDoor).loadMany(eventIds);
  return byDoor.map((doors) =>
    doors instanceof Error ? doors : doors.reduce((sum, { arrivedCount }) => sum + arrivedCount, 0),
  );
};

/** How many scans at each event were of tickets whose people had arrived already. */
export const alreadyInCounts: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await read<{ eventId: string; scanCount: number }>(
    database,
    `SELECT event_id AS "eventId", count(*)::int AS "scanCount" FROM scans
     WHERE event_id = ANY($1) AND outcome = $2 GROUP BY event_id`,
    [eventIds, ScanOutcome.ALREADY_IN],
  );
  const byEvent = new Map(counts.map(({ eventId, scanCount }) => [eventId, scanCount]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};
