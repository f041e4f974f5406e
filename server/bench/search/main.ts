import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventList, eventWithSignUps } from '../questions.js';
import { sessionCookie } from '../ways.js';
import { drawGrowth, type GrowthPoint } from './draw-growth.js';
import { words } from './fill-events.js';
import { type FilledProduct, startFilledProduct } from './start-filled-product.js';
import { type Asked, timeInTurn } from './time-in-turn.js';

/** `pnpm bench search`: what many events and sign-ups cost, for one who asks after another. Answers are made each time. */
const EVENTS = [1_000, 10_000, 100_000, 1_000_000];
const SIGN_UPS = [100_000, 10_000, 1_000, 100];
const MAX = { search: 5, deepPage: 1.1, growth: 1.3 };

const searches: Record<string, string> = {
  'a word of one event': words.rare,
  'of 1 in 1,000': words.oneIn1000,
  'of 1 in 200': words.oneIn200,
  'of 1 in 50': words.oneIn50,
  'of 1 in 20': words.oneIn20,
  'of all': words.inAll,
  'one letter': 'e',
  'two words of all': `${words.inAll} ${words.inAllToo}`,
  'a word of all and one of 1 in 1,000': `${words.inAll} ${words.oneIn1000}`,
  'of 1 in 200, none in the first half': words.late200,
  'of 1 in 50, none in the first half': words.late50,
};

const folder = await mkdtemp(join(tmpdir(), 'turnout-bench-'));
const products: FilledProduct[] = [];
const table: Record<string, { ms: number; beside: number; ratio: number; 'at most': number; ok: boolean }> =
  {};
try {
  for (const [index, events] of EVENTS.entries()) {
    const startedAt = performance.now();
    products.push(await startFilledProduct(folder, events, index === 0 ? { signUps: SIGN_UPS } : {}));
    console.info(`${events} events are there after ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  const [small, large] = [products[0], products.at(-1)] as [FilledProduct, FilledProduct];
  const list = listOf(large);
  for (const [name, search] of Object.entries(searches)) {
    await compare(`search: ${name}`, listOf(large, { filter: { search } }), list, MAX.search);
  }
  const after = await large.cursorOfPage(9_999);
  await compare('page 10,000 of the list, beside page 1', listOf(large, { after }), list, MAX.deepPage);
  await compare('list of 1,000,000 events, beside 1,000', list, listOf(small), MAX.growth);
  const pages = small.eventIds.map((id) => pageOf(small, id));
  const [most, fewest] = [pages[0], pages.at(-1)] as [Asked, Asked];
  await compare('event with 100,000 sign-ups, beside 100', most, fewest, MAX.growth);
  console.table(table);
  await writeFile(resolve('docs/growth.svg'), await drawGrowth(await growth(pages)));
} finally {
  for (const { stop } of products) await stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(Object.values(table).every(({ ok }) => ok) ? 0 : 1);

async function compare(name: string, asked: Asked, beside: Asked, atMost: number): Promise<void> {
  const [one = 0, other = 0] = await timeInTurn([asked, beside]);
  const round = (value: number) => Math.round(value * 100) / 100;
  const ratio = one / other;
  table[name] = {
    ms: round(one),
    beside: round(other),
    ratio: round(ratio),
    'at most': atMost,
    ok: ratio <= atMost,
  };
}

async function growth(pages: Asked[]): Promise<GrowthPoint[]> {
  const series: Record<string, [number[], Asked[]]> = {
    'list of events': [EVENTS, products.map((product) => listOf(product))],
    'search: a word of 1 in 1,000': [
      EVENTS,
      products.map((product) => listOf(product, { filter: { search: words.oneIn1000 } })),
    ],
    'search: a word of all': [
      EVENTS,
      products.map((product) => listOf(product, { filter: { search: words.inAll } })),
    ],
    'event with its first 20 sign-ups': [SIGN_UPS, pages],
  };
  const points: GrowthPoint[] = [];
  for (const [what, [counts, asked]] of Object.entries(series)) {
    const times = await timeInTurn(asked);
    points.push(...counts.map((rows, index) => ({ what, rows, milliseconds: times[index] as number })));
  }
  return points;
}

function listOf({ url }: FilledProduct, variables: object = {}): Asked {
  const { query } = JSON.parse(eventList.body);
  const withArguments = query
    .replace('EventList', 'EventList($after: String, $filter: EventFilter)')
    .replace('first: 20', 'first: 20, after: $after, filter: $filter');
  return { url, body: JSON.stringify({ query: withArguments, variables }) };
}

function pageOf({ url }: FilledProduct, id: string): Asked {
  return { url, body: eventWithSignUps(id).body, headers: { cookie: sessionCookie(url, 'bench-creator') } };
}
