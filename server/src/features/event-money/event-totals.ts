import type { EntityManager } from 'typeorm';
import { Conditions } from '../../platform/database/sql/conditions.js';
import { read } from '../../platform/database/sql/read.js';
import { forbidden, requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { countedArrivals } from '../door/scans/erase-arrivals.js';
import { addEnd } from '../events/lists/listed-dates.js';
import { type EventTotals, MAX_TYPES, type TypeArrivals } from './event-statistics.types.js';
import { MAX_INT } from './event-sums.loader.js';

/**
 * The sums over the events of an account that are not cancelled: all of them, those that have ended, or those that have not.
 * A join with the
 * events, which are a lower floor's.
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the account itself
 */
export async function eventTotals(
  { database, viewer, services }: Pick<Context, 'database' | 'viewer' | 'services'>,
  accountId: string,
  hasEnded: boolean | null,
): Promise<EventTotals> {
  if (requireViewer(viewer, AccessScope.ACCOUNT_READ).accountId !== accountId) throw forbidden();
  const conditions = new Conditions()
    .add('created_by_id = ?', accountId)
    .add('deleted_at IS NULL')
    .add('cancelled_at IS NULL');
  if (hasEnded !== null) addEnd(conditions, hasEnded, services.clock.now());
  const [totals] = await read<Omit<EventTotals, 'arrivalsByType'>>(
    database,
    `WITH own AS (SELECT id, sign_up_count FROM events WHERE ${conditions.sql})
     SELECT count(*)::int AS "eventCount",
       least(coalesce(sum(sign_up_count), 0), ${MAX_INT})::int AS "signUpCount",
       (SELECT least(coalesce(sum(amount_pence - refunded_pence), 0), ${MAX_INT})::int FROM payments
        WHERE event_id IN (SELECT id FROM own) AND status = 'SUCCEEDED') AS "paidPence"
     FROM own`,
    conditions.values,
  );
  const arrivalsByType = () => arrivalsOf(database, conditions);
  return { eventCount: 0, signUpCount: 0, paidPence: 0, ...totals, arrivalsByType };
}

/** Without the events whose door was not used: there it is unknown who came. */
function arrivalsOf(database: EntityManager, conditions: Conditions): Promise<TypeArrivals[]> {
  return read(
    database,
    `WITH own AS (SELECT id, type, sign_up_count, created_at FROM events WHERE ${conditions.sql}),
     doors AS (
       SELECT event_id, sum(arrived_count) AS arrived
       FROM (${countedArrivals('event_id IN (SELECT id FROM own)')}) AS counted GROUP BY event_id
     )
     SELECT (array_agg(type ORDER BY created_at, id))[1] AS type, count(*)::int AS "eventCount",
       least(sum(sign_up_count), ${MAX_INT})::int AS "expectedCount",
       least(sum(arrived), ${MAX_INT})::int AS "arrivedCount"
     FROM own JOIN doors ON event_id = id
     GROUP BY lower(type) ORDER BY count(*) DESC, lower(type) LIMIT ${MAX_TYPES}`,
    conditions.values,
  );
}
