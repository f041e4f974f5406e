import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StartError } from '../../src/platform/start-error.js';
import { checkoutFor, completeCheckout, placeOf } from '../payments/payment-operations.js';
import { StripeSide } from '../payments/stripe-side.js';
import { dataFolder } from '../support/data-folder.js';
import { freePort } from '../support/server-process.js';
import { openSandboxOf } from '../support/shared-sandbox.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST });

/** The same for both, as behind one proxy. */
const PUBLIC_URL = 'http://localhost:4000';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

it('D19: processes on one database share a sandbox, which ends with the process that ran it and says so', async () => {
  const env = { PUBLIC_URL, SANDBOX_PORT: String(await freePort()), DATA_DIR: await dataFolder() };
  const one = await startWorkerProcess(database, env);
  const two = await startWorkerProcess(database, { PUBLIC_URL });
  expect(two.sandboxUrl).toBe(one.sandboxUrl);

  const { id: eventId } = await one.world.event(await one.world.staff());
  const user = await one.world.user();
  const { payment } = await checkoutFor(user, eventId);
  const stripe = new StripeSide({ url: one.sandboxUrl });
  await stripe.webhooks('drop');
  await stripe.pay((await stripe.intentOf(payment)).id);

  one.child.kill('SIGKILL');
  await one.ended;
  const sentence = `The sandbox at port ${env.SANDBOX_PORT} has ended with the process that ran it: start that process again.`;
  await waitUntil(async () => expect(two.output()).toContain(sentence));

  await startWorkerProcess(database, env);
  user.client.url = two.url;
  const { data } = await completeCheckout(user, payment.id);
  expect(data?.completeCheckout.signUp).toMatchObject({ payment: { id: payment.id, status: 'SUCCEEDED' } });
  expect(await placeOf(user.client, eventId)).toMatchObject({ signUpCount: 1 });
});

it('D19: a process that cannot reach the sandbox of the others does not start', async () => {
  const port = await freePort();
  const elsewhere = new pg.Client({
    connectionString: database.url,
    application_name: `turnout sandbox ${port} 0123456789abcdef`,
  });
  await elsewhere.connect();
  await elsewhere.query('SELECT pg_advisory_lock(8270013)');
  try {
    await expect(openSandboxOf(database)).rejects.toThrow(
      new StartError(
        `Another server on this database runs the sandbox at port ${port} of its machine, which cannot be reached from ` +
          'here: start this one on the same machine, give it a database of its own (DATABASE_URL), or set the keys of ' +
          'Stripe, Google and Postmark.',
      ),
    );
  } finally {
    await elsewhere.end();
  }
});
