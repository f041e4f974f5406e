import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import type { Delivery } from '../src/stripe/records.js';
import { control, runSandbox, stripeClient } from './sandbox.fixture.js';
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
const behave = (behaviour: object) => control(sandbox, 'PUT', '/stripe/webhook-behaviour', behaviour);
const typesReceived = () => receiver.events.map(({ type }) => type);
const idsReceived = () => receiver.events.map(({ data }) => (data.object as Stripe.PaymentIntent).id);

async function deliveries(query = ''): Promise<Delivery[]> {
  return (await control(sandbox, 'GET', `/stripe/webhooks${query}`)) as Delivery[];
}

describe('a webhook that is made to behave badly', () => {
  it('comes late', async () => {
    await behave({ mode: 'delay', milliseconds: 200 });
    await create();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: [] }]);
    await expect.poll(typesReceived).toHaveLength(1);
  });

  it('comes twice', async () => {
    await behave({ mode: 'double' });
    await create();
    await expect.poll(typesReceived).toHaveLength(2);
    expect(receiver.events[0]).toEqual(receiver.events[1]);
  });

  it('comes after the next one, or by itself when there is none', async () => {
    await behave({ mode: 'reorder' });
    const [first, second, third] = [await create(), await create(), await create()];
    await expect.poll(idsReceived).toEqual([second.id, first.id, third.id]);
  });

  it('is dropped, until it is sent by hand', async () => {
    await behave({ mode: 'drop' });
    await create();
    const [dropped] = await deliveries();
    expect(dropped).toMatchObject({ state: 'dropped', attempts: [] });
    await control(sandbox, 'POST', `/stripe/webhooks/${dropped?.id}/send`);
    expect(receiver.events).toHaveLength(1);
  });

  it.each(['forward', 'reverse'])('is held and released %s', async (order) => {
    await behave({ mode: 'hold' });
    const ids = [(await create()).id, (await create()).id, (await create()).id];
    expect((await deliveries()).map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    await control(sandbox, 'POST', '/stripe/webhooks/release', { order });
    expect(idsReceived()).toEqual(order === 'reverse' ? ids.toReversed() : ids);
    await behave({ mode: 'normal' });
    const last = await create();
    await expect.poll(() => idsReceived().at(-1)).toBe(last.id);
  });

  it.each([{ mode: 'sideways' }, { mode: 'delay', milliseconds: -1 }])('never %o', async (behaviour) => {
    await expect(behave(behaviour)).rejects.toThrow('400');
  });
});
