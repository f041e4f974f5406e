import { uniqBy } from 'es-toolkit/array/uniqBy';
import { read } from '../../../platform/database/sql/read.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import type { Event } from '../../events/event.entity.js';
import { localDays, startsOfDays } from '../../events/texts/local-days.js';

/** Days. People sign up in the months before an event; of one that stands for years the last year is read. */
const MAX_DAYS = 366;

interface DayCount {
  /** YYYY-MM-DD, in the event's zone. */
  date: string;
  count: number;
}

/**
 * How many people signed up on each day, with those who gave their places back, the earliest first, days without any left out: in
 * the year before the event's end, or before now where that is earlier. Each day is a range of the index.
 */
export const signUpsByDay: BatchFunction<
  Context,
  Pick<Event, 'id' | 'timeZone' | 'createdAt' | 'endsAt'>,
  DayCount[]
> = async ({ database, services }, wanted) => {
  const now = services.clock.now();
  const startOf = startsOfDays();
  // An event may be asked for by several paths of one request.
  const events = uniqBy([...wanted], ({ id }) => id);
  const days = events.flatMap(({ id, timeZone, createdAt: from, endsAt }) => {
    const to = new Date(Math.min(endsAt.getTime(), now.getTime()));
    return localDays({ timeZone, from, to }, MAX_DAYS, startOf).map((day) => ({ eventId: id, ...day }));
  });
  const counts = await read<{ eventId: string } & DayCount>(
    database,
    `SELECT day.event_id AS "eventId", day.date, signed_up.count
     FROM unnest($1::uuid[], $2::date[], $3::timestamptz[], $4::timestamptz[])
       AS day (event_id, date, starts_at, ends_at)
     CROSS JOIN LATERAL (
       SELECT (
         SELECT count(*)::int FROM sign_ups
         WHERE event_id = day.event_id AND signed_up_at >= day.starts_at AND signed_up_at < day.ends_at
       ) + (
         SELECT count(*)::int FROM cancelled_sign_ups
         WHERE event_id = day.event_id AND signed_up_at >= day.starts_at AND signed_up_at < day.ends_at
       ) + (
         SELECT coalesce(sum(place_count + cancelled_count), 0)::int FROM erased_places
         WHERE event_id = day.event_id AND signed_up_on = day.date
       ) AS count
     ) AS signed_up
     WHERE signed_up.count > 0 ORDER BY day.date`,
    [
      days.map(({ eventId }) => eventId),
      days.map(({ date }) => date),
      days.map(({ startsAt }) => startsAt),
      days.map(({ endsAt }) => endsAt),
    ],
  );
  const byEvent = Map.groupBy(counts, ({ eventId }) => eventId);
  return wanted.map(({ id }) => byEvent.get(id) ?? []);
};
