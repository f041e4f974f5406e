import { groupBy } from 'es-toolkit/array/groupBy';
import { z } from 'zod';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { read } from '../../../platform/database/sql/read.js';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../../platform/graphql/lists/list-order.js';
import { instantKey, type PageRequest } from '../../../platform/graphql/lists/page-request.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { Activity } from './activity.entity.js';

type ActivityKeys = [occurredAt: string, id: string];

/** The latest first. */
export const activityOrder: ListOrder<Activity, ActivityKeys> = {
  columns: ['occurred_at', 'activities.id'],
  values: ['?::timestamptz', '?::uuid'],
  isDescending: true,
  keys: z.tuple([instantKey, z.uuid()]),
  keysOf: ({ occurredAt, id }) => [occurredAt.toISOString(), id],
};

/** The pages of the activities of many events: one statement for events with the same page. */
export const activityPages: BatchFunction<
  Context,
  { eventId: string; page: PageRequest<ActivityKeys> },
  Connection<Activity>
> = async ({ database, loaders }, wanted) => {
  const found = new Map<object, Connection<Activity>>();
  for (const samePage of Object.values(groupBy([...wanted], ({ page }) => JSON.stringify(page)))) {
    const { page } = samePage[0] as { page: PageRequest<ActivityKeys> };
    const conditions = new Conditions().add('event_id = wanted.id');
    const end = addPage(conditions, activityOrder, page);
    const columns = columnsOf(database, Activity);
    const rows = await columns.query(
      database,
      `SELECT page.* FROM unnest($${conditions.values.length + 1}::uuid[]) AS wanted (id)
       CROSS JOIN LATERAL (
         SELECT ${columns.sql} FROM activities WHERE ${conditions.sql} ${end}
       ) AS page`,
      [...conditions.values, [...new Set(samePage.map(({ eventId }) => eventId))]],
    );
    const byEvent = groupBy(rows, ({ eventId }) => eventId);
    for (const key of samePage) {
      const countAll = () => loaders.of(activityCounts).load(key.eventId);
      found.set(key, connectionOf(byEvent[key.eventId] ?? [], page, activityOrder.keysOf, countAll));
    }
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of activities is missing'));
};

const activityCounts: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await read<{ eventId: string; count: number }>(
    database,
    `SELECT event_id AS "eventId", count(*)::int AS count FROM activities WHERE event_id = ANY($1) GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};
