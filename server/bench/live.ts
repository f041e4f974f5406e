import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../src/platform/database/migrate.js';
import { tables } from '../src/tables.js';
import { residentMegabytes } from './resident-memory.js';
import { startProduct } from './servers.js';
import { fillAccounts, makeFreeEvents } from './sign-ups/fill-sign-ups.js';

/** D16: so many streams on one process, half of them of places, half of sign-ups; people sign up at another process. */
const STREAMS = 1_000;
const SIGN_UPS = 20;
/** Streams of one network address, and of one account. */
const [PER_ADDRESS, PER_ACCOUNT] = [200, 40];

const folder = await mkdtemp(join(tmpdir(), 'turnout-bench-'));
const postgres = await startTemporaryPostgres();
const options = { ...tables, url: postgres.url, poolSize: 2 };
await migrate(options);
const database = await createDataSource(options).initialize();
await fillAccounts(database);
const [eventId = ''] = await makeFreeEvents(database, 1);
const product = () =>
  startProduct({
    databaseUrl: postgres.url,
    poolSize: 10,
    folder,
    variables: { TRUSTED_PROXIES: '127.0.0.1' },
  });
const [here, there] = [await product(), await product()];

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
/** How often each stream was told something, and when last. */
const streams: { isOfSignUps: boolean; count: number; toldAt: number }[] = [];
const before = residentMegabytes(here.pid);
for (let number = 0; number < STREAMS; number += 50) {
  await Promise.all(Array.from({ length: 50 }, (_, index) => openStream(number + index)));
}
await delay(2_000);
console.info(
  `${STREAMS} streams are open; memory: ${before} MB before, ${residentMegabytes(here.pid)} MB then`,
);

const waits: number[] = [];
for (let person = 0; person < SIGN_UPS; person++) {
  const counts = streams.map(({ count }) => count);
  await signUp(person);
  const answeredAt = performance.now();
  while (streams.some(({ count }, index) => count === counts[index])) await delay(5);
  waits.push(Math.max(...streams.map(({ toldAt }) => toldAt)) - answeredAt);
  await delay(700);
}
waits.sort((a, b) => a - b);
const [median = 0, slowest = 0] = [waits[Math.floor(waits.length / 2)], waits.at(-1)];
console.info(
  `all ${STREAMS} were told of a sign-up after ${Math.round(median)} ms (median), ${Math.round(slowest)} ms (slowest)`,
);
console.info(`memory: at most ${residentMegabytes(here.pid)} MB`);

agent.destroy();
await here.stop();
await there.stop();
await database.destroy();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit();

function openStream(number: number): Promise<void> {
  const isOfSignUps = number % 2 === 1;
  const stream = { isOfSignUps, count: 0, toldAt: 0 };
  streams.push(stream);
  const selection = isOfSignUps
    ? 'signUpAdded(eventId: $id) { id name event { id signUpCount } }'
    : 'eventPlacesChanged(eventId: $id) { id signUpCount placesLeft }';
  const query = `subscription ($id: ID!) { ${selection} }`;
  return new Promise((resolve, reject) => {
    const opening = request(here.url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-forwarded-for': `10.0.0.${Math.floor(number / PER_ADDRESS) + 1}`,
        ...(isOfSignUps && { cookie: cookieOf(here.url, Math.floor(number / 2 / PER_ACCOUNT)) }),
      },
    });
    opening.once('error', reject);
    opening.once('response', (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`A stream is answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (text: string) => {
        const messages = text.split('event: next').length - 1;
        if (messages === 0) return;
        stream.count += messages;
        stream.toldAt = performance.now();
      });
      resolve();
    });
    opening.end(JSON.stringify({ query, variables: { id: eventId } }));
  });
}

/** By an account that watches nothing. */
async function signUp(person: number): Promise<void> {
  const email = `bench-${100 + person}@example.org`;
  const response = await fetch(there.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieOf(there.url, 100 + person) },
    body: JSON.stringify({
      query:
        'mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { id } userErrors { code } } }',
      variables: { input: { eventId, name: 'Ines Moreau', email } },
    }),
  });
  const text = await response.text();
  if (!text.includes('"signUp":{"id"')) throw new Error(text);
}

function cookieOf(url: string, account: number): string {
  return `session-${new URL(url).port}=bench-token-${account}`;
}
