import { load } from './load.js';
import { answerOf, type Question } from './questions.js';
import { residentMegabytes } from './resident-memory.js';
import { compareInRounds } from './rounds.js';
import type { Server } from './servers.js';
import { judge } from './verdicts.js';

/** Of memory: MB at most, and as often as much as after the first comparison. */
const MAX_MEGABYTES = 300;
const MAX_GROWTH = 1.1;

/**
 * How the product is asked: for an answer that may be cached, for one made for its caller, or by a signed-in viewer.
 */
export const ways = {
  'as people get it: cached, and never stale': () => ({}),
  'made for each request': () => ({ 'x-turnout-cost': '1' }),
  'signed in': ({ url }: Server) => ({ cookie: `session-${new URL(url).port}=bench-creator` }),
};

/** The compared reads, the rival, and how often as often the product answers at least. */
export interface ComparedRead {
  what: string;
  question: Question;
  way: keyof typeof ways;
  rival: Rival;
  minRatio: number;
}

type Rival = 'bare' | 'PostGraphile';

/**
 * The product's reads beside those of servers which make each answer.
 * @returns whether the product is within its bounds
 */
export async function compareReads(
  product: Server,
  rivals: Record<Rival, Server>,
  reads: readonly ComparedRead[],
): Promise<boolean> {
  const areFast: boolean[] = [];
  let before: number | null = null;
  for (const { what, question, way, rival, minRatio } of reads) {
    const headers = ways[way](product);
    const other = inWordsOf(rival, rivals[rival], question);
    const answers = [
      await answerOf(product.url, question.body, headers),
      await answerOf(other.url, other.body),
    ];
    if (new Set(answers.map(textsOf)).size > 1) throw new Error(`${what}: other than the answer of ${rival}`);
    console.log(`${what}, ${way}, beside ${rival}`);
    const { ratio } = await compareInRounds(
      (seconds) => load(product.url, question.body, seconds, headers),
      (seconds) => load(other.url, other.body, seconds),
      rival,
    );
    before ??= residentMegabytes(product.pid);
    areFast.push(judge(`${what}, ${way}, beside ${rival}`, ratio, { atLeast: minRatio }));
  }
  const megabytes = residentMegabytes(product.pid);
  const isSmall = judge('Resident memory after the reads', megabytes, { atMost: MAX_MEGABYTES }, 'MB');
  const growth = megabytes / (before ?? megabytes);
  const isSteady = judge('The same, beside that after the first of them', growth, { atMost: MAX_GROWTH });
  return areFast.every(Boolean) && isSmall && isSteady;
}

function inWordsOf(rival: Rival, { url }: Server, { body, answer, postgraphile }: Question) {
  return rival === 'bare' ? { url: `${url}${answer}`, body } : { url, body: postgraphile };
}

/** Titles and names, in their order: PostGraphile names fields otherwise and writes times with seconds. */
function textsOf(answer: string): string {
  return JSON.stringify([...answer.matchAll(/"(?:title|name)":"([^"]*)"/g)].map(([, text]) => text));
}
