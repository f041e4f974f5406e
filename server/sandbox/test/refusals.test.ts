import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { refusalOf, runSandbox, stripeClient } from './sandbox.fixture.js';

let sandbox: Sandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox);
});

const create = (change: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 1250,
    currency: 'gbp',
    allowed_payment_method_types: ['card'],
    ...change,
  });

describe('what Stripe refuses', () => {
  it.each<[string, object, object]>([
    ['too little', { amount: 29 }, { code: 'amount_too_small', param: 'amount' }],
    ['too much', { amount: 100_000_000 }, { code: 'amount_too_large', param: 'amount' }],
    ['half a penny', { amount: 99.5 }, { code: 'parameter_invalid_integer', param: 'amount' }],
    ['nothing', { amount: undefined }, { code: 'parameter_missing', param: 'amount' }],
    ['an unknown field', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    ['metadata that is too long', { metadata: { a: 'a'.repeat(501) } }, { param: 'metadata[a]' }],
    ['an unknown currency', { currency: 'abc' }, { param: 'currency' }],
  ])('is %s', async (_what, change, expected) => {
    expect(await refusalOf(create(change))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      ...expected,
    });
  });

  it('is a wrong key, and the browser`s', async () => {
    const wrong = stripeClient(sandbox, { key: 'sk_test_wrong' }).paymentIntents.list();
    expect(await refusalOf(wrong)).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    const browser = stripeClient(sandbox, { key: sandbox.stripe.publishableKey }).paymentIntents.list();
    expect(await refusalOf(browser)).toMatchObject({ statusCode: 401, code: 'secret_key_required' });
  });

  it('is what it does not know', async () => {
    for (const asking of [
      stripe.paymentIntents.retrieve('pi_unknown'),
      stripe.refunds.retrieve('re_unknown'),
      stripe.events.retrieve('evt_unknown'),
    ]) {
      expect(await refusalOf(asking)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
    expect(await refusalOf(stripe.customers.list())).toMatchObject({ statusCode: 404 });
  });
});

describe('the browser', () => {
  it('confirms and reads with the client secret only, and sees no metadata', async () => {
    const { id, client_secret } = await create({ metadata: { secret: 'yes' } });
    const headers = { authorization: `Bearer ${sandbox.stripe.publishableKey}` };
    const url = `${sandbox.url}/v1/payment_intents/${id}`;
    expect((await fetch(`${url}?client_secret=wrong`, { headers })).status).toBe(400);
    const seen = await (await fetch(`${url}?client_secret=${client_secret}`, { headers })).json();
    expect(seen).toMatchObject({ id, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');

    const confirm = (card: object) =>
      fetch(`${url}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: sandbox.stripe.publishableKey,
          client_secret: String(client_secret),
          'payment_method_data[type]': 'card',
          ...Object.fromEntries(
            Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
          ),
        }),
      });
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '34', cvc: '123' };
    for (const [change, code] of [
      [{ number: '4242424242424241' }, 'incorrect_number'],
      [{ exp_year: '20' }, 'invalid_expiry_year'],
      [{ exp_month: '13' }, 'invalid_expiry_month'],
      [{ cvc: '12' }, 'invalid_cvc'],
      [{ number: '4000000000000002' }, 'card_declined'],
    ] as const) {
      const response = await confirm({ ...card, ...change });
      expect(response.status).toBe(402);
      expect(await response.json()).toMatchObject({ error: { type: 'card_error', code } });
    }
    expect(await (await confirm(card)).json()).toMatchObject({ status: 'succeeded' });
  });
});
