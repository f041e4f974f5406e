import 'reflect-metadata';
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { type Server, startProduct } from '../servers.js';
import { fillAccounts, makeFreeEvents, signInCreator } from '../sign-ups/fill-sign-ups.js';
import { upgradePage } from './guide.js';
import { loadProxy } from './load.js';
import { isProxyName, startProxy } from './proxy.js';

/** Requests that are made at least, and restarts. */
const REQUESTS = 5_000;
const RESTARTS = 8;
/** Milliseconds between two restarts, as long as the guide's loop takes to see that a process is ready. */
const BETWEEN_RESTARTS = 1_000;

const proxyName = process.argv[3];
if (!isProxyName(proxyName)) {
  console.error('Say which proxy: `pnpm bench rolling-restart nginx`, or caddy. It must be installed.');
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'turnout-bench-'));
// A proxy that root starts reads the page as another user.
await chmod(folder, 0o755);
await copyFile(upgradePage, join(folder, 'upgrade-page.html'));
const postgres = await startTemporaryPostgres();
const options = { ...tables, url: postgres.url, poolSize: 2 };
await migrate(options);
const database = await createDataSource(options).initialize();
await fillAccounts(database);
const eventIds = await makeFreeEvents(database, 5);
await signInCreator(database);

const port = await getPort({ host: '127.0.0.1' });
const upstreams = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })] as const;
const start = (own: number) =>
  startProduct({
    databaseUrl: postgres.url,
    poolSize: 10,
    folder,
    port: own,
    variables: {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      REQUIRE_VERIFIED_STAFF: 'false',
    },
  });
const processes: Server[] = await Promise.all(upstreams.map(start));
const proxy = await startProxy(proxyName, { folder, pages: folder, port, upstreams });
const accessToken = await makeAccessToken();

let restarts = 0;
const restarting = restartInTurn();
const figures = await loadProxy(
  { url: proxy.url, eventIds, accessToken },
  ({ reads, keyedWrites, plainWrites }) => {
    return restarts >= RESTARTS && reads + keyedWrites + plainWrites >= REQUESTS;
  },
);
await restarting;
const { reads, keyedWrites, plainWrites, comeAgain, failed } = figures;
console.info(
  `${proxyName}, ${restarts} restarts of 2 processes: ${reads + keyedWrites + plainWrites} requests ` +
    `(${reads} reads, ${keyedWrites} writes with a key, ${plainWrites} without), ${failed.length} failed, ${comeAgain} told to try again`,
);
for (const failure of failed.slice(0, 20)) console.info(`  ${failure}`);
if (failed.length > 0) console.info(proxy.log());
const wrong = await writesDoneTwiceOrNever();
console.info(`confirmed events that are not there exactly once: ${wrong}`);
const gap = await tryTheGap();
console.info(`while both are stopped: ${gap}`);

for (const each of processes) await each.stop();
await proxy.stop();
await database.destroy();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(failed.length + wrong > 0 || !gap.startsWith('503') ? 1 : 0);

async function restartInTurn(): Promise<void> {
  for (; restarts < RESTARTS; restarts++) {
    await delay(BETWEEN_RESTARTS);
    const turn = restarts % processes.length;
    await processes[turn]?.stop();
    processes[turn] = await start(upstreams[turn] as number);
  }
}

async function makeAccessToken(): Promise<string> {
  const response = await fetch(`${proxy.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session-${port}=bench-creator` },
    body: JSON.stringify({
      query: `mutation { createAccessToken(input: { name: "Bench", scopes: [EVENTS_WRITE] }) { secret } }`,
    }),
  });
  const answer = await response.text();
  const secret = JSON.parse(answer).data?.createAccessToken?.secret;
  if (!secret) throw new Error(`There is no access token: ${answer}`);
  return secret;
}

/** A proxy that sends a write again must not have it done twice. */
async function writesDoneTwiceOrNever(): Promise<number> {
  const rows: { title: string }[] = await database.query(
    `SELECT title FROM events WHERE title LIKE 'Event %'`,
  );
  const counts = Map.groupBy(rows, ({ title }) => title);
  const never = figures.titles.filter((title) => !counts.has(title)).length;
  return never + [...counts.values()].filter(({ length }) => length > 1).length;
}

/** The status, and what people and programs are given while nothing runs behind the proxy. */
async function tryTheGap(): Promise<string> {
  for (const each of processes) await each.stop();
  const response = await fetch(`${proxy.url}/events`);
  const title = /<title>([^<]*)/.exec(await response.text())?.[1];
  return `${response.status}, Retry-After ${response.headers.get('retry-after')}, "${title}"`;
}
