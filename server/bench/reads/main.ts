import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { type ComparedRead, compareReads } from '../compare-reads.js';
import { editsOf } from '../edits.js';
import { eventPage, type Question } from '../questions.js';
import { judgeMemory } from '../resident-memory.js';
import { runBenchmark } from '../run-benchmark.js';
import { startProduct } from '../servers.js';
import { startCompared } from '../start-compared.js';
import { printTable } from '../verdicts.js';
import { differentLists } from './different-lists.js';
import { type CountedRead, judgeWork } from './judge-work.js';

const THOUSANDS = 20;
const PAGES = 2_000;
/** The product sends a cached response at least so often as often as PostGraphile makes it. */
const MIN_CACHED = 2;
/** The goal where signed-in people ask for nothing of their own, so that all could have the same response. */
const SHARED_GOAL = 1.5;

/**
 * `pnpm bench reads`: what people ask, each for something else, beside PostGraphile, anonymous and signed in, with cold and
 * warm caches, while events change. Then the work of one request.
 */
await runBenchmark(async (hold) => {
  const { options, database, folder, product, PostGraphile } = await startCompared(hold, THOUSANDS);
  const eventIds = await someEventIds(database);
  const pages = eventIds.map(eventPage);
  const lists = await differentLists(
    { productUrl: product.url, postgraphileUrl: PostGraphile.url },
    new Date(),
  );
  const compared = { ...options, product, rivals: { PostGraphile }, edits: editsOf(database, eventIds) };
  const areFast = await compareReads(compared, [
    ...readsOf(`A page of ${PAGES}`, pages, 1.1),
    ...readsOf(`A list of ${lists.length}`, lists, 1),
  ]);
  const isSmall = judgeMemory(product.pid);
  await product.stop();
  const countWork = new URL('./count-work.js', import.meta.url).href;
  const counted = await hold(
    () => startProduct({ ...options, folder, flags: [`--import=${countWork}`], asModules: true }),
    ({ stop }) => stop(),
  );
  const isLittleWork = await judgeWork(counted, countedReads(pages, lists));
  printTable();
  return areFast && isSmall && isLittleWork;
});

async function someEventIds(database: DataSource): Promise<string[]> {
  const events = await database.query<{ id: string }[]>(
    `SELECT id FROM events WHERE public ORDER BY id LIMIT ${PAGES}`,
  );
  return events.map(({ id }) => id);
}

/** @param made the goal where each response is made for its request */
function readsOf(what: string, questions: Question[], made: number): ComparedRead[] {
  const read = { what, questions, rival: 'PostGraphile', bound: {} } as const;
  const anonymous = { ...read, way: {} };
  const cached = { ...anonymous, fastBy: 'cache' } as const;
  const signedIn = { ...read, way: { isSignedIn: true } };
  const cachedSignedIn = { ...signedIn, fastBy: 'cache' } as const;
  // Edits change nothing where no response is cached.
  return [
    { ...read, way: { isMade: true, isSignedIn: true }, goal: made },
    { ...read, way: { isMade: true }, goal: made },
    { ...cachedSignedIn, editsPerSecond: 0 },
    { ...cachedSignedIn, editsPerSecond: 1, goal: SHARED_GOAL },
    { ...cachedSignedIn, editsPerSecond: 10 },
    { ...signedIn, isCold: true },
    { ...cached, editsPerSecond: 0, bound: { atLeast: MIN_CACHED } },
    { ...cached, editsPerSecond: 1 },
    { ...cached, editsPerSecond: 10 },
    { ...anonymous, isCold: true },
  ];
}

/** The bounds are a little above what was measured. */
function countedReads(pages: Question[], lists: Question[]): CountedRead[] {
  const made = { isSignedIn: true, isMade: true };
  return [
    {
      what: 'A page signed in',
      questions: pages,
      way: made,
      atMost: { statements: 2, promises: 350, timers: 7, headers: 23, headerBytes: 1_240 },
    },
    {
      what: 'A list signed in',
      questions: lists,
      way: made,
      atMost: { statements: 2, promises: 320, timers: 7, headers: 23, headerBytes: 1_240 },
    },
    {
      what: 'A cached page, signed in',
      questions: pages.slice(0, 50),
      way: { isSignedIn: true },
      atMost: { statements: 2, promises: 135, timers: 6, headers: 23, headerBytes: 1_240 },
    },
    {
      what: 'A cached page',
      questions: pages.slice(0, 50),
      way: {},
      atMost: { statements: 1, promises: 75, timers: 4, headers: 23, headerBytes: 1_240 },
    },
  ];
}
