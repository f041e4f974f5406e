import type { EntityManager } from 'typeorm';
import { type EventTimes, eventInstants } from '../features/events/event-times.js';
import type { CheckResult } from '../platform/check-result.js';
import { read } from '../platform/database/sql/read.js';

/** Events of one statement. */
const BATCH_SIZE = 1_000;
/** Before all others. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

interface StoredTimes extends EventTimes {
  id: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Whether each coming event has the instants that its times name by the rules of today. A country that changes its summer time
 * makes them wrong: see docs/decisions/time-zones.md.
 */
export async function checkInstants(database: EntityManager, now: Date): Promise<CheckResult> {
  const wrong: string[] = [];
  let last: Pick<StoredTimes, 'id' | 'startsAt'> | undefined = { id: LOWEST_ID, startsAt: now };
  while (last) {
    const events: StoredTimes[] = await readBatch(database, last);
    wrong.push(...events.filter((event) => !isRight(event)).map(({ id }) => id));
    last = events.length === BATCH_SIZE ? events.at(-1) : undefined;
  }
  const [first, ...others] = wrong;
  if (!first) return { isRight: true, sentence: 'Each coming event starts and ends when its times say.' };
  const more = others.length > 0 ? `, and so do ${others.length} other events` : '';
  const sentence = `The event ${first} starts or ends at another instant than its times say${more}. Saving it again mends it.`;
  return { isRight: false, sentence };
}

/** The next coming events in the order of the index events_starts. */
function readBatch(
  database: EntityManager,
  { id, startsAt }: Pick<StoredTimes, 'id' | 'startsAt'>,
): Promise<StoredTimes[]> {
  return read<StoredTimes>(
    database,
    `SELECT id, to_char(date, 'YYYY-MM-DD') AS date, to_char(start_time, 'HH24:MI') AS "startTime",
       to_char(end_time, 'HH24:MI') AS "endTime", time_zone AS "timeZone", starts_at AS "startsAt", ends_at AS "endsAt"
     FROM events WHERE deleted_at IS NULL AND (starts_at, id) > ($1, $2)
     ORDER BY starts_at, id LIMIT ${BATCH_SIZE}`,
    [startsAt, id],
  );
}

/** A zone that is unknown by now is wrong, too. */
function isRight({ startsAt, endsAt, ...times }: StoredTimes): boolean {
  try {
    const instants = eventInstants(times);
    return +instants.startsAt === +startsAt && +instants.endsAt === +endsAt;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
