import { expect, it, onTestFinished } from 'vitest';
import type { Pool } from '../../src/platform/database/pool.js';
import { waitUntil } from '../support/wait-until.js';
import { completeCheckout } from './payment-operations.js';
import { startPaymentsApp } from './payments-app.js';
import { aWebhook, sendWebhook } from './signed-webhook.js';

const CONNECTIONS = 2;
const READERS = 8;

it('C1: who has paid, and Stripe, go before everybody else who waits for the database', async () => {
  const app = await startPaymentsApp({ doJobs: false, env: { DATABASE_POOL_SIZE: String(CONNECTIONS) } });
  onTestFinished(app.close);
  const user = await app.world.user();
  const pool = (app.dataSource.driver as unknown as { master: Pool }).master;
  const held = Array.from({ length: CONNECTIONS }, () => app.dataSource.createQueryRunner());
  await Promise.all(held.map((runner) => runner.connect()));

  const order: string[] = [];
  const arrived = (who: string) => () => void order.push(who);
  const send = async (who: string, reply: Promise<unknown>) => {
    const answered = reply.then(arrived(who));
    // Each is there before the next: what counts is not who was sent first.
    const sent = waiting.push(answered);
    await waitUntil(() => expect(pool.waiting).toBe(sent));
  };
  const waiting: Promise<void>[] = [];
  for (let n = 0; n < READERS; n++) {
    await send('reader', app.anonymous().graphql('{ events(first: 1) { nodes { id } } }'));
  }
  await send('payer', completeCheckout(user, crypto.randomUUID()));
  await send('Stripe', sendWebhook(app, aWebhook('payment_intent.succeeded', { id: 'pi_of_nobody' })));

  await Promise.all(held.map((runner) => runner.release()));
  await Promise.all(waiting);
  expect(order.indexOf('Stripe')).toBeLessThan(READERS / 2);
  expect(order.indexOf('payer')).toBeLessThan(READERS);
});
