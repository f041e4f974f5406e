import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { aMessage, postmarkClient, runSandbox } from './sandbox.fixture.js';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert('&')</script>`;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

async function get(path: string): Promise<{ response: Response; text: string }> {
  const response = await fetch(`${sandbox.url}${path}`);
  return { response, text: await response.text() };
}

async function send(message: Parameters<typeof aMessage>[0]): Promise<string> {
  return (await postmarkClient(sandbox).sendEmail(aMessage(message))).MessageID;
}

describe('a hostile mail', () => {
  it('is shown as text everywhere', async () => {
    const id = await send({
      From: `"${HOSTILE.replaceAll('"', '')}" <a@example.org>`,
      Subject: HOSTILE,
      TextBody: HOSTILE,
      Tag: HOSTILE,
      Headers: [{ Name: 'X-Hostile', Value: HOSTILE }],
      Metadata: { [HOSTILE]: HOSTILE },
      Attachments: [{ Name: HOSTILE, ContentType: `a/${HOSTILE}`, Content: '', ContentID: null }],
    });
    const search = encodeURIComponent(HOSTILE);
    const paths = [
      '/',
      `/?search=${search}`,
      `/read/${id}?format=text&search=${search}`,
      `/read/${id}?format=headers`,
    ];
    for (const path of paths) {
      const { text } = await get(path);
      expect(text).not.toMatch(/<img|<script>|alert\('/);
      expect(text).toContain('&lt;script&gt;alert(&#x27;&amp;&#x27;)&lt;/script&gt;');
    }
  });

  it('runs no script, and asks nobody for anything, when its HTML is shown', async () => {
    const markup = `<!doctype html><html><head><title>Hi</title></head><body>${HOSTILE}</body></html>`;
    const id = await send({ HtmlBody: markup });
    expect((await get(`/read/${id}`)).text).toMatch(
      /<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox">/,
    );
    const { response, text } = await get(`/read/${id}/html`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; /);
    expect(policy).not.toMatch(/script-src|https?:|allow-scripts|allow-same-origin/);
    expect(text).toBe(markup.replace('<head>', '<head><base target="_blank">'));
  });

  it('shows the pictures that came with it, and only pictures', async () => {
    const file = { Content: 'AAAA', ContentID: 'cid:a', Name: 'a.png' };
    const htmlWith = async (ContentType: string) => {
      const HtmlBody = '<p><img src="cid:a"><img src="cid:b"></p>';
      return (await get(`/read/${await send({ HtmlBody, Attachments: [{ ...file, ContentType }] })}/html`))
        .text;
    };
    expect(await htmlWith('image/png')).toContain('<img src="data:image/png;base64,AAAA"><img src="cid:b">');
    for (const type of ['text/html', 'image/svg+xml', 'image/png"><script>'])
      expect(await htmlWith(type)).toContain('<img src="cid:a">');
  });

  it.each([
    ['<p>Hi</p>', '<base target="_blank"><p>Hi</p>'],
    ['<!DOCTYPE html><p>Hi</p>', '<!DOCTYPE html><base target="_blank"><p>Hi</p>'],
    ['<header>Hi</header>', '<base target="_blank"><header>Hi</header>'],
  ])('opens its links in tabs and stays in standards mode: %s', async (markup, shown) => {
    expect((await get(`/read/${await send({ HtmlBody: markup })}/html`)).text).toBe(shown);
  });

  it('has attachments that are only ever saved, under names that break no header', async () => {
    const Name = `ünsafe "\r\nX-Injected: 1'();.html`;
    const Content = Buffer.from('<script>alert(1)</script>').toString('base64');
    const id = await send({ Attachments: [{ Name, ContentType: 'text/html', Content, ContentID: null }] });
    const { headers } = (await get(`/read/${id}/attachments/0`)).response;
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%C3%BCnsafe%20%22%0D%0AX-Injected%3A%201%27%28%29%3B.html",
    );
    expect(headers.get('x-injected')).toBeNull();
  });

  it.each(['/read/unknown/html', '/read/unknown/attachments/0', '/read/unknown/attachments/x'])(
    'is not found at %s',
    async (path) => {
      expect((await get(path)).response.status).toBe(404);
    },
  );
});
