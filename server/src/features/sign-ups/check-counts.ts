import type { CheckResult } from '../../platform/check-result.js';
import { erasedPlacesOf } from './erased-places/erased-counts.js';

interface WrongCount {
  id: string;
  sign_up_count: number;
  sign_ups: number;
  held_count: number;
  holds: number;
  waiting_count: number;
  waiting: number;
}

interface Queryable {
  query(sql: string): Promise<unknown>;
}

/** The events whose counts are not those of their rows. */
export const WRONG_COUNTS = `SELECT * FROM (
    SELECT id, sign_up_count, (SELECT count(*)::int FROM sign_ups WHERE event_id = events.id) + ${erasedPlacesOf('events.id')} AS sign_ups,
      held_count, (SELECT count(*)::int FROM place_holds WHERE event_id = events.id) AS holds,
      waiting_count, (
        SELECT count(*)::int FROM waiting_list_entries WHERE event_id = events.id AND offer_expires_at IS NULL
      ) AS waiting
    FROM events
  ) AS counted WHERE sign_up_count <> sign_ups OR held_count <> holds OR waiting_count <> waiting`;

const COUNTS = [
  ['sign_up_count', 'sign_ups', 'places'],
  ['held_count', 'holds', 'held places'],
  ['waiting_count', 'waiting', 'people in line'],
] as const;

/** Whether each event says as many places, held places and people in line as there are rows of them. */
export async function checkCounts(database: Queryable): Promise<CheckResult[]> {
  const events = (await database.query(WRONG_COUNTS)) as WrongCount[];
  return COUNTS.map(([count, rows, what]) => {
    const [first, ...others] = events.filter((event) => event[count] !== event[rows]);
    if (!first) return { isRight: true, sentence: `Each event has as many ${what} as its count says.` };
    const more = others.length > 0 ? `, and ${others.length} other events are wrong too` : '';
    const sentence = `The event ${first.id} counts ${first[count]} ${what} and has ${first[rows]}${more}.`;
    return { isRight: false, sentence };
  });
}
