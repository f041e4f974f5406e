import Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { control, refusalOf, runSandbox, stripeClient } from './sandbox.fixture.js';

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

describe('a payment intent', () => {
  it('is made as it was asked for, and found again', async () => {
    const made = await create({
      metadata: { event: '42' },
      description: 'Folk night',
      receipt_email: 'a@example.org',
    });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^pi_\w{24}$/),
      object: 'payment_intent',
      amount: 1250,
      currency: 'gbp',
      client_secret: expect.stringMatching(new RegExp(`^${made.id}_secret_\\w+$`)),
      metadata: { event: '42' },
      description: 'Folk night',
      receipt_email: 'a@example.org',
      status: 'requires_payment_method',
      latest_charge: null,
    });
    expect(made.lastResponse.requestId).toMatch(/^req_/);
    expect(await stripe.paymentIntents.retrieve(made.id)).toEqual(made);
  });

  it('is paid by a card, and shows the charge where that is asked for', async () => {
    const { id } = await create();
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 1250,
      latest_charge: expect.stringMatching(/^ch_/),
    });
    const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({
      object: 'charge',
      amount: 1250,
      amount_refunded: 0,
      payment_intent: id,
      paid: true,
    });
    expect(latest_charge).toMatchObject({
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    });
    expect(await stripe.charges.retrieve(String(paid.latest_charge))).toEqual(latest_charge);
  });

  it.each([
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('is declined with %s, and can be paid with another card', async (payment_method, decline_code) => {
    const { id } = await create();
    const refusal = await refusalOf(stripe.paymentIntents.confirm(id, { payment_method }));
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refusal).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code });
    const declined = await stripe.paymentIntents.retrieve(id);
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code },
    });
    expect(refusal).toMatchObject({ payment_intent: { id, status: 'requires_payment_method' } });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it.each([
    ['complete', 'succeeded', null],
    ['fail', 'requires_payment_method', { code: 'payment_intent_authentication_failure' }],
  ])('may need its owner, who can %s it', async (authentication, status, last_payment_error) => {
    const { id } = await create();
    const asked = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecure2Required',
    });
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    await control(sandbox, 'POST', `/stripe/payment-intents/${id}/pay`, { authentication });
    const answered = await stripe.paymentIntents.retrieve(id);
    expect(answered.status).toBe(status);
    if (last_payment_error) expect(answered.last_payment_error).toMatchObject(last_payment_error);
    else expect(answered.last_payment_error).toBeNull();
  });

  it('can be paid over control, without a browser', async () => {
    const pay = async (body: object) => {
      const { id } = await create();
      return control(sandbox, 'POST', `/stripe/payment-intents/${id}/pay`, body);
    };
    expect(await pay({ card: '4242 4242 4242 4242' })).toMatchObject({ status: 'succeeded' });
    expect(await pay({ card: '4000000000009995' })).toMatchObject({ status: 'requires_payment_method' });
    expect(await pay({ card: '4000002500003155' })).toMatchObject({ status: 'requires_action' });
    expect(await pay({ card: '4000002500003155', authentication: 'complete' })).toMatchObject({
      status: 'succeeded',
    });
    await expect(pay({ card: '4242424242424241' })).rejects.toThrow(/400 .*card number is incorrect/);
  });

  it.each(['succeeded', 'failed'])('can stay in processing until it %s', async (status) => {
    const { id } = await create();
    const path = `/stripe/payment-intents/${id}`;
    await control(sandbox, 'POST', path, { processing: true });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('processing');
    expect((await refusalOf(stripe.paymentIntents.cancel(id))).code).toBe('payment_intent_unexpected_state');
    await control(sandbox, 'POST', path, { status });
    const finished = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(finished.status).toBe(status === 'failed' ? 'requires_payment_method' : 'succeeded');
    expect(finished.latest_charge).toMatchObject({ id: paid.latest_charge, status });
  });

  it('is canceled once, and never when it is paid', async () => {
    const { id } = await create();
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      canceled_at: expect.any(Number),
    });
    const paid = await create({ confirm: true, payment_method: 'pm_card_visa' });
    for (const each of [canceled, paid]) {
      const refusal = await refusalOf(stripe.paymentIntents.cancel(each.id));
      expect(refusal).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(refusal).toMatchObject({ payment_intent: { id: each.id, status: each.status } });
      const confirming = stripe.paymentIntents.confirm(each.id, { payment_method: 'pm_card_visa' });
      expect((await refusalOf(confirming)).code).toBe('payment_intent_unexpected_state');
    }
  });
});
