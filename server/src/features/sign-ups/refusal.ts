import type { EntityManager } from 'typeorm';
import { isThere } from '../../platform/database/sql/is-there.js';
import { HAS_FREE_PLACE } from '../events/places-left.js';
import { IS_VISIBLE } from '../events/visible-to.js';

/** Why an account can have no place at an event. */
export type Refusal =
  | 'EVENT_NOT_FOUND'
  | 'EVENT_CANCELLED'
  | 'EVENT_ENDED'
  | 'ALREADY_SIGNED_UP'
  | 'EVENT_FULL';

interface Rule {
  refusal: Refusal;
  /** SQL: whether the rule refuses. */
  refuses: (asked: AskedInSql) => string;
}

/** SQL of what is asked: columns of a row `wanted`, which has `event_id`, `account_id` and `email`, too. */
interface AskedInSql {
  /** The instant at which the place is asked for. */
  moment: string;
  /** Of a row of events: whether one more person can have a place. */
  hasPlace?: string;
}

/** Whether a place is held for the account of a row `wanted`. */
export const HOLDS_PLACE = isThere(
  'place_holds WHERE event_id = wanted.event_id AND account_id = wanted.account_id',
);

/**
 * Two look-ups: before PostgreSQL has counted the rows of a crowd, it takes an event's sign-ups for few, and would read them
 * all for each person to find account or address.
 */
const HAS_SIGN_UP = `(${isThere(
  'sign_ups WHERE event_id = wanted.event_id AND account_id = wanted.account_id',
)} OR ${isThere('sign_ups WHERE event_id = wanted.event_id AND email = wanted.email')})`;

/** The rules for a place. The first that refuses is the one that people read. */
export const placeRules: Rule[] = [
  {
    refusal: 'EVENT_NOT_FOUND',
    refuses: () => `events.id IS NULL OR NOT ${IS_VISIBLE}`,
  },
  { refusal: 'EVENT_CANCELLED', refuses: () => 'events.cancelled_at IS NOT NULL' },
  { refusal: 'EVENT_ENDED', refuses: ({ moment }) => `events.ends_at <= ${moment}` },
  { refusal: 'ALREADY_SIGNED_UP', refuses: () => HAS_SIGN_UP },
  {
    refusal: 'EVENT_FULL',
    refuses: ({ hasPlace = HAS_FREE_PLACE }) => `NOT (${HOLDS_PLACE} OR ${hasPlace})`,
  },
];

/**
 * SQL of a row `wanted` beside its row `events`, whose columns are null where there is no such event: why the account can
 * have no place at that moment; null where it can have one. Each way to a place asks this: see places-and-waiting-list.md.
 */
export function refusalOf(asked: AskedInSql): string {
  const cases = placeRules.map(({ refusal, refuses }) => `WHEN ${refuses(asked)} THEN '${refusal}'`);
  return `CASE ${cases.join('\n    ')} END`;
}

export interface AskedPlace {
  eventId: string;
  /** Null: deleted. */
  accountId: string | null;
  email: string | null;
  moment: Date;
}

/** The refusal of one person, as the rows are now, and whether the event has a limit of places. */
export async function findRefusal(
  manager: EntityManager,
  { eventId, accountId, email, moment }: AskedPlace,
): Promise<{ refusal: Refusal | null; hasCapacity: boolean }> {
  const [found] = await manager.query<[{ refusal: Refusal | null; hasCapacity: boolean }]>(
    `SELECT ${refusalOf({ moment: 'wanted.moment' })} AS refusal, capacity IS NOT NULL AS "hasCapacity"
     FROM (VALUES ($1::uuid, $2::uuid, $3::text, $4::timestamptz)) AS wanted (event_id, account_id, email, moment)
     LEFT JOIN events ON events.id = wanted.event_id`,
    [eventId, accountId, email, moment],
  );
  return found;
}
