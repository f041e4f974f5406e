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
import { forbidden, isStaff, requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { NEEDS_ATTENTION } from '../payments/needs-attention.js';
import { Payment } from '../payments/payment.entity.js';

export type PaymentKeys = [instant: string, id: string];
export type PaymentPage = PageRequest<PaymentKeys>;

/** The cursors of lists of payments. */
export const paymentKeys = {
  keys: z.tuple([instantKey, z.uuid()]),
  values: ['?::timestamptz', '?::uuid'],
};

/** Of payments that need a look: the latest first. */
export const paymentOrder: ListOrder<Payment, PaymentKeys> = {
  columns: ['created_at', 'payments.id'],
  isDescending: true,
  ...paymentKeys,
  keysOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
};

/**
 * The pages of payments that need a look of many events: money under way, and payments that staff have to decide. One
 * statement for events with the same page.
 */
export const paymentsNeedingAttention: BatchFunction<
  Context,
  { eventId: string; page: PaymentPage },
  Connection<Payment>
> = async ({ database, loaders }, wanted) => {
  const found = new Map<object, Connection<Payment>>();
  for (const samePage of Object.values(groupBy([...wanted], ({ page }) => JSON.stringify(page)))) {
    const { page } = samePage[0] as { page: PaymentPage };
    const eventIds = new Set(samePage.map(({ eventId }) => eventId));
    const byEvent = groupBy(await latestOf(database, [...eventIds], page), ({ eventId }) => eventId ?? '');
    for (const key of samePage) {
      const { eventId } = key;
      const countAll = () => loaders.of(countsNeedingAttention).load(eventId);
      found.set(key, connectionOf(byEvent[eventId] ?? [], page, paymentOrder.keysOf, countAll));
    }
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of payments is missing'));
};

/** How many payments of each event need a look. */
const countsNeedingAttention: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await read<{ eventId: string; count: number }>(
    database,
    `SELECT event_id AS "eventId", count(*)::int AS count FROM payments
     WHERE event_id = ANY($1) AND ${NEEDS_ATTENTION} GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};

/**
 * Payments that need a look: of the viewer's events, deleted ones included, and of events whose creator's account was
 * deleted, which are for all staff. The latest first.
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the account itself, being (verified) staff
 */
export async function listPaymentsNeedingAttention(
  context: Pick<Context, 'database' | 'viewer' | 'settings'>,
  accountId: string,
  page: PaymentPage,
): Promise<Connection<Payment>> {
  const { database, settings } = context;
  const viewer = requireViewer(context.viewer, AccessScope.SIGN_UPS_READ);
  if (!isStaff(viewer, settings) || viewer.accountId !== accountId) throw forbidden();
  const columns = columnsOf(database, Payment);
  const conditions = new Conditions()
    .add('(event_created_by_id = ? OR event_created_by_id IS NULL)', accountId)
    .add(NEEDS_ATTENTION);
  const end = addPage(conditions, paymentOrder, page);
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql} FROM payments WHERE ${conditions.sql} ${end}`,
    conditions.values,
  );
  return connectionOf(rows, page, paymentOrder.keysOf, () => countOf(database, accountId));
}

async function countOf(database: EntityManager, accountId: string): Promise<number> {
  const [found] = await read<{ count: number }>(
    database,
    `SELECT count(*)::int AS count FROM payments
     WHERE (event_created_by_id = $1 OR event_created_by_id IS NULL) AND ${NEEDS_ATTENTION}`,
    [accountId],
  );
  return found?.count ?? 0;
}

function latestOf(database: EntityManager, eventIds: string[], page: PaymentPage): Promise<Payment[]> {
  const columns = columnsOf(database, Payment);
  const conditions = new Conditions().add('event_id = wanted.id').add(NEEDS_ATTENTION);
  const end = addPage(conditions, paymentOrder, page);
  return columns.query(
    database,
    `SELECT page.* FROM unnest($${conditions.values.length + 1}::uuid[]) AS wanted (id)
     CROSS JOIN LATERAL (SELECT ${columns.sql} FROM payments WHERE ${conditions.sql} ${end}) AS page`,
    [...conditions.values, eventIds],
  );
}
