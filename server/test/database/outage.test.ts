import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listEvents } from '../events/event-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.js';

/** Attempts to connect, of requests and of the job queue, that an outage lasts. */
const LONG = 50;

let postgres: OwnPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  app = await startTestApp({ database: postgres.database, env: { METRICS_TOKEN: 'm'.repeat(32) } });
});
afterAll(async () => {
  await app.close();
  await postgres.remove();
});

const remarks = () => app.logged.filter(({ level, msg }) => level !== 'info' || /database/.test(String(msg)));

it('O10: an outage is one line when the database goes and one when it is back, and people read what it is', async () => {
  const { client } = await app.world.user();
  await postgres.stop();
  let attempts = 0;
  const nothing = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  });
  await once(nothing.listen(Number(new URL(postgres.url).port), '127.0.0.1'), 'listening');
  await expect
    .poll(async () => {
      for (const reader of [client, app.anonymous()]) {
        const { status, errors } = await listEvents(reader);
        expect(status).toBe(503);
        expect(errors).toMatchObject([
          { message: 'The service has a problem. We are on it.', extensions: { code: 'BUSY', outage: true } },
        ]);
      }
      const headers = { authorization: `Bearer ${'m'.repeat(32)}` };
      await client.request('/metrics', { headers });
      return attempts;
    })
    .toBeGreaterThan(LONG);
  expect(remarks()).toMatchObject([{ level: 'error', msg: expect.stringMatching(/^the database is away/) }]);
  nothing.close();
  await once(nothing, 'close');
  await postgres.start();
  await expect.poll(remarks).toHaveLength(2);
  expect(remarks()[1]).toMatchObject({ level: 'info', msg: 'the database is back' });
  expect((await listEvents(client)).errors).toBeUndefined();
});
