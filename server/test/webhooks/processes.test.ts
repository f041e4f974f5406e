import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateEvent } from '../events/event-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { dataFolder } from '../support/data-folder.js';
import { control } from '../support/sandbox.js';
import { freePort } from '../support/server-process.js';
import { retryNow } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';
import type { Person } from '../support/world.js';
import { newWebhook } from './webhook-operations.js';

vi.setConfig({ testTimeout: LONG_TEST });

/** As in production, where all processes can read the secrets. */
const key = { TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64') };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

type Worker = Awaited<ReturnType<typeof startWorkerProcess>>;

interface Arrival {
  id: string;
  status: number;
  body: { id: string; event: { id: string; title: string } | null; signUp: { email: string } | null };
}

const receiverOf = ({ sandboxUrl }: Worker) => `${sandboxUrl}/webhooks/receiver`;
const failNext = (worker: Worker, failure: object) =>
  control({ url: worker.sandboxUrl }, 'POST', '/failures', { service: 'webhooks', ...failure });

/** The deliveries to the sandbox's receiver, the first first. */
const arrivals = async ({ sandboxUrl }: Worker) =>
  ((await control({ url: sandboxUrl }, 'GET', '/webhooks/received')) as Arrival[]).toReversed();
const query = '{ id event { id title } signUp { email } }';

it('W2: what a server that is killed with -9 had stored and not sent arrives, in the order of each event', async () => {
  const env = { ...key, DATA_DIR: await dataFolder(), SANDBOX_PORT: String(await freePort()) };
  const killed = await startWorkerProcess(database, env);
  const staff = await killed.world.staff();
  await newWebhook(staff, { url: receiverOf(killed), query, topics: ['EVENT_UPDATED'] });
  const events = [await killed.world.event(staff), await killed.world.event(staff)];
  await failNext(killed, { next: 10, how: 'slow' });
  for (const title of ['1', '2', '3'])
    for (const { id } of events) await updateEvent(staff.client, { id, title });
  await waitUntil(async () => expect(await arrivals(killed)).not.toEqual([]));
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = await startWorkerProcess(database, env);
  await waitUntil(async () => {
    await retryNow(database);
    const left = await database.query('SELECT id FROM webhook_notices WHERE delivered_at IS NULL');
    expect(left).toEqual([]);
  }, 120_000);

  const told = await arrivals(next);
  expect(new Set(told.map(({ body }) => body.id)).size).toBe(6);
  for (const { id } of events) {
    const ofEvent = [...new Set(told.filter(({ body }) => body.event?.id === id).map(({ body }) => body.id))];
    const stored = await database.query<{ id: string }>(
      'SELECT id FROM webhook_notices WHERE event_id = $1 ORDER BY position',
      [id],
    );
    expect(ofEvent).toEqual(stored.map((row) => row.id));
  }
});

it('W2: two processes send each notice of a crowd once, in the order of the places', async () => {
  const workers = [await startWorkerProcess(database, key), await startWorkerProcess(database, key)] as const;
  const [one] = workers;
  const staff = await one.world.staff();
  await newWebhook(staff, { url: receiverOf(one), query, topics: ['SIGN_UP_ADDED'] });
  const event = await one.world.event(staff, { pricePence: 0 });
  const people: Person[] = [];
  // One by one: a slow machine would refuse some of a crowd that registers.
  while (people.length < 40) people.push(await workers[people.length % 2 ? 1 : 0].world.user());
  await Promise.all(people.map((person) => signUpPerson(person, event.id)));
  const told = await waitUntil(async () => {
    const all = await arrivals(one);
    expect(all).toHaveLength(40);
    return all;
  }, 60_000);
  const stored = await database.query<{ id: string }>('SELECT id FROM webhook_notices ORDER BY position');
  expect(told.map(({ body }) => body.id)).toEqual(stored.map(({ id }) => id));
});
