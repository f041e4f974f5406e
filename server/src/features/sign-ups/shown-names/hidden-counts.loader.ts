import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import { readShared } from '../../../platform/database/sql/shared-reads.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { NameShown } from '../../accounts/names/name-shown.js';
import type { ShownNames } from './shown-names.js';

/** How many people of an event have made a choice that hides their name from somebody. Null: those are erased. */
interface CountOfChoice {
  eventId: string;
  nameShown: NameShown | null;
  count: number;
}

/** The counts of events by choice, from an index of such sign-ups alone; read once for all requests that ask at the same time. */
export const hiddenCounts: BatchFunction<{ database: EntityManager }, string, CountOfChoice[]> = async (
  { database },
  eventIds,
) => {
  const ids = [...new Set(eventIds)].sort();
  const counts = await readShared(database, JSON.stringify(['hidden', ids]), () =>
    read<CountOfChoice>(
      database,
      `SELECT event_id AS "eventId", name_shown AS "nameShown", count(*)::int AS count FROM sign_ups
       WHERE event_id = ANY($1) AND name_shown <> 'SIGNED_IN' GROUP BY event_id, name_shown
       UNION ALL SELECT event_id, NULL, sum(place_count)::int FROM erased_places
       WHERE event_id = ANY($1) GROUP BY event_id`,
      [ids],
    ),
  );
  const byEvent = Map.groupBy(counts, ({ eventId }) => eventId);
  return eventIds.map((id) => byEvent.get(id) ?? []);
};

/** How many of these are hidden from a viewer. */
export function hiddenFrom({ choices, ownAccountId }: ShownNames, counts: readonly CountOfChoice[]): number {
  const hidden = counts.filter(
    ({ nameShown }) => nameShown === null || (choices !== null && !choices.includes(nameShown)),
  );
  const total = hidden.reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, total - (ownAccountId ? 1 : 0));
}
