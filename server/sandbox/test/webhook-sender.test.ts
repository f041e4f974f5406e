import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import type { Delivery } from '../src/stripe/records.js';
import { control, runSandbox, stripeClient, temporaryFolder } from './sandbox.fixture.js';
import { receiveWebhooks, type WebhookReceiver } from './webhook-receiver.fixture.js';

const SECRET = 'whsec_sandbox';

let receiver: WebhookReceiver;
let sandbox: Sandbox;
let stripe: Stripe;

beforeEach(async () => {
  receiver = await receiveWebhooks(SECRET);
  sandbox = await runSandbox({ webhookUrl: receiver.url });
  stripe = stripeClient(sandbox);
});

const create = () => stripe.paymentIntents.create({ amount: 1000, currency: 'gbp' });
const typesReceived = () => receiver.events.map(({ type }) => type);
const idsReceived = () => receiver.events.map(({ data }) => (data.object as Stripe.PaymentIntent).id);

async function deliveries(query = ''): Promise<Delivery[]> {
  return (await control(sandbox, 'GET', `/stripe/webhooks${query}`)) as Delivery[];
}

describe('a webhook', () => {
  it('tells of every change, signed, with the object as it was then', async () => {
    const { id } = await create();
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await stripe.refunds.create({ payment_intent: id, amount: 100 });
    await control(sandbox, 'POST', `/stripe/payment-intents/${id}/dispute`);
    const types = [
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
      'charge.dispute.created',
    ];
    await expect.poll(() => typesReceived().toSorted()).toEqual(types.toSorted());
    const created = receiver.events.find(({ type }) => type === 'payment_intent.created');
    expect(created).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id, status: 'requires_payment_method' } },
    });
    expect(await stripe.events.retrieve(String(created?.id))).toEqual(created);
    await create();
    await expect
      .poll(async () => (await deliveries(`?paymentIntent=${id}`)).map(({ state }) => state))
      .toEqual(types.map(() => 'delivered'));
  });

  it('is sent again until it is taken', async () => {
    receiver.statuses.push(500, 302);
    await create();
    await expect
      .poll(() => deliveries())
      .toMatchObject([{ state: 'delivered', attempts: [{ status: 500 }, { status: 302 }, { status: 200 }] }]);
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
  });

  it('can be sent once more', async () => {
    await create();
    await expect.poll(() => deliveries()).toMatchObject([{ state: 'delivered' }]);
    const [event] = receiver.events;
    const sent = await control(sandbox, 'POST', `/stripe/webhooks/${event?.id}/send`);
    expect(sent).toMatchObject({ attempts: [{ status: 200 }, { status: 200 }] });
    expect(receiver.events).toEqual([event, event]);
    await expect(control(sandbox, 'POST', '/stripe/webhooks/evt_unknown/send')).rejects.toThrow('404');
  });

  it('comes after a restart where no receiver was there to take it', async () => {
    const folder = await temporaryFolder();
    const before = await runSandbox({ folder, webhookUrl: 'http://127.0.0.1:9/webhooks' });
    const { id } = await stripeClient(before).paymentIntents.create({ amount: 1000, currency: 'gbp' });
    await before.close();
    await runSandbox({ folder, webhookUrl: receiver.url });
    await expect.poll(idsReceived).toEqual([id]);
  });

  it('goes where control says, or nowhere', async () => {
    await control(sandbox, 'PUT', '/stripe/webhook-url', { url: null });
    await create();
    expect(await deliveries()).toMatchObject([{ state: 'not-sent', attempts: [] }]);
    await control(sandbox, 'PUT', '/stripe/webhook-url', { url: receiver.url });
    expect((await stripe.webhookEndpoints.list()).data).toMatchObject([
      { url: receiver.url, enabled_events: ['*'] },
    ]);
    const { id } = await create();
    await expect.poll(idsReceived).toEqual([id]);
  });
});
