import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { control, errorOf, runSandbox, stripeClient, temporaryFolder } from './sandbox.fixture.js';

let sandbox: Sandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox);
});

const someKey = () => crypto.randomUUID();
const create = (idempotencyKey: string, amount = 1000) =>
  stripe.paymentIntents.create(
    { amount, currency: 'gbp', metadata: { key: idempotencyKey } },
    { idempotencyKey },
  );

async function madeWith(key: string): Promise<string[]> {
  const intents = await stripe.paymentIntents.list({ limit: 100 });
  return intents.data.filter(({ metadata }) => metadata.key === key).map(({ id }) => id);
}

describe('a call with an idempotency key', () => {
  it('is carried out once, and answered alike each time', async () => {
    const key = someKey();
    const first = await create(key);
    await control(sandbox, 'POST', `/stripe/payment-intents/${first.id}/pay`, { card: '4242424242424242' });
    const again = await create(key);
    expect(again).toEqual(first);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect(await madeWith(key)).toEqual([first.id]);
  });

  it('is not another one', async () => {
    const key = someKey();
    const { id } = await create(key);
    for (const calling of [
      create(key, 2000),
      stripe.refunds.create({ payment_intent: id }, { idempotencyKey: key }),
    ]) {
      expect(await errorOf(calling)).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
    }
    expect(await madeWith(key)).toEqual([id]);
  });

  it('is remembered with the error that ended it', async () => {
    const { id } = await create(someKey());
    const options = { idempotencyKey: someKey() };
    const confirm = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, options);
    const first = await errorOf(confirm());
    const again = await errorOf(confirm());
    expect(again).toMatchObject({ statusCode: 402, decline_code: 'generic_decline' });
    expect(again.raw).toMatchObject({ charge: (first.raw as { charge: string }).charge });
    expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  });

  it('is not remembered where its parameters were wrong', async () => {
    const key = someKey();
    expect(await errorOf(create(key, 1))).toMatchObject({ code: 'amount_too_small' });
    expect(await create(key)).toMatchObject({ amount: 1000 });
  });

  it('conflicts with itself while it is carried out, and the client waits', async () => {
    await control(sandbox, 'POST', '/failures', {
      service: 'stripe',
      next: 1,
      how: 'slow',
      milliseconds: 300,
      on: 'payment_intents.create',
    });
    const key = someKey();
    const first = create(key);
    await expect.poll(() => control(sandbox, 'GET', '/failures')).toEqual([]);
    expect(await errorOf(create(key))).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    const patient = stripe.paymentIntents.create(
      { amount: 1000, currency: 'gbp', metadata: { key } },
      { idempotencyKey: key, maxNetworkRetries: 5 },
    );
    expect((await patient).id).toBe((await first).id);
  });

  it('is remembered over a restart', async () => {
    const folder = await temporaryFolder();
    const before = await runSandbox({ folder });
    const options = { idempotencyKey: someKey() };
    const wish = { amount: 500, currency: 'gbp' };
    const made = await stripeClient(before).paymentIntents.create(wish, options);
    await before.close();
    const after = stripeClient(await runSandbox({ folder }));
    expect(await after.paymentIntents.create(wish, options)).toEqual(made);
    expect((await after.paymentIntents.list()).data).toEqual([made]);
  });
});
