import Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { control, errorOf, runSandbox, stripeClient } from './sandbox.fixture.js';

let sandbox: Sandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = stripeClient(sandbox);
});

const create = (change: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 1250, currency: 'gbp', ...change });
const pay = () => create({ confirm: true, payment_method: 'pm_card_visa' });

describe('a payment', () => {
  it.each([
    ['gbp', 200, 'succeeded'],
    ['eur', 400, 'requires_payment_method'],
  ])('agrees with what the fields in the browser are for: %s', async (currency, httpStatus, status) => {
    const { id, client_secret } = await create();
    const response = await fetch(`${sandbox.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: sandbox.stripe.publishableKey,
        client_secret: String(client_secret),
        payment_method: 'pm_card_visa',
        'client_context[mode]': 'payment',
        'client_context[currency]': currency,
        'client_context[payment_method_types][0]': 'card',
      }),
    });
    expect(response.status).toBe(httpStatus);
    if (httpStatus === 400) {
      expect(await response.text()).toContain(
        'The provided currency (gbp) does not match the expected currency (eur).',
      );
    }
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status });
  });

  it.each([
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('is declined with %s, and can be paid with another card', async (payment_method, decline_code) => {
    const { id } = await create();
    const error = await errorOf(stripe.paymentIntents.confirm(id, { payment_method }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code });
    const declined = await stripe.paymentIntents.retrieve(id);
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code },
    });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it.each([
    ['complete', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])('may need its owner, who can %s it', async (authentication, status) => {
    const { id } = await create();
    const asked = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecure2Required',
    });
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    await control(sandbox, 'POST', `/stripe/payment-intents/${id}/pay`, { authentication });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status });
  });

  it.each(['succeeded', 'failed'])('can stay in processing until it %s', async (status) => {
    const { id } = await create();
    const path = `/stripe/payment-intents/${id}`;
    await control(sandbox, 'POST', path, { processing: true });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('processing');
    expect((await errorOf(stripe.paymentIntents.cancel(id))).code).toBe('payment_intent_unexpected_state');
    await control(sandbox, 'POST', path, { status });
    const finished = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(finished.latest_charge).toMatchObject({ id: paid.latest_charge, status });
  });

  it('is canceled once, and never when it is paid', async () => {
    const canceled = await stripe.paymentIntents.cancel((await create()).id);
    for (const { id, status } of [canceled, await pay()]) {
      const error = await errorOf(stripe.paymentIntents.cancel(id));
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(error).toMatchObject({ payment_intent: { id, status } });
    }
  });
});

describe('a refund', () => {
  it('gives back a part or the rest, but never more than there is', async () => {
    const { id, latest_charge } = await pay();
    await stripe.refunds.create({ charge: String(latest_charge), amount: 400 });
    const tooMuch = await errorOf(stripe.refunds.create({ payment_intent: id, amount: 851 }));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(850);
    const again = await errorOf(stripe.refunds.create({ payment_intent: id }));
    expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  });

  it('can be sent back by the bank, and made again', async () => {
    const { id } = await pay();
    const refund = await stripe.refunds.create({ payment_intent: id });
    await control(sandbox, 'POST', `/stripe/refunds/${refund.id}`, { status: 'failed' });
    const failed = await stripe.refunds.retrieve(refund.id);
    expect(failed).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1250);
  });

  it('is not to be had of a payment that is disputed, or that is not paid', async () => {
    const { id } = await pay();
    await control(sandbox, 'POST', `/stripe/payment-intents/${id}/dispute`);
    const disputed = await errorOf(stripe.refunds.create({ payment_intent: id }));
    expect(disputed).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
    const unpaid = stripe.refunds.create({ payment_intent: (await create()).id });
    expect(await errorOf(unpaid)).toMatchObject({ statusCode: 400 });
  });
});

describe('a dispute', () => {
  const dispute = async (id: string) =>
    (await control(sandbox, 'POST', `/stripe/payment-intents/${id}/dispute`)) as Stripe.Dispute;
  const end = (id: string, status: string) => control(sandbox, 'POST', `/stripe/disputes/${id}`, { status });

  it('is won, and the charge can be given back again', async () => {
    const { id } = await pay();
    const opened = await dispute(id);
    await end(opened.id, 'won');
    const { data } = await stripe.disputes.list({ payment_intent: id });
    expect(data).toMatchObject([{ id: opened.id, status: 'won' }]);
    const { data: events } = await stripe.events.list({ types: ['charge.dispute.closed'], limit: 1 });
    expect(events[0]?.data.object).toMatchObject({ id: opened.id, status: 'won', payment_intent: id });
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1250);
  });

  it('is lost once, and nothing can be given back', async () => {
    const { id } = await pay();
    const opened = await dispute(id);
    await end(opened.id, 'lost');
    await expect(end(opened.id, 'won')).rejects.toThrow('closed already');
    const refused = await errorOf(stripe.refunds.create({ payment_intent: id }));
    expect(refused).toMatchObject({ code: 'charge_disputed' });
  });
});

describe('the list of events', () => {
  it('has the types that are asked for, the latest first, page by page', async () => {
    const paid = [await pay(), await pay(), await pay()].map(({ id }) => id);
    const found: string[] = [];
    for await (const event of stripe.events.list({ types: ['payment_intent.succeeded'], limit: 2 })) {
      expect(event.type).toBe('payment_intent.succeeded');
      found.push((event.data.object as Stripe.PaymentIntent).id);
    }
    expect(found.slice(0, 3)).toEqual(paid.toReversed());
  });

  it('begins where it is asked to', async () => {
    const { created } = await pay();
    const since = async (gte: number) =>
      (await stripe.events.list({ created: { gte }, limit: 1 })).data.length;
    expect([await since(created), await since(created + 3600)]).toEqual([1, 0]);
  });
});
