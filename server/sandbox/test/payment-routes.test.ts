import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { control, runSandbox, stripeClient } from './sandbox.fixture.js';
import { receiveWebhooks, type WebhookReceiver } from './webhook-receiver.fixture.js';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert('&')</script>`;

let receiver: WebhookReceiver;
let sandbox: Sandbox;
let stripe: Stripe;

beforeEach(async () => {
  receiver = await receiveWebhooks('whsec_sandbox');
  sandbox = await runSandbox({ webhookUrl: receiver.url });
  stripe = stripeClient(sandbox);
});

const get = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();

/** Presses a button, and follows to the page that comes then. */
async function press(path: string, fields: Record<string, string> = {}): Promise<string> {
  const headers = { origin: sandbox.url };
  const response = await fetch(`${sandbox.url}/actions${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  return response.text();
}

function create(change: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ amount: 1250, currency: 'gbp', ...change });
}

const pay = () => create({ confirm: true, payment_method: 'pm_card_visa', metadata: { event: 'forty-two' } });

describe('the payments page', () => {
  it('shows payments, with their card, their metadata and what the product was told', async () => {
    expect(await get('/payments')).toContain('No payments yet.');
    const { id } = await pay();
    expect(await get('/payments')).toMatch(/visa 4242.*£12\.50.*succeeded/s);
    await expect
      .poll(() => get(`/payments/${id}`))
      .toMatch(/payment_intent\.succeeded.*delivered.*answered 200/s);
    expect(await get(`/payments/${id}`)).toMatch(/visa ending in 4242.*Metadata event.*forty-two/s);
    expect(await get('/payments/pi_unknown')).toContain('<h1>Webhooks</h1>');
  });

  it('refunds a part, and lets a dispute be opened', async () => {
    const { id } = await pay();
    const refunded = await press(`/payments/${id}/refund`, { amount: '2.30' });
    expect(refunded).toMatch(/Refunded<.*£2\.30.*max="10\.20"/s);
    expect(await press(`/payments/${id}/refund`, { amount: '10.21' })).toContain('greater than unrefunded');
    expect(await press(`/payments/${id}/dispute`)).toMatch(/Disputed<.*Yes/s);
  });

  it.each([
    ['succeeded', 'succeeded'],
    ['failed', 'requires payment method'],
  ])('holds a payment in processing until it %s', async (value, shown) => {
    const { id } = await create();
    await press(`/payments/${id}/hold`, { value: 'true' });
    await control(sandbox, 'POST', `/stripe/payment-intents/${id}/pay`, { card: '4242424242424242' });
    expect(await get(`/payments/${id}`)).toContain('Let it succeed');
    expect(await press(`/payments/${id}/finish`, { value })).toContain(`>${shown}<`);
  });

  it('cancels', async () => {
    const { id } = await create();
    expect(await press(`/payments/${id}/cancel`)).toContain('>canceled<');
  });

  it('holds webhooks, releases them and sends one again', async () => {
    expect(await press('/webhooks/behaviour', { mode: 'hold', milliseconds: '2000' })).toContain(
      'value="hold" selected',
    );
    await create();
    expect(await get('/payments')).toContain('Release 1');
    expect(await press('/webhooks/release', { order: 'forward' })).not.toContain('Release 1');
    expect(receiver.events).toHaveLength(1);
    expect(await press(`/webhooks/${receiver.events[0]?.id}/send`)).toContain('answered 200, 200');
    await press('/webhooks/behaviour', { mode: 'delay', milliseconds: '500' });
    expect(await control(sandbox, 'GET', '/stripe/webhook-behaviour')).toEqual({
      mode: 'delay',
      milliseconds: 500,
    });
  });

  it('makes calls fail', async () => {
    const fields = { service: 'stripe', next: '2', how: '503', on: 'refunds.create' };
    expect(await press('/fail', fields)).toContain('2 x Down for maintenance (503), refunds.create');
    expect(await press('/stop-failing', { service: 'stripe' })).not.toContain('2 x Down');
    expect(await press('/fail', { ...fields, on: '' })).toContain('2 x Down for maintenance (503)<');
  });

  it('shows hostile text as text, and runs nothing inline', async () => {
    const { id } = await create({ description: HOSTILE, metadata: { [HOSTILE.slice(0, 30)]: HOSTILE } });
    for (const path of ['/payments', `/payments/${id}`]) {
      const text = await get(path);
      expect(text).not.toMatch(/<img|<script>|alert\('|<style|style=|<script(?! src=)/);
      expect(text).toContain('&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;');
    }
  });
});
