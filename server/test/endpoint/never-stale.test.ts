import { expect, it, vi } from 'vitest';
import { loadProducts } from '../../bench/scale/load.js';
import { makeFreeEvents, signInCreator } from '../../bench/sign-ups/fill-sign-ups.js';
import { ownDatabase } from '../database/own-database.js';
import { startServerProcess } from '../support/server-process.js';
import { CROWD_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: CROWD_TEST });

/** Writes among them. */
const ANSWERS = 10_000;

it('no answer is older than a finished write: 10,000 reads and writes over two processes', async () => {
  const { database, dataSource } = await ownDatabase();
  const env = { DATABASE_URL: database.url, QUERY_COST_PER_MINUTE: '1000000000', LOG_LEVEL: 'warn' };
  const servers = [await startServerProcess(env), await startServerProcess(env)];
  const eventIds = await makeFreeEvents(dataSource, 8);
  await signInCreator(dataSource);
  const products = servers.map(({ url }) => ({
    url: `${url}/graphql`,
    cookie: `session-${new URL(url).port}=bench-creator`,
  }));
  const figures = await loadProducts(products, eventIds, {
    isOver: ({ reads, writes }) => reads + writes >= ANSWERS,
    betweenWrites: 0,
  });
  expect(figures).toMatchObject({ stale: 0, failed: [], endUnknown: 0 });
  expect(figures.writes).toBeGreaterThan(ANSWERS / 50);
});
