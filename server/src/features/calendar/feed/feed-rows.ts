import { IS_VISIBLE } from '../../events/visible-to.js';

/** The relation of a person to an event of the feed. */
export type Standing = 'PLACE' | 'OFFERED' | 'WAITING' | 'GIVEN_BACK';

const DAY = 24 * 60 * 60 * 1000;

/** In milliseconds. A calendar that reads once a month still learns that a place has ended. */
const CANCELLED_FOR = 30 * DAY;
/** In milliseconds. Older events are left out: they would be read each quarter of an hour, for years. */
const PAST_FOR = 366 * DAY;
/** The soonest are left out above that. */
const MAX_ENTRIES = 1_000;

/** Parameters of the statement, of which `feedLimits` gives the values. */
const [cancelledSince, endedSince] = ['$2', '$3'];

/**
 * SQL after FROM: the rows `entry` of an account, each beside its row of `events`. At most one entry of an event is a place or a
 * place given back. It joins tables of features below, each by an index on the account.
 * @param account SQL of its id
 */
export function feedRows(account: string): string {
  return `(
    SELECT 'PLACE' AS standing, id, event_id, signed_up_at AS since, NULL::timestamptz AS offer_expires_at
    FROM sign_ups WHERE account_id = ${account}
    UNION ALL
    SELECT CASE WHEN offer_expires_at IS NULL THEN 'WAITING' ELSE 'OFFERED' END, id, event_id, joined_at, offer_expires_at
    FROM waiting_list_entries WHERE account_id = ${account}
    UNION ALL
    SELECT 'GIVEN_BACK', id, event_id, cancelled_at, NULL FROM (
      SELECT DISTINCT ON (event_id) id, event_id, cancelled_at FROM cancelled_sign_ups
      WHERE account_id = ${account} AND cancelled_at > ${cancelledSince}
      ORDER BY event_id, cancelled_at DESC, id DESC
    ) AS latest
    WHERE NOT EXISTS (
      SELECT FROM sign_ups WHERE sign_ups.event_id = latest.event_id AND sign_ups.account_id = ${account}
    )
  ) AS entry
  JOIN events ON events.id = entry.event_id AND ${IS_VISIBLE}
    AND events.ends_at > ${endedSince}
    AND (events.cancelled_at IS NULL OR events.cancelled_at > ${cancelledSince})
  ORDER BY events.ends_at DESC, entry.id LIMIT ${MAX_ENTRIES}`;
}

/** The values of the parameters $2 and $3. */
export function feedLimits(now: Date): [cancelledSince: Date, endedSince: Date] {
  return [new Date(now.getTime() - CANCELLED_FOR), new Date(now.getTime() - PAST_FOR)];
}
