import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../src/platform/database/data-source.js';
import { startTemporaryPostgres } from '../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../src/platform/database/migrate.js';
import { tables } from '../src/tables.js';
import { compareEventLists } from './compare.js';
import { answerOf } from './event-list.js';
import { fill } from './fill.js';
import { startBareServer, startProduct } from './servers.js';
import { compareSignUps } from './sign-ups/compare-sign-ups.js';
import { startBareSignUps } from './sign-ups/start-bare-sign-ups.js';
import { eventListStatement, type Statement } from './statement.js';

const POOL_SIZE = 10;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interruption.abort());

/** What to do at the end, last things first. */
const cleanUp: (() => Promise<unknown>)[] = [];

/** Starts something that the end of the benchmark stops, even when an interruption comes while it is starting. */
function hold<Held>(start: () => Promise<Held>, stop: (held: Held) => Promise<void>): Promise<Held> {
  interruption.signal.throwIfAborted();
  const starting = start();
  cleanUp.push(() => starting.then(stop, () => {}));
  return starting;
}

/**
 * The product beside the least that does the same, on one throwaway database: the event list beside a bare Node server,
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
  const statement = await prepareDatabase(postgres.url);
  const product = await hold(
    () => startProduct({ ...options, folder }),
    ({ stop }) => stop(),
  );
  const bare = await hold(
    () => startBareServer({ ...options, statement }),
    ({ stop }) => stop(),
  );
  if ((await answerOf(product.url)) !== (await answerOf(bare.url))) {
    throw new Error('The two servers do not give the same answer');
  }
  const isListWithinBounds = await compareEventLists(product, bare);
  const bareSignUps = await hold(
    () => startBareSignUps(options),
    ({ stop }) => stop(),
  );
  const areSignUpsWithinBounds = await compareSignUps(postgres.url, product, bareSignUps);
  return isListWithinBounds && areSignUpsWithinBounds;
}

async function prepareDatabase(url: string): Promise<Statement> {
  const options = { ...tables, url, poolSize: 2 };
  await migrate(options);
  const database = await createDataSource(options).initialize();
  try {
    await fill(database);
    return await eventListStatement(database);
  } finally {
    await database.destroy();
  }
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
