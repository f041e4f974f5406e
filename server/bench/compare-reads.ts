import type { Edits } from './edits.js';
import { type Asked, load } from './load.js';
import { loadCold } from './load-cold.js';
import { answerOf, type Question } from './questions.js';
import { withCost } from './request-cost.js';
import { type Comparison, compareInRounds, type Side } from './rounds.js';
import type { Server } from './servers.js';
import { addToRow, type Bound, judge } from './verdicts.js';
import { headersOf, type Way } from './ways.js';

/** So many of the questions are asked first, to see that both servers say the same. */
const CHECKED = 60;

/** A read, the rival that does the same, and how often as often as it the product answers at least. */
export interface ComparedRead {
  what: string;
  /** One that all connections ask, or more, of which each connection has a share of its own. */
  questions: readonly Question[];
  way: Way;
  rival: Rival;
  bound: Bound;
  /** A ratio that the product should reach. Where it does not, the table says so, and the benchmark does not fail. */
  goal?: number;
  /** Each question is asked once after a change of all events; otherwise over and over, from the second time on. */
  isCold?: boolean;
  editsPerSecond?: number;
  /** The one thing that makes the product fast here: others ask the same at the same time, or have asked it before. */
  fastBy?: 'sharing' | 'cache';
}

type Rival = 'bare' | 'PostGraphile';

export interface Compared {
  databaseUrl: string;
  product: Server;
  rivals: Partial<Record<Rival, Server>>;
  edits: Edits;
}

/**
 * The product's reads beside those of servers which make each response.
 * @returns whether the product is within its bounds
 */
export async function compareReads(compared: Compared, reads: readonly ComparedRead[]): Promise<boolean> {
  const areFast: boolean[] = [];
  for (const read of reads) areFast.push(await compareRead(compared, read));
  return areFast.every(Boolean);
}

async function compareRead(compared: Compared, read: ComparedRead): Promise<boolean> {
  const name = nameOf(read);
  const rival = compared.rivals[read.rival];
  if (!rival) throw new Error(`${name}: there is no ${read.rival}`);
  const [own, other] = [askedOf(compared.product, read), askedOfRival(rival, read)];
  await requireSameTitles(own, other);
  console.log(name);
  const comparison = await compareInRounds(
    sideOf(compared, compared.product, own, read),
    sideOf(compared, rival, other, read),
    read.rival,
  );
  const isFast = judge(name, comparison.ratio, read.bound);
  addToRow(name, { ...costsOf(comparison), ...goalOf(read, comparison), 'fast by': read.fastBy ?? '' });
  return isFast;
}

function nameOf({ what, way, rival, isCold, editsPerSecond }: ComparedRead): string {
  const parts = [
    what,
    way.isSignedIn ? 'signed in' : 'anonymous',
    ...(way.isMade ? ['made for each request'] : []),
    ...(isCold ? ['cold'] : []),
    ...(editsPerSecond === undefined ? [] : [`edits a second: ${editsPerSecond}`]),
  ];
  return `${parts.join(', ')}, beside ${rival}`;
}

function askedOf({ url }: Server, { questions, way }: ComparedRead): Asked {
  const requests = questions.map(({ body }, person) => ({ body, headers: headersOf(way, url, person) }));
  return { url, requests, titles: questions[0]?.titles };
}

function askedOfRival(server: Server, read: ComparedRead): Asked {
  const { questions, rival, way } = read;
  if (rival === 'bare') return { ...askedOf(server, read), url: `${server.url}${questions[0]?.answer}` };
  const headers = (person: number) => headersOf({ isSignedIn: way.isSignedIn ?? false }, server.url, person);
  const requests = questions.map(({ postgraphile: body }, person) => ({ body, headers: headers(person) }));
  return { url: server.url, requests, titles: questions[0]?.titles };
}

function sideOf(
  { databaseUrl, edits }: Compared,
  { pid }: Server,
  asked: Asked,
  { isCold = false, editsPerSecond = 0 }: ComparedRead,
): Side {
  const work = (seconds: number) => (isCold ? loadCold(asked, seconds, edits.editAll) : load(asked, seconds));
  let isReady = isCold;
  return async (seconds) => {
    // A round is too short for the first time of all of them.
    if (!isReady) await loadCold(asked, 0, async () => {});
    isReady = true;
    return withCost(databaseUrl, pid, () => edits.during(editsPerSecond, () => work(seconds)));
  };
}

/** Titles and names, in their order: PostGraphile names fields otherwise and writes times with seconds. */
async function requireSameTitles(own: Asked, other: Asked): Promise<void> {
  const step = Math.ceil(own.requests.length / CHECKED);
  for (let index = 0; index < own.requests.length; index += step) {
    const [texts, others] = [await textsOf(own, index), await textsOf(other, index)];
    if (texts !== others) throw new Error(`${own.url} says other than ${other.url}: ${texts}, ${others}`);
  }
}

async function textsOf({ url, requests }: Asked, index: number): Promise<string> {
  const { body = '', headers } = requests[index] ?? {};
  const answer = await answerOf(url, body, headers);
  return JSON.stringify([...answer.matchAll(/"(?:title|name)":"([^"]*)"/g)].map(([, text]) => text));
}

/** A goal is reached by requests in a second and by the server's time: a busy machine distorts the first. */
function goalOf({ goal }: ComparedRead, { ratio, byServer }: Comparison): Record<string, string> {
  if (goal === undefined) return {};
  const isReached = ratio >= goal && !(byServer < goal);
  return { goal: `${goal}: ${isReached ? 'reached' : 'not reached'}` };
}

function costsOf({ byServer, byBoth }: Comparison): Record<string, string> {
  if (Number.isNaN(byServer)) return {};
  return { "by server's time": byServer.toFixed(2), "by PostgreSQL's too": byBoth.toFixed(2) };
}
