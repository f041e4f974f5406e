import { load } from './load.js';
import { residentMegabytes } from './resident-memory.js';
import { compareInRounds } from './rounds.js';
import type { Server } from './servers.js';

/** What the product promises. */
const MIN_RATIO = { cached: 2.5, made: 0.5 };
const MAX_MEGABYTES = 250;

/** An answer that says its cost is made for its caller. */
const MADE = { 'x-turnout-cost': '1' };

/**
 * The product's event list beside the bare server's, which makes each answer.
 * @returns whether the product is within its bounds
 */
export async function compareEventLists(product: Server, bare: Server): Promise<boolean> {
  const compare = async (headers: Record<string, string>, minRatio: number) => {
    const { ratio } = await compareInRounds(
      (seconds) => load(product.url, seconds, headers),
      (seconds) => load(bare.url, seconds),
    );
    console.log(`  ratio     ${ratio.toFixed(2)} (at least ${minRatio})`);
    return ratio >= minRatio;
  };
  console.log('The event list as people get it: cached, and never stale');
  const isCachedFast = await compare({}, MIN_RATIO.cached);
  console.log('The event list, made for each request');
  const isMadeFast = await compare(MADE, MIN_RATIO.made);
  const megabytes = residentMegabytes(product.pid);
  console.log(`  memory    ${megabytes.toFixed(0)} MB resident (at most ${MAX_MEGABYTES})`);
  return isCachedFast && isMadeFast && megabytes <= MAX_MEGABYTES;
}
