import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../src/platform/database/embedded-postgres/temporary-postgres.js';
import { tables } from '../src/tables.js';
import { type ComparedRead, compareReads } from './compare-reads.js';
import { mailsPerSecond } from './mails.js';
import { prepareDatabase } from './prepare-database.js';
import { compareProcesses, measureStarts } from './processes.js';
import { eventList, eventPage, eventWithSignUps } from './questions.js';
import { isQuick } from './rounds.js';
import { type Server, startBareServer, startPostGraphile, startProduct } from './servers.js';
import { compareSignUps } from './sign-ups/compare-sign-ups.js';
import { startBareSignUps } from './sign-ups/start-bare-sign-ups.js';
import { measureStartWeight } from './start-weight.js';
import { judge, printTable } from './verdicts.js';

const POOL_SIZE = 10;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interruption.abort());

/** The steps at the end, last things first. */
const cleanUp: (() => Promise<unknown>)[] = [];

/** Starts something that the end of the benchmark stops, even when an interruption comes while it is starting. */
function hold<Held>(start: () => Promise<Held>, stop: (held: Held) => Promise<void>): Promise<Held> {
  interruption.signal.throwIfAborted();
  const starting = start();
  cleanUp.push(() => starting.then(stop, () => {}));
  return starting;
}

/**
 * The product beside others that do the same, on one throwaway database: reads beside a bare Node server and PostGraphile,
 * signing up beside bare pg.
 * @returns whether the product is within its bounds
 */
async function bench(): Promise<boolean> {
  const folder = await hold(
    () => mkdtemp(join(tmpdir(), 'turnout-bench-')),
    (path) => rm(path, { recursive: true, force: true }),
  );
  const postgres = await hold(startTemporaryPostgres, ({ stop }) => stop());
  const options = { databaseUrl: postgres.url, poolSize: POOL_SIZE };
  const { eventId, statements } = await prepareDatabase(postgres.url, isQuick ? 10 : 100);
  const product = await hold(
    () => startProduct({ ...options, folder, variables: { TRUSTED_PROXIES: '127.0.0.1' } }),
    ({ stop }) => stop(),
  );
  const bare = await hold(
    () => startBareServer({ ...options, statements }),
    ({ stop }) => stop(),
  );
  const PostGraphile = await hold(
    () => startPostGraphile(options),
    ({ stop }) => stop(),
  );
  const areReadsWithinBounds = await compareReads(product, { bare, PostGraphile }, readsOf(eventId));
  const areProcessesFast = isQuick || (await benchProcesses({ ...options, folder }, product));
  const bareSignUps = await hold(
    () => startBareSignUps(options),
    ({ stop }) => stop(),
  );
  const areSignUpsWithinBounds = await compareSignUps(postgres.url, product, bareSignUps);
  const areMailsFast = isQuick || (await benchMails({ ...options, folder }, product));
  printTable();
  return areReadsWithinBounds && areProcessesFast && areSignUpsWithinBounds && areMailsFast;
}

interface ProductOptions {
  databaseUrl: string;
  poolSize: number;
  folder: string;
}

/** A second process beside the first, and starts. */
async function benchProcesses(options: ProductOptions, product: Server): Promise<boolean> {
  const start = (flags: string[] = []) =>
    startProduct({ ...options, flags, variables: { DATA_DIR: options.folder } });
  const second = await hold(start, ({ stop }) => stop());
  const areTwoFaster = await compareProcesses(product, second);
  await second.stop();
  const isStartLight = await measureStartWeight(start, options.folder);
  return (await measureStarts(start)) && areTwoFaster && isStartLight;
}

/** Mails of the sign-ups before. The product that is given has no mail, and would take its jobs. */
async function benchMails(options: ProductOptions, product: Server): Promise<boolean> {
  await product.stop();
  const port = String(await getPort({ host: '127.0.0.1' }));
  await hold(
    () => startProduct({ ...options, variables: { NODE_ENV: 'development', SANDBOX_PORT: port } }),
    ({ stop }) => stop(),
  );
  const database = await createDataSource({ ...tables, url: options.databaseUrl, poolSize: 2 }).initialize();
  console.log('Confirmations of a crowd, through Postmark’s client to the sandbox');
  const mails = await mailsPerSecond(database, options.databaseUrl);
  await database.destroy();
  return judge('Mails in a second', mails, { atLeast: 200 }, 'mails');
}

/** The bounds are those that were set for the product, not what it reaches. */
function readsOf(eventId: string): ComparedRead[] {
  const cached = 'as people get it: cached, and never stale';
  const made = 'made for each request';
  const list = { what: 'The event list', question: eventList };
  const page = { what: 'The page of an event', question: eventPage(eventId) };
  const whole = { what: 'An event with those who are coming', question: eventWithSignUps(eventId) };
  return [
    { ...list, way: made, rival: 'PostGraphile', minRatio: 1.1 },
    { ...list, way: made, rival: 'bare', minRatio: 0.58 },
    { ...list, way: cached, rival: 'bare', minRatio: 2.5 },
    { ...page, way: made, rival: 'PostGraphile', minRatio: 1.1 },
    { ...page, way: cached, rival: 'bare', minRatio: 3 },
    { ...whole, way: 'signed in', rival: 'PostGraphile', minRatio: 1 },
  ];
}

try {
  const interrupted = once(interruption.signal, 'abort').then(() => false);
  process.exitCode = (await Promise.race([bench(), interrupted])) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const undo of cleanUp.reverse()) await undo();
}
process.exit();
