import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsApp, startPaymentsApp } from '../../../../test/payments/payments-app.js';
import { runSandbox } from '../../../../test/support/sandbox.js';
import { checkSetUp } from './check-set-up.js';
import { stripeGateway } from './stripe-gateway.js';

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' };

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp();
});
afterAll(() => app.close());

function gatewayWith(change: { secretKey?: string; webhookSecrets?: string[] } = {}) {
  const { secretKey, webhookSecret, host, port, protocol } = app.sandbox.stripe;
  const webhookSecrets = [webhookSecret];
  return stripeGateway({ secretKey, webhookSecrets, server: { host, port, protocol }, ...change });
}

const wrongOf = async (...check: Parameters<typeof checkSetUp>) =>
  (await checkSetUp(...check)).filter(({ isRight }) => !isRight).map(({ sentence }) => sentence);

describe('the check of the set-up', () => {
  it('finds nothing where all is right, and charges nothing', async () => {
    expect(await wrongOf(gatewayWith(), keys, `${app.url}/webhooks/stripe`)).toEqual([]);
    expect(await app.stripe.intents()).toEqual([]);
    expect(await app.database.query('SELECT FROM stripe_events')).toEqual([]);
  });

  it('finds keys of different modes', async () => {
    const live = { ...keys, publishableKey: 'pk_live_1' };
    const [found] = await wrongOf(gatewayWith(), live, `${app.url}/webhooks/stripe`);
    expect(found).toContain('take both from the same');
  });

  it('finds a key that Stripe does not take', async () => {
    const [found] = await wrongOf(
      gatewayWith({ secretKey: 'sk_test_other' }),
      keys,
      `${app.url}/webhooks/stripe`,
    );
    expect(found).toContain('Stripe does not accept the secret key');
  });

  it('finds a webhook that is missing, and a product that does not answer there', async () => {
    const { url } = await runSandbox();
    const found = await wrongOf(gatewayWith(), keys, `${url}/webhooks/stripe`);
    expect(found[0]).toContain('Stripe has no webhook to');
    expect(found[1]).toContain('cannot be reached');
  });

  it('finds another webhook secret than the product has', async () => {
    const other = gatewayWith({ webhookSecrets: ['whsec_other'] });
    const [found] = await wrongOf(other, keys, `${app.url}/webhooks/stripe`);
    expect(found).toContain('another webhook secret');
  });

  it('says whether Apple Pay and Google Pay are offered, and takes neither for a fault', async () => {
    const at = async (publicUrl: string, gateway = gatewayWith()) => {
      const results = await checkSetUp(gateway, keys, `${publicUrl}/webhooks/stripe`);
      return results.filter(({ sentence }) => sentence.includes('Apple Pay'));
    };
    const says = (sentence: string) => [{ isRight: true, sentence }];
    const { secretKey, host, port, protocol } = app.sandbox.stripe;
    const stripe = new Stripe(secretKey, { host, port, protocol });
    expect(await at('https://events.example')).toEqual(
      says('Apple Pay and Google Pay are not offered: register events.example at Stripe if you want them.'),
    );
    await stripe.paymentMethodDomains.create({ domain_name: 'events.example' });
    expect(await at('https://events.example')).toEqual(
      says('At events.example Apple Pay is offered, and Google Pay is offered.'),
    );
    await stripe.paymentMethodDomains.create({ domain_name: 'localhost' });
    expect(await at('http://localhost:1')).toEqual(
      says(
        'At localhost Apple Pay is not offered (This domain cannot be reached.), and Google Pay is offered.',
      ),
    );
    await stripe.paymentMethodDomains.create({ domain_name: 'off.example', enabled: false });
    expect((await at('https://off.example'))[0]?.sentence).toContain('the domain is disabled at Stripe');
    const [refused] = await at('https://events.example', gatewayWith({ secretKey: 'sk_test_other' }));
    expect(refused).toMatchObject({ isRight: true });
    expect(refused?.sentence).toMatch(/^Whether Apple Pay and Google Pay are offered could not be read \(/);
  });
});
