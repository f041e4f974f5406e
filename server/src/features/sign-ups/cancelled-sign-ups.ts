import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/columns.js';
import { Conditions } from '../../platform/database/conditions.js';
import {
  type Connection,
  connectionOf,
  instantKey,
  type PageRequest,
} from '../../platform/graphql/connection.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Causes, ConsequenceContext, Context } from '../context.js';
import { CancelledSignUp } from './cancelled-sign-up.entity.js';

/** The cursor keys of places given back, the latest first: instant, id. */
export const cancelledSignUpKeys = z.tuple([instantKey, z.uuid()]);
type Keys = z.output<typeof cancelledSignUpKeys>;

/** A page of the places that an account had and that were given back, the latest first. */
export async function listCancelledSignUpsOf(
  database: EntityManager,
  accountId: string,
  page: PageRequest<Keys>,
): Promise<Connection<CancelledSignUp>> {
  const conditions = new Conditions().add('account_id = ?', accountId);
  if (page.after) conditions.add('(cancelled_at, cancelled_sign_ups.id) < (?, ?)', ...page.after);
  const columns = columnsOf(database, CancelledSignUp);
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql}
     FROM cancelled_sign_ups JOIN events ON events.id = event_id AND events.deleted_at IS NULL
     WHERE ${conditions.sql} ORDER BY cancelled_at DESC, cancelled_sign_ups.id DESC LIMIT ${page.first + 1}`,
    conditions.values,
  );
  const keysOf = ({ cancelledAt, id }: CancelledSignUp): Keys => [cancelledAt.toISOString(), id];
  return connectionOf(rows, page, keysOf, () => countOf(database, accountId));
}

async function countOf(database: EntityManager, accountId: string): Promise<number> {
  const [counted] = await database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count
     FROM cancelled_sign_ups JOIN events ON events.id = event_id AND events.deleted_at IS NULL
     WHERE account_id = $1`,
    [accountId],
  );
  return counted?.count ?? 0;
}

/** How many places at each event were given back. */
export const cancelledCounts: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await database.query<{ eventId: string; count: number }[]>(
    `SELECT event_id AS "eventId", count(*)::int AS count FROM cancelled_sign_ups
     WHERE event_id = ANY($1) GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};

/** Deletes a batch of what is remembered of the places given back at a deleted event. */
export async function deleteCancelledSignUpsOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: Causes['deletedEventBatch'],
): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(CancelledSignUp)
    .where('id IN (SELECT id FROM cancelled_sign_ups WHERE event_id = :eventId LIMIT :size)', {
      eventId: event.id,
      size,
    })
    .execute();
  if (affected === size) leaveRest();
}
