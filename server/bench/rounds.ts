import { median } from 'es-toolkit/math';

/** The work of a server, or of its rival, in a round. */
export interface Load {
  perSecond: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
  cost?: Cost;
}

/** Milliseconds of processor time of a request. */
interface Cost {
  server: number;
  /** Of the server and PostgreSQL. */
  both: number;
}

/** Of the product beside its rival: above 1 is better. NaN where a side does not tell its cost. */
interface Ratios {
  /** By requests in a second. */
  ratio: number;
  byServer: number;
  byBoth: number;
}

export interface Comparison extends Ratios {
  product: Load;
}

/** `pnpm bench quick` is over in less than two minutes, and says less; `reads` has many rows. */
const [name = 'compare'] = process.argv.slice(2);
export const isQuick = name === 'quick';
const [ROUNDS, ROUND_SECONDS] = {
  quick: [3, 1] as const,
  reads: [7, 1] as const,
  month: [7, 1] as const,
  door: [5, 1] as const,
  pictures: [5, 2] as const,
}[name] ?? [9, 2];
/** Rounds of one comparison that may fail. */
const MAX_FAILED_ROUNDS = 3;

/** Does what is compared for some seconds. */
export type Side = (seconds: number) => Promise<Load>;

/** A round in which a response failed counts for nothing. */
export class FailedResponsesError extends Error {
  override name = 'FailedResponsesError';

  constructor(url: string, count: number) {
    super(`${url}: ${count} responses failed, or had not all that was asked for`);
  }
}

interface Round extends Ratios {
  product: Load;
  bare: Load;
}

/**
 * Loads the two sides in turn and prints how they compare. Each round has a ratio of its own, so that what else the
 * machine does touches both sides alike; the verdict is the median of the ratios. A round with a failed response is run
 * again.
 * @throws FailedResponsesError after three of them
 */
export async function compareInRounds(product: Side, bare: Side, rival = 'bare'): Promise<Comparison> {
  const rounds: Round[] = [];
  let failed = 0;
  // The first is no round yet: it makes both sides warm.
  while (rounds.length <= ROUNDS) {
    const number = rounds.length;
    try {
      const round = await playRound(product, bare, number);
      rounds.push(round);
      if (number > 0)
        console.log(`  round ${number}   ${row(round, rival)}   ratio ${round.ratio.toFixed(2)}`);
    } catch (error) {
      if (!(error instanceof FailedResponsesError) || ++failed > MAX_FAILED_ROUNDS) throw error;
      console.log(`  round ${number} counts for nothing: ${error.message}`);
    }
  }
  const medians = mediansOf(rounds.slice(1));
  console.log(`  median    ${row(medians, rival)}`);
  return medians;
}

async function playRound(product: Side, bare: Side, number: number): Promise<Round> {
  const [first, second] = number % 2 ? [product, bare] : [bare, product];
  const loads = [await first(ROUND_SECONDS), await second(ROUND_SECONDS)] as [Load, Load];
  const [ofProduct, ofBare] = number % 2 ? loads : loads.toReversed();
  return roundOf(ofProduct as Load, ofBare as Load);
}

function roundOf(product: Load, bare: Load): Round {
  const times = (part: keyof Cost) =>
    (bare.cost?.[part] ?? Number.NaN) / (product.cost?.[part] ?? Number.NaN);
  return {
    product,
    bare,
    ratio: product.perSecond / bare.perSecond,
    byServer: times('server'),
    byBoth: times('both'),
  };
}

function mediansOf(rounds: Round[]): Round {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  return {
    product: medianLoad(rounds.map(({ product }) => product)),
    bare: medianLoad(rounds.map(({ bare }) => bare)),
    ratio: of(({ ratio }) => ratio),
    byServer: of(({ byServer }) => byServer),
    byBoth: of(({ byBoth }) => byBoth),
  };
}

function row({ product, bare }: Pick<Round, 'product' | 'bare'>, rival: string): string {
  return `product ${figures(product)}   ${rival} ${figures(bare)}`;
}

function figures({ perSecond, p50, p99, cost }: Load): string {
  const times = `${perSecond.toFixed(0).padStart(5)}/s  p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms`;
  return cost ? `${times}  ${cost.server.toFixed(2)} of ${cost.both.toFixed(2)} ms` : times;
}

function medianLoad(loads: Load[]): Load {
  const of = (figure: (load: Load) => number) => median(loads.map(figure));
  const costs = loads.flatMap(({ cost }) => cost ?? []);
  const cost = {
    server: median(costs.map(({ server }) => server)),
    both: median(costs.map(({ both }) => both)),
  };
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    ...(costs.length > 0 && { cost }),
  };
}
