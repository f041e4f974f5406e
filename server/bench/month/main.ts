import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Event } from '../../src/features/events/event.entity.js';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../../src/platform/database/embedded-postgres/temporary-postgres.js';
import { tables } from '../../src/tables.js';
import { editsOf } from '../edits.js';
import { load } from '../load.js';
import { loadCold } from '../load-cold.js';
import { prepareDatabase } from '../prepare-database.js';
import { withCost } from '../request-cost.js';
import { compareInRounds } from '../rounds.js';
import { runBenchmark } from '../run-benchmark.js';
import { startProduct } from '../servers.js';
import { addToRow, judge, printTable } from '../verdicts.js';
import { headersOf } from '../ways.js';
import { monthsAndLists } from './questions.js';

/** Thousands of events: 33,000 on a thousand days, which are 33 a day and about 1,000 a month. */
const THOUSANDS = 33;
/** A month costs at most 1.2 times what a list does: it is answered 0.83 times as often. */
const BOUND = { atLeast: 0.83 };

/** `pnpm bench month`: the month of What's on beside its list, both as the page asks for them, each for another time and type. */
await runBenchmark(async (hold) => {
  const folder = await hold(
    () => mkdtemp(join(tmpdir(), 'turnout-bench-')),
    (path) => rm(path, { recursive: true, force: true }),
  );
  const { url: databaseUrl } = await hold(startTemporaryPostgres, ({ stop }) => stop());
  await prepareDatabase(databaseUrl, THOUSANDS);
  const database = await hold(
    () => createDataSource({ ...tables, url: databaseUrl, poolSize: 2 }).initialize(),
    (opened) => opened.destroy(),
  );
  const { url, pid } = await hold(
    () => startProduct({ databaseUrl, poolSize: 10, folder, variables: { TRUSTED_PROXIES: '127.0.0.1' } }),
    ({ stop }) => stop(),
  );
  const someEvents = await database.getRepository(Event).find({ select: { id: true }, take: 100 });
  const edits = editsOf(
    database,
    someEvents.map(({ id }) => id),
  );
  const { months, lists, uncountedLists } = monthsAndLists(new Date());

  const areFast: boolean[] = [];
  const rows = [
    { beside: lists, rival: 'a list', how: 'made for each request', way: { isMade: true } },
    {
      beside: lists,
      rival: 'a list',
      how: 'signed in, made for each request',
      way: { isMade: true, isSignedIn: true },
    },
    { beside: lists, rival: 'a list', how: 'edits a second: 1', way: {}, editsPerSecond: 1 },
    {
      beside: uncountedLists,
      rival: 'a list without its length',
      how: 'made for each request',
      way: { isMade: true },
      bound: {},
    },
  ];
  for (const { beside, rival, how, way, editsPerSecond = 0, bound = BOUND } of rows) {
    const what = `A month beside ${rival}, ${how}`;
    console.log(what);
    const side = async (questions: typeof months) => {
      const requests = questions.map(({ body }, person) => ({ body, headers: headersOf(way, url, person) }));
      // A round is too short for the first time of all of them.
      await loadCold({ url, requests }, 0, async () => {});
      return (seconds: number) =>
        withCost(databaseUrl, pid, () =>
          edits.during(editsPerSecond, () => load({ url, requests }, seconds)),
        );
    };
    const { ratio, byServer, byBoth } = await compareInRounds(await side(months), await side(beside), 'list');
    areFast.push(judge(what, ratio, bound));
    addToRow(what, {
      "by server's time": byServer.toFixed(2),
      "by PostgreSQL's too": byBoth.toFixed(2),
      'fast by': editsPerSecond > 0 ? 'cache' : '',
    });
  }
  printTable();
  return areFast.every(Boolean);
});
