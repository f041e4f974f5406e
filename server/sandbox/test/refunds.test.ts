import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { control, refusalOf, runSandbox, stripeClient } from './sandbox.fixture.js';

let sandbox: Sandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox);
});

function pay(amount = 1000): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount,
    currency: 'gbp',
    confirm: true,
    payment_method: 'pm_card_visa',
  });
}

async function chargeOf({ id }: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  return latest_charge as Stripe.Charge;
}

describe('a refund', () => {
  it('gives all back, once', async () => {
    const intent = await pay();
    const refund = await stripe.refunds.create({ payment_intent: intent.id, metadata: { why: 'cancelled' } });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 1000,
      status: 'succeeded',
      payment_intent: intent.id,
      charge: intent.latest_charge,
      metadata: { why: 'cancelled' },
    });
    expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 1000, refunded: true });
    const again = await refusalOf(stripe.refunds.create({ payment_intent: intent.id }));
    expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  });

  it('gives a part back, but never more than there is', async () => {
    const intent = await pay();
    await stripe.refunds.create({ charge: String(intent.latest_charge), amount: 400 });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 400, refunded: false });
    const tooMuch = await refusalOf(stripe.refunds.create({ payment_intent: intent.id, amount: 601 }));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
    expect((await stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(600);
    const refunds = await stripe.refunds.list({ payment_intent: intent.id });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([600, 400]);
  });

  it('needs somebody who paid', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 1000, currency: 'gbp' });
    for (const wish of [
      { payment_intent: id },
      { payment_intent: 'pi_unknown' },
      { charge: 'ch_unknown' },
      {},
    ]) {
      expect((await refusalOf(stripe.refunds.create(wish))).statusCode).toBe(400);
    }
  });

  it('may be made by staff in the dashboard, and fail at the bank', async () => {
    const intent = await pay();
    const path = `/stripe/payment-intents/${intent.id}`;
    const refund = (await control(sandbox, 'POST', `${path}/refund`, { amount: 300 })) as Stripe.Refund;
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 300 });
    await control(sandbox, 'POST', `/stripe/refunds/${refund.id}`, { status: 'failed' });
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0 });
  });

  it('is refused when the payment is disputed', async () => {
    const intent = await pay();
    await control(sandbox, 'POST', `/stripe/payment-intents/${intent.id}/dispute`);
    expect(await chargeOf(intent)).toMatchObject({ disputed: true });
    const refused = await refusalOf(stripe.refunds.create({ payment_intent: intent.id }));
    expect(refused).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
  });
});
