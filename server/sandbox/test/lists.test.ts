import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { refusalOf, runSandbox, stripeClient } from './sandbox.fixture.js';

let sandbox: Sandbox;
let stripe: Stripe;
/** Newest first. */
let ids: string[];

beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox);
  ids = [];
  for (let amount = 1000; amount < 1025; amount += 1) {
    ids.unshift((await stripe.paymentIntents.create({ amount, currency: 'gbp' })).id);
  }
});

const idsOf = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id);

describe('a list', () => {
  it('is walked through by the client, page by page', async () => {
    const walked = [];
    for await (const { id } of stripe.paymentIntents.list({ limit: 10 })) walked.push(id);
    expect(walked).toEqual(ids);
  });

  it('is cut where it is asked for', async () => {
    const list = (wish: Stripe.PaymentIntentListParams) => stripe.paymentIntents.list(wish);
    const first = await list({});
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
    expect(idsOf(first)).toEqual(ids.slice(0, 10));
    expect(idsOf(await list({ limit: 3, starting_after: String(ids[4]) }))).toEqual(ids.slice(5, 8));
    expect(idsOf(await list({ limit: 3, ending_before: String(ids[4]) }))).toEqual(ids.slice(1, 4));
    expect(await list({ starting_after: String(ids.at(-1)) })).toMatchObject({ data: [], has_more: false });
    expect((await refusalOf(list({ starting_after: 'pi_unknown' }))).code).toBe('resource_missing');
    expect((await refusalOf(list({ limit: 101 }))).statusCode).toBe(400);
  });

  it('is of a time', async () => {
    const now = Math.floor(Date.now() / 1000);
    const count = async (created: Stripe.RangeQueryParam) =>
      (await stripe.paymentIntents.list({ created, limit: 100 })).data.length;
    expect(await count({ gte: now - 60, lte: now })).toBe(ids.length);
    expect(await count({ gt: now })).toBe(0);
    expect(await count({ lt: now - 60 })).toBe(0);
  });

  it('may have objects in the place of ids', async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const { data } = await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] });
    expect(data).toMatchObject([{ id, latest_charge: { object: 'charge' } }]);
    const events = await stripe.events.list({ type: 'payment_intent.*', limit: 2 });
    expect(events.data.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.created',
    ]);
    ids.unshift(id);
  });

  it('of balances, accounts and endpoints answers a check of the configuration', async () => {
    expect(await stripe.balance.retrieve()).toMatchObject({ object: 'balance', livemode: false });
    expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ country: 'GB', charges_enabled: true });
    expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
  });
});
