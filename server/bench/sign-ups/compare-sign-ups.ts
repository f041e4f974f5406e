import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { tables } from '../../src/tables.js';
import { compareInRounds, type Load } from '../rounds.js';
import type { Server } from '../servers.js';
import { judge } from '../verdicts.js';
import { compareGivingBack } from './compare-giving-back.js';
import { makeFreeEvents } from './fill-sign-ups.js';
import { loadSignUps } from './load-sign-ups.js';
import { sampleSignUp } from './sign-up-statements.js';
import type { BareSignUps } from './start-bare-sign-ups.js';
import { CLIENTS } from './workload.js';

/** The bounds that were set for the product: as often as bare pg, and milliseconds. */
const BOUNDS = { hot: { minRatio: 1.8, maxP99: 150 }, many: { minRatio: 0.9, maxP99: 250 } };

/**
 * Signing up through GraphQL over HTTP, with sessions, beside the same transactions through bare pg.
 * @returns whether the product is within its bounds
 */
export async function compareSignUps(url: string, product: Server, bare: BareSignUps): Promise<boolean> {
  const database = await createDataSource({ ...tables, url, poolSize: 2 }).initialize();
  try {
    const [sampleEventId] = await makeFreeEvents(database, 1);
    const sample = await sampleSignUp(database, url, sampleEventId as string);
    const compareAt = (eventCount: number) => {
      // Every round has events of its own, so that no account is signed up yet.
      const counted = (work: (eventIds: string[], seconds: number) => Promise<Load>) => (seconds: number) =>
        checkingCounts(database, eventCount, seconds, work);
      return compareInRounds(
        counted((eventIds, seconds) => loadSignUps(product.url, { eventIds, seconds })),
        counted((eventIds, seconds) => bare.run(sample, { eventIds, seconds })),
      );
    };

    const areFast: boolean[] = [];
    for (const [where, eventCount, { minRatio, maxP99 }] of [
      ['at one hot event', 1, BOUNDS.hot],
      ['over 1,000 events', 1_000, BOUNDS.many],
    ] as const) {
      const what = `Sign-ups ${where}, ${CLIENTS} connections`;
      console.log(what);
      const { ratio, product: own } = await compareAt(eventCount);
      areFast.push(judge(`${what}, beside bare pg`, ratio, { atLeast: minRatio }));
      areFast.push(judge(`${what}: p99`, own.p99, { atMost: maxP99 }, 'ms'));
    }
    areFast.push(await compareGivingBack(database, product));
    return areFast.every(Boolean);
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
