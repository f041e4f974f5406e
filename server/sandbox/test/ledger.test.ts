import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLedger } from '../src/stripe/ledger/ledger.js';
import { newPaymentIntent } from '../src/stripe/objects/new-payment-intent.js';
import { control, runSandbox, stripeClient, temporaryFolder } from './sandbox.fixture.js';

const nobody = () => {};
const anIntent = (amount: number) => newPaymentIntent({ amount, currency: 'gbp' });

describe('what Stripe knows', () => {
  it('is there again after a restart', async () => {
    const folder = join(await temporaryFolder(), 'data', 'sandbox');
    const before = await runSandbox({ folder });
    const stripe = stripeClient(before);
    const { id } = await stripe.paymentIntents.create({ amount: 1000, currency: 'gbp' });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired' });
    const paths = ['/stripe/payment-intents', '/stripe/webhooks'];
    const known = await Promise.all(paths.map((path) => control(before, 'GET', path)));
    await before.close();

    const after = await runSandbox({ folder });
    expect(await Promise.all(paths.map((path) => control(after, 'GET', path)))).toEqual(known);
    const answer = { authentication: 'complete' };
    const paid = await control(after, 'POST', `/stripe/payment-intents/${id}/pay`, answer);
    expect(paid).toMatchObject({ status: 'succeeded' });
    await stripeClient(after).refunds.create({ payment_intent: id });
  });

  it('loses only what was cut off while it was written', async () => {
    const folder = await temporaryFolder();
    const [first, second] = [anIntent(100), anIntent(200)];
    (await openLedger(folder, nobody)).paymentIntents.keep(first);
    await appendFile(join(folder, 'stripe.jsonl'), '["payment_intent",{"id":"pi_');
    (await openLedger(folder, nobody)).paymentIntents.keep(second);
    expect((await openLedger(folder, nobody)).paymentIntents.oldestFirst()).toEqual([first, second]);
  });

  it('is never put together with where a card`s number would be', async () => {
    const folder = await temporaryFolder();
    const sandbox = await runSandbox({ folder });
    const { id } = await stripeClient(sandbox).paymentIntents.create({ amount: 1000, currency: 'gbp' });
    for (const card of ['4000000000000002', '4242424242424242']) {
      await control(sandbox, 'POST', `/stripe/payment-intents/${id}/pay`, { card });
    }
    const content = await readFile(join(folder, 'stripe.jsonl'), 'utf8');
    expect(content).toContain('"last4":"4242"');
    expect(content).not.toMatch(/4000000000000002|4242424242424242|"cvc"|"123"/);
  });

  it('stays small enough to be read, however often something changes', async () => {
    const folder = await temporaryFolder();
    const ledger = await openLedger(folder, nobody);
    const intent = anIntent(100);
    for (let amount = 1; amount <= 12_000; amount += 1) ledger.paymentIntents.keep({ ...intent, amount });
    const lines = (await readFile(join(folder, 'stripe.jsonl'), 'utf8')).split('\n').length;
    expect(lines).toBeLessThan(10_100);
    expect((await openLedger(folder, nobody)).paymentIntents.oldestFirst()).toEqual([
      { ...intent, amount: 12_000 },
    ]);
  });

  it('is forgotten at a reset, also on disk', async () => {
    const folder = await temporaryFolder();
    const sandbox = await runSandbox({ folder });
    await stripeClient(sandbox).paymentIntents.create({ amount: 1000, currency: 'gbp' });
    await control(sandbox, 'POST', '/reset');
    for (const path of ['/stripe/payment-intents', '/stripe/webhooks', '/stripe/requests']) {
      expect(await control(sandbox, 'GET', path)).toEqual([]);
    }
    expect(await readFile(join(folder, 'stripe.jsonl'), 'utf8')).toBe('');
  });
});
