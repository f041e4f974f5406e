import { median } from 'es-toolkit/math';
import { postgresTime } from '../postgres-time.js';
import type { Server } from '../servers.js';
import { judge } from '../verdicts.js';
import { loadProducts } from './load.js';

const ROUNDS = 5;
/** Milliseconds of each side of a round. */
const SIDE = 4_000;
const BETWEEN_WRITES = 50;
/** An event, and the first page of a list with its count, as people read them. */
const READ = `query ($id: ID!) {
  event(id: $id) { id title }
  events(first: 20) {
    nodes { id title excerpt location type date startTime endTime pricePence placesLeft createdBy { name } }
    totalCount
  }
}`;
/** A replica that saves less is not worth its code. */
const MAX_RATIO = 0.8;

/**
 * Compares the processor time of the primary for a read, writes going on, where the product reads from the replica and where it
 * does not, in turn. To spare the primary is the purpose of a replica: it is what is full first.
 * @param withReplica two processes on one primary, which sends its log to the replica for both
 */
export async function comparePrimaryTime(
  primaryUrl: string,
  { withReplica, without }: { withReplica: Server; without: Server },
  eventIds: readonly string[],
): Promise<boolean> {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const beside = await timePerRead(primaryUrl, without, eventIds);
    const own = await timePerRead(primaryUrl, withReplica, eventIds);
    // The first of both makes plans and fills caches.
    if (round === 0) continue;
    ratios.push(own / beside);
    console.log(`  round ${round}: ${own.toFixed(3)} ms and ${beside.toFixed(3)} ms of the primary a read`);
  }
  const what = "The primary's processor time a read, with a replica beside without";
  return judge(what, median(ratios), { atMost: MAX_RATIO });
}

async function timePerRead(
  primaryUrl: string,
  { url }: Server,
  eventIds: readonly string[],
): Promise<number> {
  const before = await postgresTime(primaryUrl);
  const endsAt = performance.now() + SIDE;
  const product = { url, cookie: `session-${new URL(url).port}=bench-creator` };
  const isOver = () => performance.now() > endsAt;
  const options = { isOver, betweenWrites: BETWEEN_WRITES, read: READ };
  const { reads, failed, endUnknown } = await loadProducts([product], eventIds, options);
  if (failed.length > 0 || endUnknown > 0) throw new Error(failed[0] ?? 'A change was lost');
  return ((await postgresTime(primaryUrl)) - before) / reads;
}
