import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { forbidden, requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { type LocalDay, localDays } from '../events/texts/local-days.js';
import { MAX_INT } from './event-sums.loader.js';
import { RECENT_DAYS, type RecentDay, type RecentFigures, type WeekFigures } from './recent-figures.types.js';

/** Milliseconds. */
const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;

/** SQL of the events of the account $1, the same that `Account.eventTotals` sums up. */
const OWN = 'SELECT id FROM events WHERE created_by_id = $1 AND deleted_at IS NULL AND cancelled_at IS NULL';

/**
 * How the events of an account sold lately: those that are not cancelled, ended ones too. A join with the events and the
 * sign-ups, which are lower floors'. The weeks are periods of 168 hours, so that a morning is not compared with a whole day.
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the account itself
 */
export function recentFigures(
  { database, viewer, services, settings }: Pick<Context, 'database' | 'viewer' | 'services' | 'settings'>,
  accountId: string,
): RecentFigures {
  if (requireViewer(viewer, AccessScope.ACCOUNT_READ).accountId !== accountId) throw forbidden();
  const { timeZone } = settings;
  const now = services.clock.now();
  let weeks: Promise<[WeekFigures, WeekFigures]> | undefined;
  const weeksOnce = () => (weeks ??= twoWeeks(database, accountId, now));
  return {
    timeZone,
    signUpsByDay: () => {
      const from = new Date(now.getTime() - (RECENT_DAYS + 1) * DAY);
      return signUpsOf(database, accountId, localDays({ timeZone, from, to: now }, RECENT_DAYS));
    },
    week: async () => (await weeksOnce())[0],
    weekBefore: async () => (await weeksOnce())[1],
  };
}

/** The days of erased people are those of the event's zone: nothing else is stored of them. */
async function signUpsOf(
  database: EntityManager,
  accountId: string,
  days: readonly LocalDay[],
): Promise<RecentDay[]> {
  const counts = await read<{ number: number; signUpCount: number; paidCount: number }>(
    database,
    `WITH own AS (${OWN}),
     places AS (
       SELECT signed_up_at, payments.id AS payment_id
       FROM sign_ups LEFT JOIN payments ON sign_up_id = sign_ups.id AND status = 'SUCCEEDED'
       WHERE sign_ups.event_id IN (SELECT id FROM own) AND signed_up_at >= $3
       UNION ALL
       SELECT signed_up_at, payments.id
       FROM cancelled_sign_ups AS given_back
         LEFT JOIN payments ON cancelled_sign_up_id = given_back.id AND status = 'SUCCEEDED'
       WHERE given_back.event_id IN (SELECT id FROM own) AND signed_up_at >= $3
     )
     SELECT width_bucket(signed_up_at, $2::timestamptz[]) AS number, count(*)::int AS "signUpCount",
       count(payment_id)::int AS "paidCount"
     FROM places GROUP BY 1
     UNION ALL
     SELECT array_position($4::date[], signed_up_on), sum(place_count + cancelled_count)::int, 0
     FROM erased_places WHERE event_id IN (SELECT id FROM own) AND signed_up_on = ANY($4::date[]) GROUP BY 1`,
    [accountId, days.map(({ startsAt }) => startsAt), days[0]?.startsAt, days.map(({ date }) => date)],
  );
  const recent = days.map(({ date }) => ({ date, signUpCount: 0, paidCount: 0 }));
  for (const { number, signUpCount, paidCount } of counts) {
    const day = recent[number - 1];
    if (!day) continue;
    day.signUpCount += signUpCount;
    day.paidCount += paidCount;
  }
  return recent;
}

/** A payment is changed when it is paid, or later: so it is found by the index of changes. */
async function twoWeeks(
  database: EntityManager,
  accountId: string,
  now: Date,
): Promise<[WeekFigures, WeekFigures]> {
  const [weekAgo, twoWeeksAgo] = [new Date(now.getTime() - WEEK), new Date(now.getTime() - 2 * WEEK)];
  const weeks = await read<{ isBefore: boolean } & WeekFigures>(
    database,
    `WITH own AS (${OWN}),
     acts AS (
       SELECT signed_up_at AS at, 1 AS signed_up, 0 AS pence, 0 AS given_back FROM sign_ups
       WHERE event_id IN (SELECT id FROM own) AND signed_up_at >= $2
       UNION ALL
       SELECT signed_up_at, 1, 0, 0 FROM cancelled_sign_ups
       WHERE event_id IN (SELECT id FROM own) AND signed_up_at >= $2
       UNION ALL
       SELECT cancelled_at, 0, 0, 1 FROM cancelled_sign_ups
       WHERE event_id IN (SELECT id FROM own) AND cancelled_at >= $2
       UNION ALL
       SELECT paid_at, 0, amount_pence - refunded_pence, 0 FROM payments
       WHERE event_id IN (SELECT id FROM own) AND updated_at >= $2 AND paid_at >= $2 AND status = 'SUCCEEDED'
     )
     SELECT at < $3 AS "isBefore", sum(signed_up)::int AS "signUpCount",
       least(sum(pence), ${MAX_INT})::int AS "paidPence", sum(given_back)::int AS "givenBackCount"
     FROM acts GROUP BY 1`,
    [accountId, twoWeeksAgo, weekAgo],
  );
  const of = (isBefore: boolean): WeekFigures =>
    weeks.find((week) => week.isBefore === isBefore) ?? { signUpCount: 0, paidPence: 0, givenBackCount: 0 };
  return [of(false), of(true)];
}
