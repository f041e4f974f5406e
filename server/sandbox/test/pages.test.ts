import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { anEvent, CALENDAR, googleClient, SIGN_IN, signIn } from './google.fixture.js';
import { aMessage, PRODUCT_URL, postmarkClient, runSandbox, stripeClient } from './sandbox.fixture.js';
import { receiveWebhooks } from './webhook-receiver.fixture.js';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert('&')</script>`;
const HOSTILE_AS_TEXT = '&lt;script&gt;alert(&#x27;&amp;&#x27;)&lt;/script&gt;';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox({ webhookUrl: (await receiveWebhooks('whsec_sandbox')).url });
});

const get = async (path: string) => (await fetch(new URL(path, sandbox.url))).text();

/** Presses a button, and follows to the page that comes then. */
async function press(path: string, fields: Record<string, string> = {}): Promise<string> {
  const headers = { origin: sandbox.url };
  const body = new URLSearchParams(fields);
  return (await fetch(`${sandbox.url}/actions${path}`, { method: 'POST', headers, body })).text();
}

const paid = () =>
  stripeClient(sandbox).paymentIntents.create({
    amount: 1250,
    currency: 'gbp',
    confirm: true,
    payment_method: 'pm_card_visa',
    description: HOSTILE,
    metadata: { event: HOSTILE },
  });

const consentUrl = (change: Record<string, string> = {}) =>
  googleClient(sandbox).generateAuthUrl({ scope: [...SIGN_IN, CALENDAR], ...change });

describe('every page', () => {
  it('links to the product, shows its data as text, and runs only the sandbox`s files', async () => {
    const mail = await postmarkClient(sandbox).sendEmail(
      aMessage({ Subject: HOSTILE, To: 'bo@example.org' }),
    );
    const { id } = await paid();
    const { email, events } = await signIn(sandbox, { name: HOSTILE, hostedDomain: HOSTILE });
    const source = { title: HOSTILE, url: `https://example.org/?${HOSTILE}` };
    const requestBody = anEvent({ summary: HOSTILE, description: HOSTILE, location: HOSTILE, source });
    await events.insert({ calendarId: 'primary', requestBody });
    const paths = ['/', `/read/${mail.MessageID}`, '/payments', `/payments/${id}`, '/calendars'];
    paths.push(`/calendars/${email}`, consentUrl({ login_hint: HOSTILE }));
    for (const path of paths) {
      const text = await get(path);
      expect(text).toContain(`<a href="${PRODUCT_URL}">Back to the product</a>`);
      expect(text).not.toMatch(/<img|<script(?! src=)|alert\('|style=/);
      expect(text).toContain(HOSTILE_AS_TEXT);
      for (const [, name] of text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
        expect((await fetch(new URL(String(name), sandbox.url))).status).toBe(200);
      }
    }
    const policy = (await fetch(sandbox.url)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('gets changes immediately', async () => {
    const response = await fetch(`${sandbox.url}/changes`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('retry: 1000\n\n');
    await postmarkClient(sandbox).sendEmail(aMessage());
    expect((await reader?.read())?.value).toContain('data: changed\n\n');
    await reader?.cancel();
  });

  it.each(['/assets/..%2Fstart-sandbox.js', '/assets/package.json', '/assets/'])(
    'loads nothing else: %s',
    async (path) => {
      expect((await fetch(sandbox.url + path)).status).toBe(404);
    },
  );
});

describe('by its buttons', () => {
  it('a payment is refunded in part, and disputed', async () => {
    const { id } = await paid();
    const refunded = await press(`/payments/${id}/refund`, { amount: '2.30' });
    expect(refunded).toMatch(/Refunded<.*£2\.30.*max="10\.20"/s);
    expect(await press(`/payments/${id}/refund`, { amount: '10.21' })).toContain('greater than unrefunded');
    expect(await press(`/payments/${id}/dispute`)).toMatch(/Disputed<.*needs_response/s);
    expect(await press(`/payments/${id}/end-dispute`, { value: 'lost' })).toMatch(/Disputed<.*lost/s);
  });

  it('webhooks are held and released', async () => {
    await press('/webhooks/behaviour', { mode: 'hold', milliseconds: '2000' });
    const { id } = await paid();
    expect(await get('/payments')).toContain('Release 3, newest first');
    await press('/webhooks/release', { order: 'reverse' });
    await press('/webhooks/behaviour', { mode: 'normal', milliseconds: '2000' });
    await expect.poll(() => get(`/payments/${id}`)).toMatch(/delivered.*answered 200/s);
  });

  it('access to a calendar is revoked, and an entry deleted', async () => {
    const { email, events } = await signIn(sandbox);
    const { data } = await events.insert({ calendarId: 'primary', requestBody: anEvent() });
    expect(await get(`/calendars/${email}`)).toMatch(/January 2030.*Lantern walk/s);
    const deleted = await press(`/accounts/${email}/events/${data.id}/delete`, { month: '2030-01' });
    expect(deleted).toMatch(/January 2030.*class="deleted".*Lantern walk/s);
    expect(await press(`/accounts/${email}/revoke`)).toContain('0 to refresh, 0 for access');
  });

  it('calls are made to fail, and answered normally again', async () => {
    const failure = { service: 'google', next: '2', how: 'rate-limit', on: 'events.insert' };
    expect(await press('/fail', failure)).toContain('2 x Calendar: rate limit (403), events.insert');
    expect(await press('/stop-failing', { service: 'google' })).not.toContain('2 x Calendar');
    expect(await press('/fail', { service: 'postmark', next: '1', how: '429', on: '' })).toContain(
      '1 planned',
    );
    expect(await press('/stop-failing', { service: 'postmark' })).not.toContain('1 planned');
  });

  it('consent is given or refused, and an address that is none asked for again', async () => {
    const submit = (fields: Record<string, string>) =>
      fetch(sandbox.google.authorizationUrl, {
        method: 'POST',
        headers: { origin: sandbox.url },
        body: new URLSearchParams({ query: new URL(consentUrl()).search.slice(1), ...fields }),
        redirect: 'manual',
      });
    const answer = async (fields: Record<string, string>) =>
      new URL((await submit(fields)).headers.get('location') ?? '').searchParams;
    const code = (await answer({ email: 'cy@example.org', grantCalendar: '' })).get('code') ?? '';
    expect((await googleClient(sandbox).getToken(code)).tokens.scope).not.toContain(CALENDAR);
    expect((await answer({ decision: 'cancel' })).get('error')).toBe('access_denied');
    const wrong = await submit({ email: 'nobody', name: 'No <Body>' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/Enter an e-mail address.*value="nobody".*value="No &lt;Body&gt;"/s);
    expect(wrong.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(wrong.headers.get('content-security-policy')).toContain(`form-action 'self' ${PRODUCT_URL} `);
  });
});
