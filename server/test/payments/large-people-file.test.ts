import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bytesInUse } from '../support/bytes-in-use.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';

vi.setConfig({ testTimeout: CROWD_TEST, hookTimeout: CROWD_TEST });

let app: TestApp;
let creator: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  creator = await app.world.staff();
  id = await eventOf(100_000);
});
afterAll(() => app.close());

/** Sign-ups of so many accounts, all made by SQL; every second one has paid. */
async function eventOf(people: number) {
  const { id } = await app.world.event(creator, { title: `Of ${people}` });
  await app.database.query(
    `WITH numbered AS (SELECT n, gen_random_uuid() AS id FROM generate_series(1, $2::int) AS n),
     account AS (
       INSERT INTO accounts (id, email, name, role, created_at)
       SELECT id, id || '@example.org', 'Person', 'USER', now() FROM numbered RETURNING id
     ), place AS (
       INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
       SELECT id, $1, id, 'Person ' || n, id || '@example.org', timestamptz '2027-01-01' + n * interval '1 second'
       FROM numbered RETURNING id
     ), paid AS (
       INSERT INTO payments (id, event_id, account_id, event_created_by_id, sign_up_id, event_title, amount_pence,
                             currency, refunded_pence, status, idempotency_key, created_at, updated_at)
       SELECT gen_random_uuid(), $1, id, $3, id, 'Bread', 2450, 'gbp', 0, 'SUCCEEDED', gen_random_uuid(), now(), now()
       FROM numbered WHERE n % 2 = 0
     )
     UPDATE events SET sign_up_count = $2 WHERE id = $1`,
    [id, people, creator.id],
  );
  return id;
}

it('L8: 100,000 people are all in the file, in flat memory', async () => {
  const before = bytesInUse();
  let peak = 0;
  const started = performance.now();
  const response = await creator.client.request(`/events/${id}/people.csv`);
  const found = { rows: 0, paid: 0, names: new Set<string>() };
  // Papa Parse reads chunk by chunk, so that the test itself holds no table.
  let rest = '';
  for await (const chunk of (response.body as ReadableStream<Uint8Array>).pipeThrough(
    new TextDecoderStream(),
  )) {
    const text = rest + chunk;
    const end = text.lastIndexOf('\r\n') + 2;
    rest = text.slice(end);
    for (const [name = '', , , paid] of Papa.parse<string[]>(text.slice(0, end), { skipEmptyLines: true })
      .data) {
      found.rows++;
      if (paid === '24.50') found.paid++;
      if (found.rows % 100 === 0) found.names.add(name);
      if (found.rows % 10_000 === 0) peak = Math.max(peak, bytesInUse() - before);
    }
  }
  const [seconds, megabytes] = [(performance.now() - started) / 1000, peak / 1e6];
  console.info(`L8: 100,000 rows in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more at most`);
  expect(rest).toBe('');
  expect(found).toMatchObject({ rows: 100_001, paid: 50_000 });
  expect(found.names.size).toBe(1_000);
  expect(megabytes).toBeLessThan(50);
});

it('G19: no more people are read once the client has left', async () => {
  const statements = await statementsOf(async () => {
    const controller = new AbortController();
    const response = await creator.client.request(`/events/${id}/people.csv`, { signal: controller.signal });
    await response.body?.getReader().read();
    controller.abort();
    await waitUntil(async () => {
      if ((await openConnections()) > 0) throw new Error('The file is still being written');
    });
  });
  const batches = statements.filter(({ text }) => text.includes('LEFT JOIN payments'));
  expect(batches.length).toBeGreaterThan(0);
  expect(batches.length).toBeLessThan(50);
});

/** Those that the server holds, idle ones aside: the client closed the one that it left. */
function openConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.http.server.getConnections((error, count) => {
      app.http.server.closeIdleConnections();
      if (error) reject(error);
      else resolve(count);
    }),
  );
}
