import type { QueryRunner } from 'typeorm';
import { fillSeveralEvents } from '../large-event.js';

const DATES = 52;
/** The present is so many days after the first single event, and at most as many after the first date of a series. */
const PAST_DAYS = 350;
/** The last series begins so many days from now. */
const COMING_DAYS = 84;

/**
 * Makes some of the events weekly series of 52, of which most have begun, and moves the others so that lists have past events.
 * They are those of `fillEvents`.
 * @param count of series
 */
export async function makeSeries(runner: QueryRunner, count: number): Promise<void> {
  await runner.query(
    `CREATE TEMPORARY TABLE made_series AS SELECT n, gen_random_uuid() AS id FROM generate_series(0, $1::int - 1) AS n`,
    [count],
  );
  await runner.query(
    `INSERT INTO event_series (id, interval, created_at) SELECT id, 'WEEK', now() FROM made_series`,
  );
  await runner.query(
    `WITH numbered AS (
       SELECT id, date, substr(title, 7)::int - 1 AS number FROM events
     ), placed AS (
       SELECT numbered.id, made_series.id AS series_id, n,
         CASE WHEN n IS NULL THEN date - (date '2027-01-01' - current_date) - ${PAST_DAYS}
         ELSE current_date - ${PAST_DAYS} + abs(hashint4(n)::int8 % ${PAST_DAYS + COMING_DAYS})::int
           + 7 * (number % ${DATES}) END AS day
       FROM numbered LEFT JOIN made_series ON n = number / ${DATES}
     )
     UPDATE events SET series_id = placed.series_id, date = day,
       title = CASE WHEN n IS NULL THEN title ELSE 'Series ' || n END,
       type = CASE WHEN n IS NULL THEN type ELSE 'Type ' || n % 40 END,
       price_pence = CASE WHEN n IS NULL THEN price_pence ELSE n % 2 * 500 END,
       starts_at = (day + start_time) AT TIME ZONE 'UTC', ends_at = (day + end_time) AT TIME ZONE 'UTC'
     FROM placed WHERE placed.id = events.id`,
  );
}

/** Has people sign up to all events of a series that is to come. @returns the events, the soonest first */
export async function fillComingSeries(runner: QueryRunner, attendees: number): Promise<string[]> {
  const events: { id: string }[] = await runner.query(
    `SELECT id FROM events WHERE series_id = (
       SELECT series_id FROM events WHERE series_id IS NOT NULL
       GROUP BY series_id HAVING min(date) > current_date + 2 LIMIT 1
     ) ORDER BY date`,
  );
  const eventIds = events.map(({ id }) => id);
  await fillSeveralEvents(runner, eventIds, { attendees, paidPence: 500 });
  return eventIds;
}
