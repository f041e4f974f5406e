import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSeries } from '../support/metrics.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.js';

let postgres: OwnPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  app = await startTestApp({ database: postgres.database });
});
afterAll(async () => {
  await app.close();
  await postgres.remove();
});

const jobs = (found: Map<string, number>) =>
  [...found.keys()].filter((name) => name.startsWith('turnout_jobs'));
const ready = async () => (await readSeries(app)).get('turnout_ready');

it('O8: a database that is away, or accepts and never answers, is to be seen in the metrics', async () => {
  await expect.poll(ready).toBe(1);
  expect(jobs(await readSeries(app))).not.toEqual([]);

  await postgres.stop();
  await expect.poll(ready).toBe(0);

  const silent: Socket[] = [];
  const server = createServer((socket) => silent.push(socket));
  await once(server.listen(Number(new URL(postgres.url).port), '127.0.0.1'), 'listening');
  await expect
    .poll(async () => {
      const found = await readSeries(app);
      expect(found.get('turnout_ready')).toBe(0);
      return jobs(found);
    })
    .toEqual([]);

  for (const socket of silent) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  await postgres.start();
  await expect.poll(ready).toBe(1);
  await expect.poll(async () => jobs(await readSeries(app))).not.toEqual([]);
});
