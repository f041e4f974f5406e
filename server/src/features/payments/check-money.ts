import type { CheckResult } from '../../platform/check-result.js';
import { formatPrice } from '../mail/format-price.js';

interface Queryable {
  query(sql: string): Promise<unknown>;
}

export interface Money {
  payments: number;
  /** Charged and not given back, in pence. */
  confirmed: number;
  /** What of it is for places that there are. */
  ofPlaces: number;
  /** What of it is for places given back, deleted events and deleted accounts. */
  ofGone: number;
  /** Payments that are neither. */
  placeless: number;
}

const HAS_PLACE = `EXISTS (SELECT FROM sign_ups WHERE sign_ups.id = sign_up_id
  AND sign_ups.event_id = payments.event_id AND sign_ups.account_id = payments.account_id)`;
const IS_GONE = `sign_up_id IS NULL AND (cancelled_sign_up_id IS NOT NULL OR event_id IS NULL OR account_id IS NULL)`;

const MONEY = `SELECT count(*)::int AS payments, coalesce(sum(pence), 0)::float8 AS confirmed,
    coalesce(sum(pence) FILTER (WHERE has_place), 0)::float8 AS "ofPlaces",
    coalesce(sum(pence) FILTER (WHERE is_gone), 0)::float8 AS "ofGone",
    count(*) FILTER (WHERE NOT has_place AND NOT is_gone)::int AS placeless
  FROM (
    SELECT amount_pence - refunded_pence AS pence, ${HAS_PLACE} AS has_place, ${IS_GONE} AS is_gone
    FROM payments WHERE status = 'SUCCEEDED'
  ) AS paid`;

/** The money of succeeded payments, and what it is for. */
export async function readMoney(database: Queryable): Promise<Money> {
  const [money] = (await database.query(MONEY)) as [Money];
  return money;
}

/** Whether what is charged and not given back is what was paid for places. */
export async function checkMoney(database: Queryable): Promise<CheckResult> {
  const { payments, confirmed, ofPlaces, ofGone, placeless } = await readMoney(database);
  const sum = `Charged minus refunded is ${formatPrice(confirmed)} in ${payments} payments`;
  if (placeless === 0) {
    const gone = `${formatPrice(ofGone)} for places given back, deleted events and deleted accounts`;
    return { isRight: true, sentence: `${sum}: ${formatPrice(ofPlaces)} for places, ${gone}.` };
  }
  const missing = formatPrice(confirmed - ofPlaces - ofGone);
  return { isRight: false, sentence: `${sum}, but ${missing} in ${placeless} of them have no place.` };
}
