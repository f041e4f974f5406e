import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { tables } from '../../src/tables.js';
import { compareInRounds, type Load } from '../rounds.js';
import type { Server } from '../servers.js';
import { fillAccounts, makeFreeEvents } from './fill-sign-ups.js';
import { loadSignUps } from './load-sign-ups.js';
import { sampleSignUp } from './sign-up-statements.js';
import type { BareSignUps } from './start-bare-sign-ups.js';
import { CLIENTS } from './workload.js';

/** What was set for the product: as often as bare pg, and milliseconds. */
const MIN_RATIO = { hot: 1.8, many: 0.9 };
const MAX_P99 = { hot: 150, many: 250 };

/**
 * Signing up through GraphQL over HTTP, with sessions, beside the same transactions through bare pg.
 * @returns whether the product is within its bounds
 */
export async function compareSignUps(url: string, product: Server, bare: BareSignUps): Promise<boolean> {
  const database = await createDataSource({ ...tables, url, poolSize: 2 }).initialize();
  try {
    await fillAccounts(database);
    const [sampleEventId] = await makeFreeEvents(database, 1);
    const sample = await sampleSignUp(database, url, sampleEventId as string);
    const compareAt = (eventCount: number) => {
      // Every round has events of its own, so that nobody is signed up yet.
      const counted = (work: (eventIds: string[], seconds: number) => Promise<Load>) => (seconds: number) =>
        checkingCounts(database, eventCount, seconds, work);
      return compareInRounds(
        counted((eventIds, seconds) => loadSignUps(product.url, { eventIds, seconds })),
        counted((eventIds, seconds) => bare.run(sample, { eventIds, seconds })),
      );
    };

    console.log(`Sign-ups at one hot event, ${CLIENTS} connections`);
    const hot = await compareAt(1);
    console.log(`  ratio     ${hot.ratio.toFixed(2)} (at least ${MIN_RATIO.hot})`);
    console.log(`  p99       ${hot.product.p99.toFixed(0)} ms (below ${MAX_P99.hot})`);
    console.log(`Sign-ups over 1,000 events, ${CLIENTS} connections`);
    const many = await compareAt(1_000);
    console.log(`  ratio     ${many.ratio.toFixed(2)} (at least ${MIN_RATIO.many})`);
    console.log(`  p99       ${many.product.p99.toFixed(0)} ms (below ${MAX_P99.many})`);
    const isFast = hot.ratio >= MIN_RATIO.hot && many.ratio >= MIN_RATIO.many;
    return isFast && hot.product.p99 < MAX_P99.hot && many.product.p99 < MAX_P99.many;
  } finally {
    await database.destroy();
  }
}

/** Does the work at new events, and makes sure that every sign-up it counted is there. */
async function checkingCounts(
  database: DataSource,
  eventCount: number,
  seconds: number,
  work: (eventIds: string[], seconds: number) => Promise<Load>,
): Promise<Load> {
  const eventIds = await makeFreeEvents(database, eventCount);
  const load = await work(eventIds, seconds);
  const [{ signUps, counted }] = await database.query(
    `SELECT (SELECT count(*)::int FROM sign_ups WHERE event_id = ANY($1)) AS "signUps",
       (SELECT sum(sign_up_count)::int FROM events WHERE id = ANY($1)) AS counted`,
    [eventIds],
  );
  if (counted !== signUps || signUps < Math.floor(load.perSecond * seconds * 0.9)) {
    throw new Error(`${load.perSecond} sign-ups a second, but ${signUps} are stored and ${counted} counted`);
  }
  return load;
}
