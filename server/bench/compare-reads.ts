import { load } from './load.js';
import { answerOf, type Question } from './questions.js';
import { residentMegabytes } from './resident-memory.js';
import { compareInRounds } from './rounds.js';
import type { Server } from './servers.js';

const MAX_MEGABYTES = 250;

/** An answer that says its cost is made for its caller. */
const MADE = { 'x-turnout-cost': '1' };

/** What is compared, and how often as often as the bare server the product answers at least. */
export interface ComparedRead {
  what: string;
  question: Question;
  minRatio: { cached: number; made: number };
}

/**
 * The product's reads beside the bare server's, which makes each answer.
 * @returns whether the product is within its bounds
 */
export async function compareReads(
  product: Server,
  bare: Server,
  reads: readonly ComparedRead[],
): Promise<boolean> {
  const areFast: boolean[] = [];
  for (const { what, question, minRatio } of reads) {
    const bareUrl = bare.url + question.answer;
    if ((await answerOf(product.url, question)) !== (await answerOf(bareUrl, question))) {
      throw new Error(`${what}: the two servers do not give the same answer`);
    }
    for (const [way, headers] of [
      ['cached', {}],
      ['made', MADE],
    ] as const) {
      console.log(
        `${what}, ${way === 'cached' ? 'as people get it: cached, and never stale' : 'made for each request'}`,
      );
      const { ratio } = await compareInRounds(
        (seconds) => load(product.url, question, seconds, headers),
        (seconds) => load(bareUrl, question, seconds),
      );
      console.log(`  ratio     ${ratio.toFixed(2)} (at least ${minRatio[way]})`);
      areFast.push(ratio >= minRatio[way]);
    }
  }
  const megabytes = residentMegabytes(product.pid);
  console.log(`  memory    ${megabytes.toFixed(0)} MB resident (at most ${MAX_MEGABYTES})`);
  return areFast.every(Boolean) && megabytes <= MAX_MEGABYTES;
}
