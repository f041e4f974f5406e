import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { aMessage, control, postmarkClient, runSandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

async function get(path: string): Promise<{ response: Response; text: string }> {
  const response = await fetch(`${sandbox.url}${path}`);
  return { response, text: await response.text() };
}

async function keep(message: Parameters<typeof aMessage>[0]): Promise<string> {
  return (await postmarkClient(sandbox).sendEmail(aMessage(message))).MessageID;
}

describe('the page', () => {
  it('lists mails, newest first, and finds them by address and subject', async () => {
    await keep({ Subject: 'Older', To: 'older@example.org' });
    await keep({ Subject: 'Newer', To: 'newer@example.org' });
    const { text } = await get('/');
    expect(text.indexOf('Newer')).toBeLessThan(text.indexOf('Older'));
    for (const search of ['NEWER@', 'newer']) {
      const found = (await get(`/?search=${search}`)).text;
      expect(found).toContain('Newer');
      expect(found).not.toContain('Older');
    }
  });

  it('shows a mail`s HTML, text, headers and attachments', async () => {
    const Content = Buffer.from('BEGIN:VCALENDAR').toString('base64');
    const id = await keep({
      Headers: [{ Name: 'X-Event', Value: 'Forty-two' }],
      Attachments: [{ Name: 'event.ics', ContentType: 'text/calendar', Content, ContentID: null }],
    });
    const shown = (await get(`/read/${id}`)).text;
    expect(shown).toContain(`src="/read/${id}/html"`);
    expect(shown).toContain('text/calendar, 15 bytes');
    expect((await get(`/read/${id}?part=text`)).text).toContain('See you there.');
    expect((await get(`/read/${id}?part=headers`)).text).toContain('Forty-two');
    expect((await get(`/read/${id}/attachments/0`)).text).toBe('BEGIN:VCALENDAR');
  });

  it('tells at once that a mail came, a failure was planned and the box was emptied', async () => {
    const response = await fetch(`${sandbox.url}/changes`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader?.read())?.value;
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toBe('retry: 1000\n\n');
    await keep({});
    expect(await next()).toBe('data: changed\n\n');
    await control(sandbox, 'POST', '/failures', { service: 'postmark', next: 1, how: '500' });
    expect(await next()).toBe('data: changed\n\n');
    await control(sandbox, 'DELETE', '/failures');
    expect(await next()).toBe('data: changed\n\n');
    await control(sandbox, 'DELETE', '/mails');
    expect(await next()).toBe('data: changed\n\n');
    await reader?.cancel();
  });

  it('plans failures by its form, and takes them back', async () => {
    const own = { origin: sandbox.url };
    const body = new URLSearchParams({ service: 'postmark', next: '2', how: '429' });
    const planned = await fetch(`${sandbox.url}/actions/fail`, { method: 'POST', headers: own, body });
    expect(await planned.text()).toContain('2 x Too many requests (429)');
    const stopped = await fetch(`${sandbox.url}/actions/stop-failing`, { method: 'POST', headers: own });
    expect(await stopped.text()).not.toContain('2 x Too many requests (429)');
  });

  it('empties the box', async () => {
    await keep({});
    const emptied = await fetch(`${sandbox.url}/actions/empty`, { method: 'POST' });
    expect(await emptied.text()).toContain('No mails yet.');
  });

  it('serves its script and stylesheet as files, and nothing inline', async () => {
    const { response, text } = await get('/');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'");
    expect(text).not.toMatch(/<style|style=|<script(?! src=)/);
    expect((await get('/sandbox.js')).response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await get('/sandbox.css')).response.headers.get('content-type')).toMatch(/^text\/css/);
  });
});
