import { read } from '../../platform/database/sql/read.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';

/** The largest number of GraphQL's Int: about 21 million pounds. */
export const MAX_INT = 2_147_483_647;

/** Pence. */
export interface EventSums {
  /** The sum that was paid and has not gone back. */
  paidPence: number;
  /** The sum that has gone back, or is on its way. */
  refundedPence: number;
}

/** The sums of each event's payments. */
export const eventSums: BatchFunction<Context, string, EventSums> = async ({ database }, eventIds) => {
  const sums = await read<{ eventId: string } & EventSums>(
    database,
    `SELECT event_id AS "eventId",
       least(sum(CASE WHEN status = 'SUCCEEDED' THEN amount_pence - refunded_pence ELSE 0 END), ${MAX_INT})::int
         AS "paidPence",
       least(sum(CASE WHEN status = 'REFUND_PENDING' THEN amount_pence ELSE refunded_pence END), ${MAX_INT})::int
         AS "refundedPence"
     FROM payments WHERE event_id = ANY($1) AND status IN ('SUCCEEDED', 'REFUND_PENDING', 'REFUNDED')
     GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(sums.map((sum) => [sum.eventId, sum]));
  return eventIds.map((id) => byEvent.get(id) ?? { paidPence: 0, refundedPence: 0 });
};
