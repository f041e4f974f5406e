import type { DataSource, QueryRunner } from 'typeorm';

/** Words of searches, by how many events have them; the late ones are in the latter half of the list alone. */
export const words = {
  rare: 'xylophone',
  inAll: 'common',
  inAllToo: 'evening',
  oneIn20: 'twentieth',
  oneIn50: 'fiftieth',
  oneIn200: 'twohundredth',
  oneIn1000: 'thousandth',
  late50: 'latefiftieth',
  late200: 'latetwohundredth',
} as const;

/** The words that are not searched for here, as many as a language has, a few of them in most events. */
const VOCABULARY = 30_000;
const WORDS_OF_EVENT = 15;
const DAYS = 1_000;

/**
 * The creation of events does not wait for their indexes here: a million events are written, and indexed, in three
 * minutes so.
 * @param arrange changes the events before they are indexed
 */
export async function fillEvents(
  database: DataSource,
  count: number,
  arrange: (runner: QueryRunner) => Promise<void> = async () => {},
): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    await runner.query(`INSERT INTO accounts (id, email, name, role, created_at)
      VALUES (gen_random_uuid(), 'staff@turnout.example', 'Staff', 'STAFF', now())`);
    await runner.query(`SET maintenance_work_mem = '512MB'`);
    await runner.query('ALTER TABLE events DISABLE TRIGGER events_search_words');
    const indexes: { name: string; definition: string }[] = await runner.query(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE tablename = 'events' AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    );
    for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
    await insertEvents(runner, count);
    await arrange(runner);
    for (const { definition } of indexes) await runner.query(definition);
    await runner.query('ALTER TABLE events ENABLE TRIGGER events_search_words');
    await runner.query('VACUUM ANALYZE');
  } finally {
    await runner.release();
  }
}

/** Public events on a thousand days, in no order. */
async function insertEvents(runner: QueryRunner, count: number): Promise<void> {
  const asked = `' ${words.inAll} ${words.inAllToo}'
    || CASE WHEN n % 20 = 3 THEN ' ${words.oneIn20}' ELSE '' END
    || CASE WHEN n % 50 = 3 THEN ' ${words.oneIn50}' ELSE '' END
    || CASE WHEN n % 200 = 3 THEN ' ${words.oneIn200}' ELSE '' END
    || CASE WHEN n % 1000 = 7 THEN ' ${words.oneIn1000}' ELSE '' END
    || CASE WHEN n = 7 THEN ' ${words.rare}' ELSE '' END
    || CASE WHEN day >= ${DAYS / 2} AND n % 25 = 1 THEN ' ${words.late50}' ELSE '' END
    || CASE WHEN day >= ${DAYS / 2} AND n % 100 = 1 THEN ' ${words.late200}' ELSE '' END`;
  await runner.query(
    `INSERT INTO events (id, title, description, location, type, date, start_time, end_time, price_pence, public,
                         created_at, created_by_id, sign_up_count, held_count, waiting_count, search_text, time_zone, starts_at,
                         ends_at, updated_at, revision)
     SELECT gen_random_uuid(), 'Event ' || n, initcap(left(words, 1)) || substr(words, 2) || '.', 'Harrowbeck', 'Type ' || n % 40,
            date '2027-01-01' + day, start, '23:30', CASE WHEN n % 2 = 0 THEN 0 ELSE 500 END, true, now(),
            (SELECT id FROM accounts WHERE role = 'STAFF' ORDER BY created_at LIMIT 1), 0, 0, 0,
            'event ' || n || ' harrowbeck type ' || n % 40 || ' ' || words || ${asked}, 'UTC',
            (date '2027-01-01' + day + start) AT TIME ZONE 'UTC',
            (date '2027-01-01' + day + time '23:30') AT TIME ZONE 'UTC', now(), 0
     FROM (
       SELECT n, (abs(hashint4(n)::int8) % ${DAYS})::int AS day,
         time '08:00' + abs(hashint4(-n)::int8) % 60 * interval '10 minutes' AS start, (
           SELECT string_agg(translate(to_hex((power(random(), 3) * ${VOCABULARY})::int * 7919 + 7919), '0123456789', 'ghijklmnop'), ' ')
           FROM generate_series(1, ${WORDS_OF_EVENT}) AS m WHERE n > 0
         ) AS words
       FROM generate_series(1, $1::int) AS n
     ) AS made`,
    [count],
  );
}
