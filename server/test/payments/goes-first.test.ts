import { expect, it, onTestFinished } from 'vitest';
import { databaseOf } from '../../src/platform/database/database.js';
import { waitUntil } from '../support/wait-until.js';
import { completeCheckout } from './payment-operations.js';
import { startPaymentsApp } from './payments-app.js';
import { aWebhook, sendWebhook } from './signed-webhook.js';

const CONNECTIONS = 2;
const READERS = 60;

it('C1: a person who has paid, and Stripe, go before all others who wait for the database', async () => {
  const app = await startPaymentsApp({ doJobs: false, env: { DATABASE_POOL_SIZE: String(CONNECTIONS) } });
  onTestFinished(app.close);
  const user = await app.world.user();
  const { connections } = databaseOf(app.dataSource);
  const held = Array.from({ length: CONNECTIONS }, () => app.dataSource.createQueryRunner());
  await Promise.all(held.map((runner) => runner.connect()));

  const order: string[] = [];
  const waiting: Promise<void>[] = [];
  /** Resolves when all of them wait: they do so for two seconds. */
  const send = (who: string, ...replies: Promise<unknown>[]) => {
    waiting.push(...replies.map((reply) => reply.then(() => void order.push(who))));
    return waitUntil(() => expect(connections.waiting).toBe(waiting.length));
  };
  // With what is the viewer's it is no answer that is cached for all, and each reads something else: none share a reading.
  const read = (_: unknown, n: number) =>
    app
      .anonymous()
      .graphql('query ($n: Int!) { events(first: $n) { nodes { id } } viewer { id } }', { n: n + 1 });
  await send('reader', ...Array.from({ length: READERS }, read));
  await send('payer', completeCheckout(user, crypto.randomUUID()));
  await send('Stripe', sendWebhook(app, aWebhook('payment_intent.succeeded', { id: 'pi_of_nobody' })));

  await Promise.all(held.map((runner) => runner.release()));
  await Promise.all(waiting);
  expect(order.indexOf('Stripe')).toBeLessThan(READERS / 2);
  expect(order.indexOf('payer')).toBeLessThan(READERS);
});
