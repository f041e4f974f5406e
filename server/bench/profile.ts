import 'reflect-metadata';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../src/platform/database/embedded-postgres/temporary-postgres.js';
import { tables } from '../src/tables.js';
import { load } from './load.js';
import { prepareDatabase } from './prepare-database.js';
import { eventList, eventPage, eventWithSignUps, type Question } from './questions.js';
import { type Server, startProduct } from './servers.js';
import { makeFreeEvents } from './sign-ups/fill-sign-ups.js';
import { loadSignUps } from './sign-ups/load-sign-ups.js';
import { headersOf, type Way } from './ways.js';

const SECONDS = 10;
/** Of what takes the most time. */
const SHOWN = 12;

/** Where the profiles go: Chrome's DevTools and VS Code show them as flame graphs. */
const profiles = resolve('profiles');
const folder = await mkdtemp(join(tmpdir(), 'turnout-bench-'));
const postgres = await startTemporaryPostgres();
const { eventId } = await prepareDatabase(postgres.url, 10);
const database = await createDataSource({ ...tables, url: postgres.url, poolSize: 2 }).initialize();
const eventIds = await makeFreeEvents(database, 1);
await database.destroy();

const hotPaths: Record<string, (product: Server) => Promise<unknown>> = {
  'list-made': ask(eventList, { isMade: true }),
  'list-cached': ask(eventList, {}),
  'page-made': ask(eventPage(eventId), { isMade: true }),
  'event-signed-in': ask(eventWithSignUps(eventId), { isSignedIn: true }),
  'sign-ups': ({ url }) => loadSignUps(url, { eventIds, seconds: SECONDS }),
};

await mkdir(profiles, { recursive: true });
for (const [name, run] of Object.entries(hotPaths)) {
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const product = await startProduct({ databaseUrl: postgres.url, poolSize: 10, folder, flags });
  await run(product);
  await product.stop();
  const [written = ''] = (await readdir(folder)).filter((file) => file.endsWith('.cpuprofile'));
  const path = join(profiles, `${name}.cpuprofile`);
  await rename(join(folder, written), path);
  console.info(`\n${path}`);
  for (const { part, share } of sharesOf(JSON.parse(await readFile(path, 'utf8')))) {
    console.info(`  ${(share * 100).toFixed(1).padStart(5)} %  ${part}`);
  }
}

await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit();

function ask({ body }: Question, way: Way) {
  return ({ url }: Server) => load({ url, requests: [{ body, headers: headersOf(way, url) }] }, SECONDS);
}

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
}

/** Of the time that the process was busy: by package, or by what Node does itself. */
function sharesOf({ nodes, samples }: Profile): { part: string; share: number }[] {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const counts = new Map<string, number>();
  for (const sample of samples) {
    const part = parts.get(sample) as string;
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  counts.delete('(idle)');
  const busy = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .map(([part, count]) => ({ part, share: count / busy }))
    .toSorted((left, right) => right.share - left.share)
    .slice(0, SHOWN);
}

function partOf({ functionName, url }: Profile['nodes'][number]['callFrame']): string {
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  if (packageName) return packageName;
  if (url.startsWith('node:')) return 'Node';
  return url ? 'the product' : functionName;
}
