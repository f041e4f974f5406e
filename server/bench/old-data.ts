import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from 'es-toolkit/math';
import type { DataSource } from 'typeorm';
import { holdDatabase } from './hold-database.js';
import { fillSeveralEvents } from './large-event.js';
import { compareInRounds } from './rounds.js';
import { runBenchmark } from './run-benchmark.js';
import { startProduct } from './servers.js';
import { fillAccounts, makeFreeEvents } from './sign-ups/fill-sign-ups.js';
import { loadSignUps } from './sign-ups/load-sign-ups.js';
import { judge, printTable } from './verdicts.js';

/** `pnpm bench old-data`: 20,000 paid places of an old event are erased while people sign up, by the same process. */
const PLACES = 20_000;
/** Of the sign-ups, and of their p99, without an erasure. */
const BOUNDS = { signUps: 0.8, p99: 2 };

await runBenchmark(async (hold) => {
  const { folder, databaseUrl, database } = await holdDatabase(hold);
  await fillAccounts(database);
  const { url } = await hold(
    () =>
      startProduct({
        ...{ databaseUrl, poolSize: 10, folder },
        variables: { TRUSTED_PROXIES: '127.0.0.1', RETENTION_MONTHS: '24' },
      }),
    ({ stop }) => stop(),
  );
  const slowest = { erasing: [] as number[], alone: [] as number[] };
  const signUps = async (during: keyof typeof slowest, seconds: number) => {
    const load = await loadSignUps(url, { eventIds: await makeFreeEvents(database, 1), seconds });
    slowest[during].push(load.p99);
    return load;
  };

  const durations: number[] = [];
  const what = `Sign-ups while ${PLACES} places are erased`;
  console.log(what);
  const { ratio } = await compareInRounds(
    async (duration) => {
      await oldEvent(database);
      const erasing = erase(database);
      const load = await signUps('erasing', duration);
      durations.push(await erasing);
      return load;
    },
    (duration) => signUps('alone', duration),
    'without it',
  );
  const areAsMany = judge(`${what}, beside none`, ratio, { atLeast: BOUNDS.signUps });
  const areAsFast = judge(`${what}: p99 beside none`, median(slowest.erasing) / median(slowest.alone), {
    atMost: BOUNDS.p99,
  });
  judge('Places erased meanwhile', PLACES / median(durations), {}, 'a second');
  printTable();
  return areAsMany && areAsFast;
});

/** An event that ended three years ago, whose people paid, each on one of a hundred days. */
async function oldEvent(database: DataSource): Promise<void> {
  const [id = ''] = await makeFreeEvents(database, 1);
  await fillSeveralEvents(database, [id], { attendees: PLACES, paidPence: 500, of: id });
  await database.query(
    `UPDATE sign_ups SET signed_up_at = now() - interval '4 years' + floor(random() * 100) * interval '1 day' WHERE event_id = $1`,
    [id],
  );
  await database.query(
    `UPDATE events SET starts_at = now() - interval '3 years 2 hours', ends_at = now() - interval '3 years' WHERE id = $1`,
    [id],
  );
  await database.query('VACUUM ANALYZE');
}

/** Asks for the job of the night. @returns how many seconds it takes, from when it begins */
async function erase(database: DataSource): Promise<number> {
  await database.query(`DELETE FROM pgboss.job WHERE name = 'erase-old-data'`);
  await database.query(`INSERT INTO pgboss.job (name, data) VALUES ('erase-old-data', '{}')`);
  const query = `SELECT extract(epoch FROM completed_on - started_on)::float8 AS seconds
    FROM pgboss.job WHERE name = 'erase-old-data' AND state = 'completed'`;
  while (true) {
    const [job] = await database.query<{ seconds: number }[]>(query);
    if (job) return job.seconds;
    await delay(100);
  }
}
