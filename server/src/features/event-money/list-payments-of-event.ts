import { groupBy } from 'es-toolkit/array/groupBy';
import { columnsOf } from '../../platform/database/sql/columns.js';
import { Conditions } from '../../platform/database/sql/conditions.js';
import { read } from '../../platform/database/sql/read.js';
import { type Connection, connectionOf } from '../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../platform/graphql/lists/list-order.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Payment } from '../payments/payment.entity.js';
import { type PaymentKeys, type PaymentPage, paymentKeys } from './list-payments-needing-attention.js';

/** Of an event's payments: the latest change first. */
export const changedPaymentOrder: ListOrder<Payment, PaymentKeys> = {
  columns: ['updated_at', 'payments.id'],
  isDescending: true,
  ...paymentKeys,
  keysOf: ({ updatedAt, id }) => [updatedAt.toISOString(), id],
};

/** The pages of the payments of many events, the latest change first: one statement for events with the same page. */
export const paymentsOfEvents: BatchFunction<
  Context,
  { eventId: string; page: PaymentPage },
  Connection<Payment>
> = async ({ database, loaders }, wanted) => {
  const found = new Map<object, Connection<Payment>>();
  for (const samePage of Object.values(groupBy([...wanted], ({ page }) => JSON.stringify(page)))) {
    const { page } = samePage[0] as { page: PaymentPage };
    const conditions = new Conditions().add('event_id = wanted.id');
    const end = addPage(conditions, changedPaymentOrder, page);
    const columns = columnsOf(database, Payment);
    const rows = await columns.query(
      database,
      `SELECT page.* FROM unnest($${conditions.values.length + 1}::uuid[]) AS wanted (id)
       CROSS JOIN LATERAL (
         SELECT ${columns.sql} FROM payments WHERE ${conditions.sql} ${end}
       ) AS page`,
      [...conditions.values, [...new Set(samePage.map(({ eventId }) => eventId))]],
    );
    const byEvent = groupBy(rows, ({ eventId }) => eventId ?? '');
    for (const key of samePage) {
      const countAll = () => loaders.of(paymentCounts).load(key.eventId);
      found.set(key, connectionOf(byEvent[key.eventId] ?? [], page, changedPaymentOrder.keysOf, countAll));
    }
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of payments is missing'));
};

/** How many payments each event has. */
const paymentCounts: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await read<{ eventId: string; count: number }>(
    database,
    `SELECT event_id AS "eventId", count(*)::int AS count FROM payments
     WHERE event_id = ANY($1) GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};
