import { Script } from 'node:vm';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { control, runSandbox, stripeClient } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

const get = (path: string) => fetch(new URL(path, sandbox.url));

async function askedPayment(description = 'Folk night') {
  const stripe = stripeClient(sandbox);
  const { id } = await stripe.paymentIntents.create({ amount: 1250, currency: 'gbp', description });
  return stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired' });
}

describe('stripe.js', () => {
  it('is one classic script, for pages of other ports', async () => {
    const response = await get(sandbox.stripe.scriptUrl);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const script = await response.text();
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(/^(import|export) /m);
    expect(script).toContain('window.Stripe =');
  });

  /** The script in a page without frames, for what it says before it needs one. */
  async function loadScript(): Promise<Stripe> {
    const { scriptUrl, publishableKey } = sandbox.stripe;
    const page = {
      document: { currentScript: { src: scriptUrl } },
      URL,
      window: {} as { Stripe: StripeConstructor },
    };
    new Script(await (await get(scriptUrl)).text()).runInNewContext(page);
    return page.window.Stripe(publishableKey);
  }

  const payment = { mode: 'payment', amount: 1250, currency: 'gbp' } as const;

  it.each<[string, RegExp, (stripe: Stripe) => unknown]>([
    [
      'no submission before a confirmation',
      /^elements\.submit\(\) must be called before/,
      confirmUnsubmitted,
    ],
    ['no purpose', /you must pass a clientSecret or mode/, (stripe) => stripe.elements({}).create('payment')],
    ['two purposes', /not both/, (stripe) => stripe.elements({ ...payment, clientSecret: 'x' } as never)],
    [
      'an amount of 0',
      /`amount` must be greater than 0/,
      (stripe) => stripe.elements({ ...payment, amount: 0 }),
    ],
    ['pounds', /should be an integer/, (stripe) => stripe.elements({ ...payment, amount: 12.5 })],
    ['a currency in capitals', /currency/, (stripe) => stripe.elements({ ...payment, currency: 'GBP' })],
    [
      'a new amount that is none',
      /elements\.update\(\)/,
      (stripe) => stripe.elements(payment).update({ amount: -1 }),
    ],
  ])('throws an IntegrationError for %s', async (_, message, misuse) => {
    const stripe = await loadScript();
    await expect(async () => misuse(stripe)).rejects.toMatchObject({
      name: 'IntegrationError',
      message: expect.stringMatching(message),
    });
  });

  function confirmUnsubmitted(stripe: Stripe) {
    const elements = stripe.elements(payment);
    elements.create('payment');
    return stripe.confirmPayment({ elements, clientSecret: 'pi_1_secret_2', redirect: 'if_required' });
  }
});

describe('the pages in frames', () => {
  it('may stand in pages of this machine only, and run the sandbox`s scripts only', async () => {
    const { id, client_secret } = await askedPayment();
    for (const path of ['/stripe/element', `/stripe/authentication/${id}?client_secret=${client_secret}`]) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy');
      expect(policy).toMatch(/frame-ancestors http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';/);
    }
    expect((await get('/')).headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'$/);
  });

  it('load what they name', async () => {
    const page = await (await get('/stripe/element')).text();
    const names = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, name]) => String(name));
    expect(names).toHaveLength(2);
    for (const name of names) expect((await get(name)).status).toBe(200);
  });
});

describe('the page of the bank', () => {
  const answer = (id: string, client_secret: string | null, authentication: string, headers = {}) =>
    fetch(`${sandbox.url}/stripe/authentication/${id}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ client_secret: String(client_secret), authentication }),
    });
  const statusOf = async (id: string) =>
    (await control(sandbox, 'GET', `/stripe/payment-intents/${id}`)) as { status: string };

  it.each([
    ['complete', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])('can %s a payment', async (authentication, status) => {
    const { id, client_secret } = await askedPayment();
    const page = await (await get(`/stripe/authentication/${id}?client_secret=${client_secret}`)).text();
    expect(page).toContain('£12.50');
    expect(await (await answer(id, client_secret, authentication)).text()).toContain('answered.js');
    expect(await statusOf(id)).toMatchObject({ status });
    expect((await answer(id, client_secret, 'complete')).status).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status });
  });

  it('needs the client secret, and is not shown to other sites', async () => {
    const { id, client_secret } = await askedPayment();
    expect((await get(`/stripe/authentication/${id}?client_secret=wrong`)).status).toBe(404);
    expect((await answer(id, 'wrong', 'complete')).status).toBe(404);
    const foreign = { origin: 'http://localhost:4000' };
    expect((await answer(id, client_secret, 'complete', foreign)).status).toBe(403);
    expect(await statusOf(id)).toMatchObject({ status: 'requires_action' });
  });
});
