import { groupBy } from 'es-toolkit/array';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/columns.js';
import {
  type Connection,
  connectionOf,
  instantKey,
  type PageRequest,
} from '../../platform/graphql/connection.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Payment } from './payment.entity.js';
import { PaymentStatus } from './payment-status.js';

/** The cursor keys of payments, the latest first: instant, id. */
export const paymentKeys = z.tuple([instantKey, z.uuid()]);
export type PaymentPage = PageRequest<z.output<typeof paymentKeys>>;

/** Money that is neither here nor there. */
const UNDER_WAY = [PaymentStatus.PROCESSING, PaymentStatus.REFUND_PENDING];

/** Whether staff should look at a payment, though nothing is wrong with it yet. */
export function isUnderWay({ status }: { status: PaymentStatus }): boolean {
  return UNDER_WAY.includes(status);
}

/**
 * The pages of payments that need a look of many events: money under way, and what somebody has to decide. One
 * statement for events with the same page.
 */
export const paymentsNeedingAttention: BatchFunction<
  Context,
  { eventId: string; page: PaymentPage },
  Connection<Payment>
> = async ({ database }, wanted) => {
  const found = new Map<object, Connection<Payment>>();
  for (const samePage of Object.values(groupBy([...wanted], ({ page }) => JSON.stringify(page)))) {
    const { page } = samePage[0] as { page: PaymentPage };
    const eventIds = new Set(samePage.map(({ eventId }) => eventId));
    const byEvent = groupBy(await latestOf(database, [...eventIds], page), ({ eventId }) => eventId ?? '');
    for (const key of samePage) found.set(key, connectionOf(byEvent[key.eventId] ?? [], page, keysOf));
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of payments is missing'));
};

function keysOf({ createdAt, id }: Payment): z.output<typeof paymentKeys> {
  return [createdAt.toISOString(), id];
}

function latestOf(
  database: EntityManager,
  eventIds: string[],
  { first, after }: PaymentPage,
): Promise<Payment[]> {
  const [createdAt, id] = after ?? [null, null];
  const columns = columnsOf(database, Payment);
  return columns.query(
    database,
    `SELECT page.* FROM unnest($1::uuid[]) AS wanted (id)
     CROSS JOIN LATERAL (
       SELECT ${columns.sql} FROM payments
       WHERE event_id = wanted.id AND (attention_reason IS NOT NULL OR status = ANY($5))
         AND ($2::timestamptz IS NULL OR (created_at, payments.id) < ($2, $3::uuid))
       ORDER BY created_at DESC, payments.id DESC LIMIT $4
     ) AS page`,
    [eventIds, createdAt, id, first + 1, UNDER_WAY],
  );
}
