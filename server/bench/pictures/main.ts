import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../../src/platform/database/embedded-postgres/temporary-postgres.js';
import { tables } from '../../src/tables.js';
import { load } from '../load.js';
import { noTimeLimits } from '../no-time-limits.js';
import { prepareDatabase } from '../prepare-database.js';
import { eventList } from '../questions.js';
import { compareInRounds } from '../rounds.js';
import { runBenchmark } from '../run-benchmark.js';
import { startProduct } from '../servers.js';
import { judge, printTable } from '../verdicts.js';
import { headersOf } from '../ways.js';
import { isLostConnection, upload } from './upload.js';

/** `pnpm bench pictures`: reads of the event list while staff upload pictures, beside reads without. */
const UPLOADS = 20;
/** One picture is decoded at a time, in a process with low priority. */
const BOUND = 0.5;

await runBenchmark(async (hold) => {
  const folder = await hold(
    () => mkdtemp(join(tmpdir(), 'turnout-bench-')),
    (path) => rm(path, { recursive: true, force: true }),
  );
  const { url: databaseUrl } = await hold(startTemporaryPostgres, ({ stop }) => stop());
  await prepareDatabase(databaseUrl, 1);
  const database = await hold(
    () =>
      createDataSource({ ...tables, url: databaseUrl, poolSize: 2, timeLimits: noTimeLimits }).initialize(),
    (opened) => opened.destroy(),
  );
  await database.query(
    "UPDATE accounts SET role = 'STAFF', email_verified_at = now() WHERE id IN (SELECT account_id FROM sessions)",
  );
  const { url } = await hold(
    () => startProduct({ databaseUrl, poolSize: 10, folder }),
    ({ stop }) => stop(),
  );

  const areFast: boolean[] = [];
  for (const [how, way] of [
    ['made for each request', { isMade: true }],
    ['from the cache', {}],
  ] as const) {
    const requests = [{ body: eventList.body, headers: headersOf(way, url) }];
    const reads = (seconds: number) => load({ url, requests, titles: eventList.titles }, seconds);
    const what = `Reads of the event list, ${how}, while ${UPLOADS} pictures of 12 megapixels are uploaded`;
    console.log(what);
    let stored = 0;
    const { ratio } = await compareInRounds(
      async (seconds) => {
        // An account uploads 50 a day.
        await database.query('DELETE FROM rate_limits');
        const uploads = Promise.allSettled(
          Array.from({ length: UPLOADS }, (_, person) => upload(url, person)),
        );
        const result = await reads(seconds);
        for (const uploaded of await uploads) {
          // A busy server ends a connection before it has read the picture.
          if (uploaded.status === 'rejected' && !isLostConnection(uploaded.reason)) throw uploaded.reason;
          if (uploaded.status === 'fulfilled' && uploaded.value === 201) stored++;
        }
        return result;
      },
      reads,
      'without uploads',
    );
    console.log(`  ${stored} pictures were stored, the others were refused as busy`);
    areFast.push(judge(what, ratio, { atLeast: BOUND }));
  }
  printTable();
  return areFast.every(Boolean);
});
