import { load } from './load.js';
import { residentMegabytes } from './resident-memory.js';
import { compareInRounds } from './rounds.js';
import type { Server } from './servers.js';

/** What the product promises. */
const MIN_RATIO = 0.5;
const MAX_MEGABYTES = 250;

/**
 * The product's event list beside the bare server's.
 * @returns whether the product is within its bounds
 */
export async function compareEventLists(product: Server, bare: Server): Promise<boolean> {
  console.log('The event list, requests');
  const { ratio } = await compareInRounds(
    (seconds) => load(product.url, seconds),
    (seconds) => load(bare.url, seconds),
  );
  const megabytes = residentMegabytes(product.pid);
  console.log(`  ratio     ${ratio.toFixed(2)} (at least ${MIN_RATIO})`);
  console.log(`  memory    ${megabytes.toFixed(0)} MB resident (at most ${MAX_MEGABYTES})`);
  return ratio >= MIN_RATIO && megabytes <= MAX_MEGABYTES;
}
