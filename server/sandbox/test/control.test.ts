import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { aMessage, control, mailsTo, postmarkClient, runSandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await runSandbox();
});

describe('the control', () => {
  it('finds a mail by any of its recipients, and by the whole address only', async () => {
    const message = aMessage({ To: '"Ann, A." <Ann@example.org>, bo@example.org', Bcc: 'cy@example.org' });
    await postmarkClient(sandbox).sendEmail(message);
    for (const address of ['ann@example.org', 'bo@example.org', 'CY@example.org']) {
      expect(await mailsTo(sandbox, address)).toHaveLength(1);
    }
    expect(await mailsTo(sandbox, 'nn@example.org')).toEqual([]);
  });

  it('a reset removes mails, failures and inactive recipients', async () => {
    await postmarkClient(sandbox).sendEmail(aMessage());
    await control(sandbox, 'POST', '/failures', { service: 'postmark', next: 3, how: '500' });
    await control(sandbox, 'POST', '/inactive-recipients', { address: 'Ann@example.org' });
    expect(await control(sandbox, 'GET', '/inactive-recipients')).toEqual(['ann@example.org']);
    await control(sandbox, 'POST', '/reset');
    for (const path of ['/mails', '/failures', '/inactive-recipients']) {
      expect(await control(sandbox, 'GET', path)).toEqual([]);
    }
  });

  it('drops planned failures', async () => {
    await control(sandbox, 'POST', '/failures', { service: 'postmark', next: 3, how: '500' });
    await control(sandbox, 'DELETE', '/failures');
    expect(await postmarkClient(sandbox).sendEmail(aMessage())).toMatchObject({ ErrorCode: 0 });
  });

  it.each([
    ['POST', '/failures', { service: 'postmark', next: 1, how: 'sideways' }],
    ['POST', '/failures', { service: 'fax', next: 1, how: '500' }],
    ['POST', '/failures', { service: 'postmark', next: 1, how: 'reset' }],
    ['PUT', '/stripe/webhook-url', { url: 'javascript:alert(1)' }],
    ['POST', '/stripe/webhooks/release', { order: 'sideways' }],
    ['POST', '/failures', { service: 'postmark', next: 0, how: '500' }],
    ['POST', '/inactive-recipients', { address: 'nobody' }],
  ])('says what is wrong: %s %s %o', async (method, path, body) => {
    await expect(control(sandbox, method, path, body)).rejects.toThrow(/: 400 \{"error":".+"\}$/);
  });

  it('has no mail by an unknown id', async () => {
    await expect(control(sandbox, 'GET', '/mails/unknown')).rejects.toThrow('404');
  });
});
