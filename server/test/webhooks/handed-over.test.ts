import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptInvitation, handOverEvent } from '../events/team-operations.js';
import { checkoutFor, codesOf, completeCheckout } from '../payments/payment-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/world.js';
import { deliveriesOf, newWebhook, retryDelivery } from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

const HOUR = 60 * 60_000;

let app: WebhooksApp;
let owner: Person;
let heir: Person;
let eventId: string;
beforeAll(async () => {
  app = await startWebhooksApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, heir] = [await app.world.staff(), await app.world.staff()];
  ({ id: eventId } = await app.world.event(owner));
  await newWebhook(owner, { url: app.receiver.url, topics: ['PAYMENT_SUCCEEDED'] });
});

async function pay(): Promise<void> {
  const person = await app.world.user();
  const { payment, intentId } = await checkoutFor(person, eventId);
  await app.stripe.pay(intentId);
  await completeCheckout(person, payment.id);
}

async function handOver(): Promise<void> {
  await handOverEvent(owner.client, { eventId, email: heir.email });
  await doJobs(app);
  const token = secretIn(await app.mailGateway.arrival(heir.email, 'Take over an event'));
  const { data } = await acceptInvitation(heir.client, token);
  expect(data.acceptEventInvitation).toMatchObject({ event: { createdBy: { id: heir.id } } });
}

/** The requests that the receiver gets from now on. */
async function sentLater(): Promise<unknown[]> {
  app.receiver.works();
  app.receiver.received.length = 0;
  await passTime(app, HOUR);
  await doJobs(app);
  return app.receiver.received;
}

it('S46: no stored notice leaves for a former owner, and none is sent to them again', async () => {
  await pay();
  await doJobs(app);
  const [delivery] = await deliveriesOf(owner);
  expect(delivery).toMatchObject({ topic: 'PAYMENT_SUCCEEDED', error: null });
  app.receiver.fail();
  await pay();
  await doJobs(app);
  await handOver();
  expect(await sentLater()).toEqual([]);
  expect(codesOf(await retryDelivery(owner, delivery?.id ?? ''))).toEqual(['WEBHOOK_NOT_FOUND']);
  expect(await sentLater()).toEqual([]);
});

it('S46: no notice leaves that was read before the event was handed over', async () => {
  await pay();
  await app.database.query('UPDATE events SET created_by_id = $2 WHERE id = $1', [eventId, heir.id]);
  expect(await sentLater()).toEqual([]);
  expect(await deliveriesOf(owner)).toMatchObject([{ error: 'The event has another owner now' }]);
});
