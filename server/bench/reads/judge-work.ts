import { Agent } from 'node:http';
import { median } from 'es-toolkit/math';
import { isWhole } from '../load.js';
import { send } from '../load-cold.js';
import type { Question } from '../questions.js';
import type { Server } from '../servers.js';
import { judge } from '../verdicts.js';
import { headersOf, type Way } from '../ways.js';
import { COUNTS_PATH, type Work } from './work.js';

/** The first ones make code fast, plans and named statements. */
const WARM_UP = 100;
const REQUESTS = 200;

/** The work of one request and the size of its response. */
interface RequestFigures extends Work {
  headers: number;
  headerBytes: number;
  bodyBytes: number;
}

export interface CountedRead {
  what: string;
  questions: readonly Question[];
  way: Way;
  atMost: Omit<RequestFigures, 'bodyBytes'>;
}

const names: Record<keyof CountedRead['atMost'], string> = {
  statements: 'statements',
  promises: 'promises',
  timers: 'timers',
  headers: 'response headers',
  headerBytes: 'bytes of response headers',
};

/**
 * Counts what the product does for a request, one after the other. Unlike times, the counts do not change with what else the
 * machine does. A few requests meet work of the background, so the median counts.
 * @param product which has loaded count-work.ts
 */
export async function judgeWork({ url }: Server, reads: readonly CountedRead[]): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const areFew: boolean[] = [];
  for (const read of reads) {
    const figures = await countWork(url, read, agent);
    console.log(`${read.what}: the work of one request, whose response has ${figures.bodyBytes} bytes`);
    for (const [name, atMost] of Object.entries(read.atMost) as [keyof typeof names, number][]) {
      areFew.push(judge(`${read.what}: ${names[name]}`, figures[name], { atMost }, 'a request'));
    }
  }
  agent.destroy();
  return areFew.every(Boolean);
}

async function countWork(
  url: string,
  { what, questions, way }: CountedRead,
  agent: Agent,
): Promise<RequestFigures> {
  const ask = async (index: number) => {
    const { body, titles } = questions[index % questions.length] as Question;
    const response = await send(url, { body, headers: headersOf(way, url, index) }, agent);
    if (!isWhole(response.body, titles)) throw new Error(`${what}: ${response.body}`);
    return response;
  };
  const counts = async () =>
    JSON.parse((await send(new URL(COUNTS_PATH, url).href, { body: '' }, agent)).body) as Work[];
  let last = await ask(0);
  for (let index = 1; index < WARM_UP; index++) last = await ask(index);
  await counts();
  for (let index = 0; index < REQUESTS; index++) last = await ask(index);
  const atRequests = await counts();
  const ofOne = (name: keyof Work) =>
    median(atRequests.slice(1).map((after, index) => after[name] - (atRequests[index] as Work)[name]));
  return {
    statements: ofOne('statements'),
    promises: ofOne('promises'),
    timers: ofOne('timers'),
    headers: last.rawHeaders.length / 2,
    // With the colon, the space and the end of each line.
    headerBytes: last.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0),
    bodyBytes: Buffer.byteLength(last.body),
  };
}
