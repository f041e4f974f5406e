import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../src/platform/database/migrate.js';
import { tables } from '../src/tables.js';
import { fillEvent, leftOf } from './large-event.js';
import { noTimeLimits } from './no-time-limits.js';
import { residentMegabytes } from './resident-memory.js';
import { type Server, startProduct } from './servers.js';
import { makeFreeEvents } from './sign-ups/fill-sign-ups.js';

/** C3: the event with so many paid sign-ups is deleted, and the process that takes it apart is killed once. */
const ATTENDEES = 60_000;
const STAFF_TOKEN = 'bench-staff-token';

const folder = await mkdtemp(join(tmpdir(), 'turnout-bench-'));
const postgres = await startTemporaryPostgres();
const options = { ...tables, url: postgres.url, poolSize: 2 };
await migrate(options);
const database = await createDataSource({ ...options, timeLimits: noTimeLimits }).initialize();
const start = () => startProduct({ databaseUrl: postgres.url, poolSize: 10, folder });

let product = await start();
const [eventId = ''] = await makeFreeEvents(database, 1);
await fillLargeEvent();
const before = residentMegabytes(product.pid);
const health = watchHealth(() => product);
const startedAt = performance.now();
const answer = await deleteEvent(product);
console.info(`deleteEvent answered after ${since(startedAt)} ms: ${answer}`);

while ((await leftOf(database, eventId)).signUps > ATTENDEES / 2) await delay(20);
const memory = residentMegabytes(product.pid);
process.kill(product.pid, 'SIGKILL');
console.info(
  `killed with ${(await leftOf(database, eventId)).signUps} sign-ups left, after ${since(startedAt)} ms`,
);
const firstHealth = health.stop();
product = await start();
const secondHealth = watchHealth(() => product);
while ((await leftOf(database, eventId)).signUps > 0) await delay(100);
while ((await leftOf(database, eventId)).unrefunded > 0) await delay(100);
console.info(
  `all people are told and refunded after ${since(startedAt)} ms:`,
  await leftOf(database, eventId),
);
console.info(`slowest /healthz: ${Math.max(firstHealth, secondHealth.stop())} ms`);
console.info(`memory: ${before} MB before, at most ${Math.max(memory, residentMegabytes(product.pid))} MB`);

await product.stop();
await database.destroy();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit();

async function fillLargeEvent(): Promise<void> {
  await database.query(
    `INSERT INTO sessions (token_hash, id, account_id, created_at, last_seen_at)
     SELECT sha256(convert_to($2, 'UTF8')), gen_random_uuid(), created_by_id, now(), now() FROM events WHERE id = $1`,
    [eventId, STAFF_TOKEN],
  );
  await database.query(`UPDATE events SET description = repeat('Words. ', 700) WHERE id = $1`, [eventId]);
  await fillEvent(database, eventId, { attendees: ATTENDEES, paidPence: 500 });
  await database.query('VACUUM ANALYZE');
}

async function deleteEvent({ url }: Server): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session-${new URL(url).port}=${STAFF_TOKEN}` },
    body: JSON.stringify({
      query: 'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }',
      variables: { input: { id: eventId } },
    }),
  });
  return response.text();
}

function watchHealth(server: () => Server): { stop(): number } {
  let isWatching = true;
  let slowest = 0;
  const ask = async () => {
    while (isWatching) {
      const askedAt = performance.now();
      await fetch(new URL('/healthz', server().url)).catch(() => {});
      slowest = Math.max(slowest, since(askedAt));
      await delay(50);
    }
  };
  void ask();
  return {
    stop: () => {
      isWatching = false;
      return slowest;
    },
  };
}

function since(start: number): number {
  return Math.round(performance.now() - start);
}
