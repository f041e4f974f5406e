import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { erasedPlacesOf } from '../sign-ups/erased-places/erased-counts.js';
import type { AccountDeletionImpact } from './deletion-impact.types.js';

interface Refunds {
  refundCount: number;
  refundPence: number;
}

/** GraphQL's numbers have 32 bits. */
const MAX_INT = 2 ** 31 - 1;

const REFUNDS = `count(payments.id)::int AS "refundCount",
  least(coalesce(sum(payments.amount_pence - payments.refunded_pence), 0), ${MAX_INT})::int AS "refundPence"`;

/** The refunds that the deletion or the cancellation of each event would cause, see refund-payments-of-event.ts. */
export const refundsOfDeletions: BatchFunction<Context, string, Refunds> = async ({ database }, eventIds) =>
  byEventOf(
    await read(
      database,
      `SELECT event_id AS "eventId", ${REFUNDS} FROM payments
       WHERE event_id = ANY($1) AND status = $2 GROUP BY event_id`,
      [eventIds, PaymentStatus.SUCCEEDED],
    ),
    eventIds,
  );

/**
 * The refunds that a change of the plan of each event opens, see refundable-until.ts. A payment whose refund an earlier change has
 * opened is not among them.
 */
export const refundsOfPlanChanges: BatchFunction<Context, string, Refunds> = async ({ database }, eventIds) =>
  byEventOf(
    await read(
      database,
      `SELECT event_id AS "eventId", ${REFUNDS} FROM payments JOIN events ON events.id = event_id
       WHERE event_id = ANY($1) AND status = $2 AND sign_up_id IS NOT NULL AND shown_revision >= plan_revision
       GROUP BY event_id`,
      [eventIds, PaymentStatus.SUCCEEDED],
    ),
    eventIds,
  );

function byEventOf(rows: readonly (Refunds & { eventId: string })[], eventIds: readonly string[]): Refunds[] {
  const byEvent = new Map(rows.map(({ eventId, ...refunds }) => [eventId, refunds]));
  return eventIds.map((id) => byEvent.get(id) ?? { refundCount: 0, refundPence: 0 });
}

/** The effects of deleting an account: on its events, and on its own places (detach-payments.ts). */
export async function accountDeletionImpact(
  database: EntityManager,
  accountId: string,
  now: Date,
): Promise<AccountDeletionImpact> {
  const { eventCount, ...events } = await impactOnEvents(database, accountId);
  return { eventCount, events, ...(await impactOnPlaces(database, accountId, now)) };
}

type OnEvents = Refunds & { eventCount: number; signUpCount: number; waitingCount: number };

async function impactOnEvents(database: EntityManager, accountId: string): Promise<OnEvents> {
  const [impact] = (await read<OnEvents>(
    database,
    `WITH own AS (
       SELECT id, CASE WHEN cancellation_notified_up_to IS NULL THEN sign_up_count - ${erasedPlacesOf('events.id')} ELSE 0 END AS sign_up_count, waiting_count
       FROM events WHERE created_by_id = $1 AND deleted_at IS NULL
     ),
     counted AS (
       SELECT count(*)::int AS "eventCount", coalesce(sum(sign_up_count), 0)::int AS "signUpCount",
         coalesce(sum(waiting_count), 0)::int AS "waitingCount" FROM own
     ),
     refunds AS (
       SELECT ${REFUNDS} FROM own JOIN payments ON payments.event_id = own.id AND payments.status = $2
     )
     SELECT * FROM counted, refunds`,
    [accountId, PaymentStatus.SUCCEEDED],
  )) as [OnEvents];
  return impact;
}

type OnPlaces = Omit<AccountDeletionImpact, 'eventCount' | 'events'>;

/** Places at the account's own events go with the events, and those at cancelled ones are lost already. */
async function impactOnPlaces(database: EntityManager, accountId: string, now: Date): Promise<OnPlaces> {
  const [impact] = (await read<OnPlaces>(
    database,
    `WITH other AS (
       SELECT id, starts_at, ends_at, cancelled_at FROM events
       WHERE deleted_at IS NULL AND created_by_id <> $1
         AND id IN (SELECT event_id FROM sign_ups WHERE account_id = $1)
     ),
     places AS (SELECT count(*)::int AS "placeCount" FROM other WHERE ends_at > $2 AND cancelled_at IS NULL),
     refunds AS (
       SELECT ${REFUNDS} FROM other JOIN payments
         ON payments.event_id = other.id AND payments.account_id = $1 AND payments.status = $3
       WHERE (starts_at > $2 OR cancelled_at IS NOT NULL) AND no_place_reason IS NULL
     )
     SELECT "placeCount", "refundCount" AS "placeRefundCount", "refundPence" AS "placeRefundPence"
     FROM places, refunds`,
    [accountId, now, PaymentStatus.SUCCEEDED],
  )) as [OnPlaces];
  return impact;
}
