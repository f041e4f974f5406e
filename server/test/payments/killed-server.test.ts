import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PUBLIC_URL } from '../support/many-accounts.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';
import { checkoutFor, codesOf, completeCheckout, placeOf, startCheckout } from './payment-operations.js';
import { expectBooksToAgree, paymentRows } from './payment-rows.js';
import { StripeSide } from './stripe-side.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'turnout-killed-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** A server, and what Stripe knows by its sandbox: the next one in the same folder goes on with both. */
async function startServer() {
  const server = await startWorkerProcess(database, { DATA_DIR: folder, PUBLIC_URL });
  const stripe = new StripeSide({ url: server.sandboxUrl });
  return {
    ...server,
    stripe,
    /** Ends it with -9 while it waits for Stripe's answer, of which Stripe may know already. */
    async killWhileAsking(asking: Promise<unknown>): Promise<void> {
      const answer = asking.catch(() => 'no answer');
      await waitUntil(async () => {
        const asked = (await stripe.requests()).filter(({ failure }) => failure);
        if (asked.length === 0) throw new Error('Stripe has not been asked yet');
      });
      server.child.kill('SIGKILL');
      await server.ended;
      expect(await answer).toBe('no answer');
    },
  };
}

it.each([
  ['before Stripe makes the intent', 'timeout'],
  ['after Stripe has made the intent', 'timeout-after'],
])('P2: a server killed with -9 %s leaves one payment and one intent', async (_when, how) => {
  const killed = await startServer();
  const { id: eventId } = await killed.world.event(await killed.world.staff());
  const user = await killed.world.user();
  await killed.stripe.fail('payment_intents.create', how);
  await killed.killWhileAsking(startCheckout(user, eventId));

  const next = await startServer();
  await next.stripe.recover();
  expect(await next.stripe.intents()).toHaveLength(how === 'timeout' ? 0 : 1);
  user.client.url = next.url;
  const { payment } = await checkoutFor(user, eventId);
  const intent = await next.stripe.intentOf(payment);
  expect(await next.stripe.intents()).toHaveLength(1);
  expect(await paymentRows({ database })).toMatchObject([{ id: payment.id, intent_id: intent.id }]);
});

it('P10: a person who has paid before the server is killed with -9 gets their place from the next server', async () => {
  const killed = await startServer();
  const { id: eventId } = await killed.world.event(await killed.world.staff());
  const user = await killed.world.user();
  const { payment } = await checkoutFor(user, eventId);
  await killed.stripe.webhooks('drop');
  await killed.stripe.pay((await killed.stripe.intentOf(payment)).id);
  await killed.stripe.fail('payment_intents.retrieve', 'timeout');
  await killed.killWhileAsking(completeCheckout(user, payment.id));

  const next = await startServer();
  await next.stripe.recover();
  user.client.url = next.url;
  expect(codesOf(await completeCheckout(user, payment.id))).toEqual([]);
  expect(await placeOf(user.client, eventId)).toMatchObject({
    signUpCount: 1,
    viewerSignUp: { payment: { id: payment.id, status: 'SUCCEEDED' } },
  });
  await expectBooksToAgree({ database, stripe: next.stripe });
});
