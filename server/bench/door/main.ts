import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { noTimeLimits } from '../no-time-limits.js';
import { compareInRounds } from '../rounds.js';
import { runBenchmark } from '../run-benchmark.js';
import { startProduct } from '../servers.js';
import { fillAccounts } from '../sign-ups/fill-sign-ups.js';
import { loadSignUps } from '../sign-ups/load-sign-ups.js';
import { judge, printTable } from '../verdicts.js';
import { loadBare, sampleScans } from './bare-scans.js';
import { emptyDoor, fillDoor } from './fill-door.js';
import { loadScans } from './load-scans.js';
import { readingsOf } from './tickets.js';

/** `pnpm bench door`: scans beside the same transactions through bare pg, and sign-ups while people come in. */
const PLACES = 20_000;
const POOL_SIZE = 10;
const CLIENTS = 32;
/** Ten doors with a scan every two seconds. */
const DOORS = { size: 1, clients: 10, perSecond: 5 };
/** A device that comes back with thousands of scans, one request after the other. */
const COMES_BACK = { size: 200, clients: 1 };
/** Of the scans and sign-ups that bare pg, or a product without scans, does at the same time. */
const BOUNDS = { scans: { 1: 0.4, 50: 0.4 }, signUps: 0.9 };

await runBenchmark(async (hold) => {
  const folder = await hold(
    () => mkdtemp(join(tmpdir(), 'turnout-bench-')),
    (path) => rm(path, { recursive: true, force: true }),
  );
  const { url: databaseUrl } = await hold(startTemporaryPostgres, ({ stop }) => stop());
  const options = { databaseUrl, poolSize: POOL_SIZE };
  await migrate({ ...tables, url: databaseUrl, poolSize: 2 });
  const database = await hold(
    () =>
      createDataSource({ ...tables, url: databaseUrl, poolSize: 2, timeLimits: noTimeLimits }).initialize(),
    (opened) => opened.destroy(),
  );
  await fillAccounts(database);
  const { eventId, places, secret } = await fillDoor(database, PLACES);
  const { url } = await hold(
    () => startProduct({ ...options, folder, variables: { TRUSTED_PROXIES: '127.0.0.1' } }),
    ({ stop }) => stop(),
  );
  const door = { url, eventId, places };
  const owner = { ...door, headers: { cookie: `session-${new URL(url).port}=bench-creator` } };
  const helper = { ...door, headers: { authorization: `Bearer ${secret}` } };

  const compareScans = async (size: 1 | 50): Promise<boolean> => {
    const sample = await sampleScans(database, eventId, readingsOf(places, size).next().value);
    const areFast: boolean[] = [];
    for (const [who, caller] of Object.entries({ 'the owner': owner, 'a pass': helper })) {
      const what = `recordScans of ${size} by ${who}, ${CLIENTS} connections`;
      console.log(what);
      const { ratio, product } = await compareInRounds(
        async (seconds) => {
          await emptyDoor(database, door);
          return loadScans(caller, { size, clients: CLIENTS, seconds });
        },
        async (seconds) => {
          await emptyDoor(database, door);
          return loadBare(options, sample, places, { clients: CLIENTS, seconds });
        },
      );
      judge(`${what}: scans`, product.perSecond * size, {}, 'a second');
      areFast.push(judge(`${what}, beside bare pg`, ratio, { atLeast: BOUNDS.scans[size] }));
    }
    return areFast.every(Boolean);
  };

  const compareSignUps = async (what: string, work: typeof COMES_BACK, bound: object): Promise<boolean> => {
    console.log(what);
    const signUps = async (seconds: number, scanning?: Promise<unknown>) => {
      const load = await loadSignUps(url, { eventIds: [eventId], seconds });
      await scanning;
      return load;
    };
    const { ratio } = await compareInRounds(
      async (seconds) => {
        await emptyDoor(database, door);
        return signUps(seconds, loadScans(helper, { ...work, seconds }));
      },
      async (seconds) => {
        await emptyDoor(database, door);
        return signUps(seconds);
      },
      'without scans',
    );
    return judge(what, ratio, bound);
  };

  const areScansFast = [await compareScans(1), await compareScans(50)].every(Boolean);
  const areSignUpsFast = await compareSignUps('Sign-ups while ten doors scan', DOORS, {
    atLeast: BOUNDS.signUps,
  });
  await compareSignUps('Sign-ups while a device comes back', COMES_BACK, {});
  printTable();
  return areScansFast && areSignUpsFast;
});
