import { groupBy } from 'es-toolkit/array/groupBy';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { read } from '../../../platform/database/sql/read.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { eventsById } from '../../events/events.loader.js';
import { addFilter, isFiltered, type SignUpFilter } from './sign-up-filter.js';

interface Wanted {
  eventId: string;
  filter: SignUpFilter;
}

/** How many sign-ups each event has, hidden names included, or how many of them a filter finds, for which all names are searched. */
export const signUpCounts: BatchFunction<Context, Wanted, number> = async (context, wanted) => {
  const { database, loaders } = context;
  const found = new Map<string, Map<string, number>>();
  const groups = groupBy(
    wanted.filter(({ filter }) => isFiltered(filter)),
    ({ filter }) => JSON.stringify(filter),
  );
  for (const [key, same] of Object.entries(groups)) {
    const { filter } = same[0] as Wanted;
    const conditions = new Conditions().add(
      'event_id = ANY(?)',
      same.map(({ eventId }) => eventId),
    );
    addFilter(conditions, filter);
    const counts = await read<{ eventId: string; count: number }>(
      database,
      `SELECT event_id AS "eventId", count(*)::int AS count FROM sign_ups
       WHERE ${conditions.sql} GROUP BY event_id`,
      conditions.values,
    );
    found.set(key, new Map(counts.map(({ eventId, count }) => [eventId, count])));
  }
  return Promise.all(
    wanted.map(async ({ eventId, filter }) =>
      isFiltered(filter)
        ? (found.get(JSON.stringify(filter))?.get(eventId) ?? 0)
        : (await loaders.of(eventsById).load(eventId)).signUpCount,
    ),
  );
};
