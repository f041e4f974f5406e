import { appendFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../src/postmark/mail.js';
import { openStore } from '../src/store.js';
import { newPaymentIntent } from '../src/stripe/objects/payment-intent.js';
import {
  aMessage,
  control,
  mailsTo,
  postmarkClient,
  runSandbox,
  stripeClient,
  temporaryFolder,
} from './sandbox.fixture.js';

const onChange = () => {};
const fileIn = (folder: string) => join(folder, 'sandbox.jsonl');
const anIntent = (amount: number) => newPaymentIntent({ amount, currency: 'gbp' });

function aMail(number: number): Mail {
  return { MessageID: `${number}`, ReceivedAt: '2030-01-01T12:00:00.000Z', Subject: `Mail ${number}` };
}

describe('the store', () => {
  it('has everything again after a restart', async () => {
    const folder = join(await temporaryFolder(), 'data', 'sandbox');
    const before = await runSandbox({ folder });
    await postmarkClient(before).sendEmail(aMessage());
    const stripe = stripeClient(before);
    const { id } = await stripe.paymentIntents.create({ amount: 1000, currency: 'gbp' });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired' });
    const paths = ['/mails', '/stripe/payment-intents', '/stripe/webhooks'];
    const known = await Promise.all(paths.map((path) => control(before, 'GET', path)));
    await before.close();

    const after = await runSandbox({ folder });
    expect(await mailsTo(after, 'ann@example.org')).toHaveLength(1);
    expect(await Promise.all(paths.map((path) => control(after, 'GET', path)))).toEqual(known);
    const answer = { authentication: 'complete' };
    const paid = await control(after, 'POST', `/stripe/payment-intents/${id}/pay`, answer);
    expect(paid).toMatchObject({ status: 'succeeded' });
  });

  it('loses only what was cut off while it was written', async () => {
    const folder = await temporaryFolder();
    const [first, second] = [anIntent(100), anIntent(200)];
    (await openStore(folder, onChange)).paymentIntents.save(first);
    await appendFile(fileIn(folder), '["payment_intent",{"id":"pi_');
    (await openStore(folder, onChange)).paymentIntents.save(second);
    expect((await openStore(folder, onChange)).paymentIntents.oldestFirst()).toEqual([first, second]);
  });

  it('changes nothing when it is opened: the folder may belong to another process', async () => {
    const folder = await temporaryFolder();
    const first = await openStore(folder, onChange);
    first.mails.save(aMail(1));
    await openStore(folder, onChange);
    first.mails.save(aMail(2));
    expect((await openStore(folder, onChange)).mails.newestFirst()).toEqual([aMail(2), aMail(1)]);
  });

  it('has the latest thousand mails, and stays small enough to be read', async () => {
    const folder = await temporaryFolder();
    const store = await openStore(folder, onChange);
    const count = 15_000;
    for (let number = 1; number <= count; number += 1) store.mails.save(aMail(number));
    const latest = Array.from({ length: 1000 }, (_, index) => aMail(count - index));
    expect(store.mails.newestFirst()).toEqual(latest);
    expect((await openStore(folder, onChange)).mails.newestFirst()).toEqual(latest);
    expect((await readFile(fileIn(folder), 'utf8')).split('\n').length).toBeLessThan(13_100);
  });

  it('clears mails only, or everything, also on disk', async () => {
    const folder = await temporaryFolder();
    const sandbox = await runSandbox({ folder });
    await postmarkClient(sandbox).sendEmail(aMessage());
    await stripeClient(sandbox).paymentIntents.create({ amount: 1000, currency: 'gbp' });
    await control(sandbox, 'DELETE', '/mails');
    expect(await readFile(fileIn(folder), 'utf8')).not.toContain('ann@example.org');
    expect(await control(sandbox, 'GET', '/stripe/payment-intents')).toHaveLength(1);
    await control(sandbox, 'POST', '/reset');
    for (const path of ['/stripe/payment-intents', '/stripe/webhooks', '/stripe/requests']) {
      expect(await control(sandbox, 'GET', path)).toEqual([]);
    }
    expect(await readFile(fileIn(folder), 'utf8')).toBe('');
  });

  it('S28: is readable by its owner only, and holds no card number', async () => {
    const folder = join(await temporaryFolder(), 'sandbox');
    const sandbox = await runSandbox({ folder });
    const { id } = await stripeClient(sandbox).paymentIntents.create({ amount: 1000, currency: 'gbp' });
    for (const card of ['4000000000000002', '4242424242424242']) {
      await control(sandbox, 'POST', `/stripe/payment-intents/${id}/pay`, { card });
    }
    const content = await readFile(fileIn(folder), 'utf8');
    expect(content).toContain('"last4":"4242"');
    expect(content).not.toMatch(/4000000000000002|4242424242424242|"cvc"|"123"/);
    const modes = [folder, fileIn(folder)].map(async (path) => ((await stat(path)).mode & 0o777).toString(8));
    expect(await Promise.all(modes)).toEqual(['700', '600']);
    await control(sandbox, 'DELETE', '/mails');
    expect(((await stat(fileIn(folder))).mode & 0o777).toString(8)).toBe('600');
  });
});
