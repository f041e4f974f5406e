import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { startProduct } from '../servers.js';
import { fillAccounts, makeFreeEvents } from '../sign-ups/fill-sign-ups.js';
import { arriveWithin } from './arrive.js';
import { summaryOf } from './summary.js';

/** People. */
const PEOPLE = Number(process.env.CROWD_PEOPLE ?? 20_000);
/** Milliseconds. */
const MINUTE = 60_000;
/** Milliseconds in which 99 of 100 answers come, also those that say when to try again. */
const MAX_P99 = 3_000;

/**
 * Twenty thousand people sign up to one event within a minute, at two processes on one database. A person who finds
 * the event full joins its waiting list. Ends the process: with 0 when all is as promised.
 * @param capacity of the event; null: there is a place for everybody
 */
export async function runCrowd(capacity: number | null): Promise<never> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-bench-'));
  const postgres = await startTemporaryPostgres();
  const options = { ...tables, url: postgres.url, poolSize: 2 };
  await migrate(options);
  const database = await createDataSource(options).initialize();
  await fillAccounts(database);
  const [eventId = ''] = await makeFreeEvents(database, 1);
  await database.query('UPDATE events SET capacity = $2 WHERE id = $1', [eventId, capacity]);
  const products = [];
  for (let n = 0; n < 2; n++) {
    products.push(await startProduct({ databaseUrl: postgres.url, poolSize: 10, folder }));
  }

  const answers = await arriveWithin(MINUTE, {
    people: PEOPLE,
    eventId,
    urls: products.map(({ url }) => url),
  });
  const [stored] = await database.query<
    [{ signUps: number; counted: number; waiting: number; entries: number }]
  >(
    `SELECT (SELECT count(*)::int FROM sign_ups WHERE event_id = events.id) AS "signUps", sign_up_count AS counted,
       waiting_count AS waiting, (SELECT count(*)::int FROM waiting_list_entries WHERE event_id = events.id) AS entries
     FROM events WHERE id = $1`,
    [eventId],
  );
  const summary = summaryOf(answers);
  console.table(summary.byOutcome);
  console.info(`all people have an answer after ${(summary.lastAt / 1000).toFixed(1)} s`);
  console.info(
    `answers: p50 ${summary.p50} ms, p99 ${summary.p99} ms (below ${MAX_P99}), slowest ${summary.slowest} ms`,
  );
  console.info(`places: ${stored.signUps} stored, ${stored.counted} counted, for ${PEOPLE} people`);
  console.info(`waiting list: ${stored.entries} stored, ${stored.waiting} counted`);
  const places = Math.min(PEOPLE, capacity ?? PEOPLE);
  const waiting = PEOPLE - places;
  const isGood =
    stored.signUps === places &&
    stored.counted === places &&
    stored.entries === waiting &&
    stored.waiting === waiting &&
    summary.failed === 0 &&
    summary.p99 < MAX_P99;
  console.info(isGood ? 'as promised' : 'NOT as promised');

  for (const product of products) await product.stop();
  await database.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(isGood ? 0 : 1);
}
