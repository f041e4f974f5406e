import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import type { StripeRequest } from '../src/stripe/api/answer-call.js';
import { control, errorOf, runSandbox, stripeClient } from './sandbox.fixture.js';

let sandbox: Sandbox;
let stripe: Stripe;

beforeEach(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox, { timeout: 1_000 });
});

const plan = (failure: object) =>
  control(sandbox, 'POST', '/failures', { service: 'stripe', next: 1, ...failure });
const create = (options: Stripe.RequestOptions = {}) =>
  stripe.paymentIntents.create({ amount: 1000, currency: 'gbp' }, options);
const countIntents = async () =>
  ((await control(sandbox, 'GET', '/stripe/payment-intents')) as object[]).length;
const requests = async () => (await control(sandbox, 'GET', '/stripe/requests')) as StripeRequest[];

describe('a call that is made to fail', () => {
  it.each<[string, object, number]>([
    ['500', { statusCode: 500, type: 'StripeAPIError' }, 0],
    ['503', { statusCode: 503 }, 0],
    ['429', { statusCode: 429, type: 'StripeRateLimitError' }, 0],
    ['timeout', { type: 'StripeConnectionError' }, 0],
    ['timeout-after', { type: 'StripeConnectionError' }, 1],
    ['half', { type: 'StripeConnectionError' }, 1],
    ['garbage', { type: 'StripeAPIError' }, 0],
    ['refused', { statusCode: 400, code: 'balance_insufficient', type: 'StripeInvalidRequestError' }, 0],
  ])('with %s', async (how, error, made) => {
    await plan({ how });
    expect(await errorOf(create())).toMatchObject(error);
    expect(await countIntents()).toBe(made);
    expect(await create()).toMatchObject({ amount: 1000 });
  });

  it.each(['500', '503', 'timeout', 'timeout-after', 'reset'])(
    'with %s is tried again with the same key, and takes effect once',
    async (how) => {
      await plan({ how });
      const { id } = await create({ maxNetworkRetries: 2 });
      expect(await countIntents()).toBe(1);
      const [second, first] = await requests();
      expect(first).toMatchObject({ failure: how, idempotencyKey: second?.idempotencyKey });
      expect(second).toMatchObject({ operation: 'payment_intents.create', status: 200, failure: null });
      expect(second?.replayed).toBe(how === 'timeout-after');
      expect((await stripe.paymentIntents.retrieve(id)).id).toBe(id);
    },
  );

  it('half an answer: the client does not retry, and a retry with the same key succeeds', async () => {
    await plan({ how: 'half' });
    const options = { idempotencyKey: 'my-key', maxNetworkRetries: 2 };
    expect(await errorOf(create(options))).toMatchObject({ type: 'StripeConnectionError' });
    expect(await requests()).toHaveLength(1);
    await create(options);
    expect(await countIntents()).toBe(1);
  });

  it('with reset twice, as the client itself tries once more', async () => {
    await plan({ how: 'reset', next: 2 });
    expect(await errorOf(create())).toMatchObject({ type: 'StripeConnectionError' });
    expect(await countIntents()).toBe(0);
  });

  it('may be one of a kind', async () => {
    await plan({ how: '500', on: 'refunds.create' });
    const { id } = await create();
    expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 500 });
    await expect(plan({ how: '500', on: 'refunds.dream' })).rejects.toThrow('400');
    await expect(plan({ how: 'inactive' })).rejects.toThrow('400');
  });

  it('is used up by no call with a wrong key, and by none to another service', async () => {
    await plan({ how: '500' });
    await errorOf(stripeClient(sandbox, { key: 'wrong' }).balance.retrieve());
    await control(sandbox, 'POST', '/failures', { service: 'postmark', next: 1, how: '500' });
    expect(await errorOf(create())).toMatchObject({ statusCode: 500 });
  });
});

describe('the log of requests', () => {
  it('says what was asked and how it was answered, without any secret', async () => {
    const { id, client_secret } = await create({ idempotencyKey: 'my-key' });
    await create({ idempotencyKey: 'my-key' });
    const query = `key=${sandbox.stripe.publishableKey}&client_secret=${client_secret}`;
    await fetch(`${sandbox.url}/v1/payment_intents/${id}?${query}`);
    await errorOf(stripe.refunds.create({ payment_intent: id }));
    const log = await requests();
    expect(log).toMatchObject([
      { operation: 'refunds.create', method: 'POST', status: 400 },
      { operation: 'payment_intents.retrieve', path: `/v1/payment_intents/${id}`, caller: 'publishable' },
      { idempotencyKey: 'my-key', status: 200, replayed: true },
      { idempotencyKey: 'my-key', status: 200, replayed: false },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/_secret_|sk_test/);
    await control(sandbox, 'DELETE', '/stripe/requests');
    expect(await requests()).toEqual([]);
  });
});
