import { type Load, load } from './load.js';
import { residentMegabytes } from './resident-memory.js';
import type { Server } from './servers.js';

/** What the product promises. */
const MIN_RATIO = 0.5;
const MAX_MEGABYTES = 250;

/** Many and short, so that the median stands when the machine is busy with something else for a while. */
const ROUNDS = 9;
const ROUND_SECONDS = 1.5;
/** V8 compiles what is hot while it is already being loaded. */
const WARM_UP_SECONDS = 4;

/**
 * Loads the two servers in turn and prints how they compare. Each round has a ratio of its own, so that what else
 * the machine does touches both sides alike; the verdict is the median of the ratios.
 * @returns whether the product keeps its bounds
 */
export async function compare(product: Server, bare: Server): Promise<boolean> {
  for (const { url } of [product, bare]) await load(url, WARM_UP_SECONDS);
  const rounds: { product: Load; bare: Load; ratio: number }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const loads = round % 2 ? await inTurn(product, bare) : (await inTurn(bare, product)).reverse();
    const [ofProduct, ofBare] = loads as [Load, Load];
    const ratio = ofProduct.requestsPerSecond / ofBare.requestsPerSecond;
    rounds.push({ product: ofProduct, bare: ofBare, ratio });
    console.log(`  round ${String(round).padEnd(4)}${row(ofProduct, ofBare)}   ratio ${ratio.toFixed(2)}`);
  }
  const ratio = median(rounds.map((round) => round.ratio));
  const megabytes = residentMegabytes(product.pid);
  const medians = row(
    medianLoad(rounds.map((round) => round.product)),
    medianLoad(rounds.map((round) => round.bare)),
  );
  console.log(`  median    ${medians}`);
  console.log(`  ratio     ${ratio.toFixed(2)} (at least ${MIN_RATIO})`);
  console.log(`  memory    ${megabytes.toFixed(0)} MB resident (at most ${MAX_MEGABYTES})`);
  return ratio >= MIN_RATIO && megabytes <= MAX_MEGABYTES;
}

async function inTurn(first: Server, second: Server): Promise<Load[]> {
  return [await load(first.url, ROUND_SECONDS), await load(second.url, ROUND_SECONDS)];
}

function row(product: Load, bare: Load): string {
  return `product ${figures(product)}   bare ${figures(bare)}`;
}

function figures({ requestsPerSecond, p50, p99 }: Load): string {
  return `${requestsPerSecond.toFixed(0).padStart(5)}/s  p50 ${p50} ms  p99 ${p99} ms`;
}

function medianLoad(loads: Load[]): Load {
  return {
    requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
    p50: median(loads.map((load) => load.p50)),
    p99: median(loads.map((load) => load.p99)),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)] as number;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] as number;
  return (lower + upper) / 2;
}
