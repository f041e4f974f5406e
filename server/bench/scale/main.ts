import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { type Server, startProduct } from '../servers.js';
import { makeFreeEvents, signInCreator } from '../sign-ups/fill-sign-ups.js';
import { loadProducts, type ScaleFigures, WRITERS } from './load.js';
import { startPgBouncer } from './pgbouncer.js';
import { comparePrimaryTime } from './primary-time.js';
import { startReplicatedPostgres } from './replicated-postgres.js';

const PROCESSES = 3;
const EVENTS = 12;
/** More, for a list to count. */
const LISTED = 2_000;
/** Milliseconds of each part. */
const PART = 10_000;
const AWAY = 3_000;
const BETWEEN_WRITES = 50;

const folder = await mkdtemp(join(tmpdir(), 'turnout-bench-'));
const { primary, replica, stop: stopPostgres } = await startReplicatedPostgres();
const options = { ...tables, url: primary.url, poolSize: 2 };
await migrate(options);
const database = await createDataSource(options).initialize();
const eventIds = await makeFreeEvents(database, EVENTS);
await signInCreator(database);
await makeFreeEvents(database, LISTED);
await giveTimeLimits();

const startOn = (databaseUrl: string, variables: Record<string, string>) =>
  startProduct({
    databaseUrl,
    poolSize: 10,
    folder,
    variables: { REQUIRE_VERIFIED_STAFF: 'false', ...variables },
  });
const isReplicaWorthIt = await compareReplica();
const pooler = await startPgBouncer(primary.url);
if (!pooler) {
  await database.destroy();
  await stopPostgres();
  console.error('The other parts need PgBouncer 1.21 or later: install it, so that `pgbouncer` can be run.');
  process.exit(1);
}

const products: Server[] = [];
for (let number = 0; number < PROCESSES; number++) {
  products.push(
    await startOn(pooler.url, { DATABASE_LISTEN_URL: primary.url, DATABASE_READ_URL: replica.url }),
  );
}

const isRight: boolean[] = [];
await part('undisturbed', null);
await part('the replica is killed, and comes back', async () => {
  await delay(PART / 4);
  await replica.kill();
  await delay(AWAY);
  await replica.start();
});
await part('the pooler is killed, and comes back', async () => {
  await delay(PART / 4);
  await pooler.killFor(1_000);
});
await part('undisturbed again', null);

for (const product of products) await product.stop();
await database.destroy();
await pooler.stop();
await stopPostgres();
await rm(folder, { recursive: true, force: true });
process.exit(isReplicaWorthIt && isRight.every(Boolean) ? 0 : 1);

async function compareReplica(): Promise<boolean> {
  const withReplica = await startOn(primary.url, { DATABASE_READ_URL: replica.url });
  const without = await startOn(primary.url, {});
  try {
    return await comparePrimaryTime(primary.url, { withReplica, without }, eventIds);
  } finally {
    await withReplica.stop();
    await without.stop();
  }
}

/** Loads all processes while something happens, and prints what came of it. */
async function part(name: string, happen: (() => Promise<void>) | null): Promise<void> {
  const before = await readsOfReplica();
  const happening = happen?.();
  const signed = products.map(({ url }) => ({ url, cookie: `session-${new URL(url).port}=bench-creator` }));
  const endsAt = performance.now() + PART;
  const isOver = () => performance.now() > endsAt;
  const figures = await loadProducts(signed, eventIds, { isOver, betweenWrites: BETWEEN_WRITES });
  await happening;
  isRight.push(isAsPromised(figures, happen ? WRITERS : 0));
  const after = await readsOfReplica();
  const perSecond = (count: number) => ((count * 1_000) / PART).toFixed(0);
  console.info(
    `${name}: ${perSecond(figures.reads)} reads and ${perSecond(figures.writes)} writes a second, ` +
      `${figures.comeAgain} told to try again, ${figures.failed.length} failed, ${figures.endUnknown} of unknown end, ${figures.stale} stale; ` +
      `${after < before ? after : after - before} rows looked up at the replica`,
  );
  for (const failure of new Set(figures.failed)) console.info(`  ${failure}`);
}

/** @param lostCommits how many changes may have lost the answer to their COMMIT */
function isAsPromised({ failed, endUnknown, stale }: ScaleFigures, lostCommits: number): boolean {
  return failed.length === 0 && stale === 0 && endUnknown <= lostCommits;
}

/** Rows of events that queries have looked up there; a crash begins with none. */
async function readsOfReplica(): Promise<number> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT coalesce(idx_tup_fetch, 0) + seq_tup_read AS reads FROM pg_stat_user_tables WHERE relname = 'events'`,
  );
  await client.end();
  return Number(rows[0]?.reads ?? 0);
}

/** The settings that a pooler does not pass on, see docs/scaling.md. */
async function giveTimeLimits(): Promise<void> {
  const limits = { statement_timeout: '5s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' };
  for (const [name, limit] of Object.entries(limits)) {
    await database.query(`ALTER ROLE CURRENT_USER SET ${name} = '${limit}'`);
  }
}
