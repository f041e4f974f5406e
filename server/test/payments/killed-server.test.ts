import type { Sandbox } from '@turnout/sandbox';
import { beforeEach, expect, it, vi } from 'vitest';
import { atEnd } from '../support/after-file.js';
import { killServer } from '../support/killed-server.js';
import { PUBLIC_URL } from '../support/many-accounts.js';
import { openSandboxOf, startBeside } from '../support/shared-sandbox.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';
import type { Person } from '../support/world.js';
import { checkoutFor, codesOf, completeCheckout, placeOf, startCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRows } from './payment-rows.js';
import { StripeSide } from './stripe-side.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
let sandbox: Sandbox;
let stripe: StripeSide;
beforeEach(async () => {
  database = await createTestDatabase();
  atEnd(() => database.drop());
  // What Stripe knows outlives the server.
  sandbox = await openSandboxOf(database);
  stripe = new StripeSide(sandbox);
});

async function startServer() {
  const server = await startWorkerProcess(database, { PUBLIC_URL });
  return {
    ...server,
    /** Ends it with -9 while it waits for Stripe's answer, of which Stripe may know already. */
    async killWhileAsking(asking: Promise<unknown>): Promise<void> {
      const answer = asking.catch(() => 'no answer');
      await waitUntil(async () => {
        const asked = (await stripe.requests()).filter(({ failure }) => failure);
        if (asked.length === 0) throw new Error('Stripe has not been asked yet');
      });
      await killServer(database, server);
      expect(await answer).toBe('no answer');
    },
  };
}

/** The next server, in the test's own process. */
async function startNext(user: Person): Promise<void> {
  const app = await startBeside(database, sandbox, { env: { PUBLIC_URL } });
  await stripe.recover();
  user.client.url = app.url;
}

it.each([
  ['before Stripe makes the intent', 'timeout'],
  ['after Stripe has made the intent', 'timeout-after'],
])('P2: a server killed with -9 %s leaves one payment and one intent', async (_when, how) => {
  const killed = await startServer();
  const { id: eventId } = await killed.world.event(await killed.world.staff());
  const user = await killed.world.user();
  await stripe.fail('payment_intents.create', how);
  await killed.killWhileAsking(startCheckout(user, eventId));

  await startNext(user);
  expect(await stripe.intents()).toHaveLength(how === 'timeout' ? 0 : 1);
  const { payment } = await checkoutFor(user, eventId);
  const intent = await stripe.intentOf(payment);
  expect(await stripe.intents()).toHaveLength(1);
  expect(await paymentRows({ database })).toMatchObject([{ id: payment.id, intent_id: intent.id }]);
});

it('P10: a person who has paid before the server is killed with -9 gets their place from the next server', async () => {
  const killed = await startServer();
  const { id: eventId } = await killed.world.event(await killed.world.staff());
  const user = await killed.world.user();
  const { payment } = await checkoutFor(user, eventId);
  await stripe.webhooks('drop');
  await stripe.pay((await stripe.intentOf(payment)).id);
  await stripe.fail('payment_intents.retrieve', 'timeout');
  await killed.killWhileAsking(completeCheckout(user, payment.id));

  await startNext(user);
  expect(codesOf(await completeCheckout(user, payment.id))).toEqual([]);
  expect(await placeOf(user.client, eventId)).toMatchObject({
    signUpCount: 1,
    viewerSignUp: { payment: { id: payment.id, status: 'SUCCEEDED' } },
  });
  await expectBooksToAgree({ database, stripe });
});
