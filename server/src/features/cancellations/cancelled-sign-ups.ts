import { groupBy } from 'es-toolkit/array/groupBy';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/sql/columns.js';
import { Conditions } from '../../platform/database/sql/conditions.js';
import { read } from '../../platform/database/sql/read.js';
import { type Connection, connectionOf } from '../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../platform/graphql/lists/list-order.js';
import { instantKey, type PageRequest } from '../../platform/graphql/lists/page-request.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { ConsequenceContext, Context } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { deletedEventBatch } from '../events/causes.js';
import { IS_VISIBLE } from '../events/visible-to.js';
import { CancelledSignUp } from './cancelled-sign-up.entity.js';

type Keys = [cancelledAt: string, id: string];

/** Of places given back: the latest first. */
export const cancelledSignUpOrder: ListOrder<CancelledSignUp, Keys> = {
  columns: ['cancelled_sign_ups.cancelled_at', 'cancelled_sign_ups.id'],
  values: ['?::timestamptz', '?::uuid'],
  isDescending: true,
  keys: z.tuple([instantKey, z.uuid()]),
  keysOf: ({ cancelledAt, id }) => [cancelledAt.toISOString(), id],
};

interface Wanted {
  accountId: string;
  /** Whether the event is over; null for all. */
  hasEnded: boolean | null;
  now: Date;
}

/** A page of the places that an account had and that were given back, the latest first. */
export async function listCancelledSignUpsOf(
  database: EntityManager,
  wanted: Wanted,
  page: PageRequest<Keys>,
): Promise<Connection<CancelledSignUp>> {
  const conditions = conditionsOf(wanted);
  const end = addPage(conditions, cancelledSignUpOrder, page);
  const columns = columnsOf(database, CancelledSignUp);
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql}
     FROM cancelled_sign_ups JOIN events ON events.id = event_id AND ${IS_VISIBLE}
     WHERE ${conditions.sql} ${end}`,
    conditions.values,
  );
  return connectionOf(rows, page, cancelledSignUpOrder.keysOf, () => countOf(database, wanted));
}

function conditionsOf({ accountId, hasEnded, now }: Wanted): Conditions {
  const conditions = new Conditions().add('account_id = ?', accountId);
  if (hasEnded !== null) conditions.add(hasEnded ? 'events.ends_at <= ?' : 'events.ends_at > ?', now);
  return conditions;
}

async function countOf(database: EntityManager, wanted: Wanted): Promise<number> {
  const conditions = conditionsOf(wanted);
  const [counted] = await read<{ count: number }>(
    database,
    `SELECT count(*)::int AS count
     FROM cancelled_sign_ups JOIN events ON events.id = event_id AND ${IS_VISIBLE}
     WHERE ${conditions.sql}`,
    conditions.values,
  );
  return counted?.count ?? 0;
}

/** The pages of the places given back at many events, the latest first: one statement for events with the same page. */
export const cancelledSignUpPages: BatchFunction<
  Context,
  { eventId: string; page: PageRequest<Keys> },
  Connection<CancelledSignUp>
> = async ({ database, loaders }, wanted) => {
  const found = new Map<object, Connection<CancelledSignUp>>();
  for (const samePage of Object.values(groupBy([...wanted], ({ page }) => JSON.stringify(page)))) {
    const { page } = samePage[0] as { page: PageRequest<Keys> };
    const conditions = new Conditions().add('event_id = wanted.id');
    const end = addPage(conditions, cancelledSignUpOrder, page);
    const columns = columnsOf(database, CancelledSignUp);
    const rows = await columns.query(
      database,
      `SELECT page.* FROM unnest($${conditions.values.length + 1}::uuid[]) AS wanted (id)
       CROSS JOIN LATERAL (
         SELECT ${columns.sql} FROM cancelled_sign_ups WHERE ${conditions.sql} ${end}
       ) AS page`,
      [...conditions.values, [...new Set(samePage.map(({ eventId }) => eventId))]],
    );
    const byEvent = groupBy(rows, ({ eventId }) => eventId);
    for (const key of samePage) {
      const countAll = () => loaders.of(cancelledCounts).load(key.eventId);
      found.set(key, connectionOf(byEvent[key.eventId] ?? [], page, cancelledSignUpOrder.keysOf, countAll));
    }
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of cancelled sign-ups is missing'));
};

/** How many places at each event were given back, by erased people too. */
export const cancelledCounts: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await read<{ eventId: string; count: number }>(
    database,
    `SELECT event_id AS "eventId", sum(count)::int AS count FROM (
       SELECT event_id, count(*) AS count FROM cancelled_sign_ups WHERE event_id = ANY($1) GROUP BY event_id
       UNION ALL SELECT event_id, cancelled_count FROM erased_places WHERE event_id = ANY($1)
     ) AS counted GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};

/**
 * Deletes a batch of what is remembered of the places given back at a deleted event. The ids by which calendars know
 * a place that a person still has are left to the batch that ends the place.
 */
export async function deleteCancelledSignUpsOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: DataOf<typeof deletedEventBatch>,
): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(CancelledSignUp)
    .where(
      `id IN (
         SELECT id FROM cancelled_sign_ups AS own WHERE event_id = :eventId AND NOT EXISTS (
           SELECT FROM sign_ups WHERE event_id = :eventId AND account_id = own.account_id
         ) LIMIT :size
       )`,
      { eventId: event.id, size },
    )
    .execute();
  if (affected === size) leaveRest();
}
