import { median } from 'es-toolkit/math';

/** The work of a server, or of its rival, in a round. */
export interface Load {
  perSecond: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
}

/** `pnpm bench quick` is over in less than two minutes, and says less. */
export const isQuick = process.argv[2] === 'quick';
const [ROUNDS, ROUND_SECONDS] = isQuick ? [3, 1] : [9, 2];

/** Does what is compared for some seconds. */
export type Side = (seconds: number) => Promise<Load>;

/**
 * Loads the two sides in turn and prints how they compare. Each round has a ratio of its own, so that what else the
 * machine does touches both sides alike; the verdict is the median of the ratios.
 */
export async function compareInRounds(
  product: Side,
  bare: Side,
  rival = 'bare',
): Promise<{ ratio: number; product: Load }> {
  for (const side of [product, bare]) await side(ROUND_SECONDS);
  const rounds: { product: Load; bare: Load; ratio: number }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const loads = round % 2 ? await inTurn(product, bare) : (await inTurn(bare, product)).reverse();
    const [ofProduct, ofBare] = loads as [Load, Load];
    const ratio = ofProduct.perSecond / ofBare.perSecond;
    rounds.push({ product: ofProduct, bare: ofBare, ratio });
    console.log(`  round ${round}   ${row(ofProduct, ofBare, rival)}   ratio ${ratio.toFixed(2)}`);
  }
  const medians = {
    product: medianLoad(rounds.map((round) => round.product)),
    bare: medianLoad(rounds.map((round) => round.bare)),
  };
  console.log(`  median    ${row(medians.product, medians.bare, rival)}`);
  return { ratio: median(rounds.map((round) => round.ratio)), product: medians.product };
}

async function inTurn(first: Side, second: Side): Promise<Load[]> {
  return [await first(ROUND_SECONDS), await second(ROUND_SECONDS)];
}

function row(product: Load, bare: Load, rival: string): string {
  return `product ${figures(product)}   ${rival} ${figures(bare)}`;
}

function figures({ perSecond, p50, p99 }: Load): string {
  return `${perSecond.toFixed(0).padStart(5)}/s  p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms`;
}

function medianLoad(loads: Load[]): Load {
  return {
    perSecond: median(loads.map((load) => load.perSecond)),
    p50: median(loads.map((load) => load.p50)),
    p99: median(loads.map((load) => load.p99)),
  };
}
