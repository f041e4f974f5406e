import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteEvent } from '../events/event-operations.js';
import { clientFolder, manyPages } from '../pages/built-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const PUBLIC_URL = 'https://events.example.org';
const TITLE = 'Bread & "soup" <b>for all</b>';

let app: TestApp;
let staff: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ clientFolder, env: { ...manyPages, PUBLIC_URL }, doJobs: false });
  staff = await app.world.staff();
  id = (await app.world.event(staff, { title: TITLE })).id;
});
afterAll(() => app.close());

interface OembedAnswer {
  type: string;
  title: string;
  html: string;
  width: number;
  height: number;
  thumbnail_url?: string;
}

const inside = (address: string) => address.replace(PUBLIC_URL, '');
const ask = (values: Record<string, string>, client = app.anonymous()) =>
  client.request(`/oembed?${new URLSearchParams(values)}`);
async function answerFor(path: string, values: Record<string, string> = {}) {
  const response = await ask({ url: PUBLIC_URL + path, ...values });
  return { status: response.status, ...((await response.json()) as OembedAnswer) };
}

/**
 * An address as an editor of WordPress shows it when it is pasted: `WP_oEmbed::discover`, `fetch` and `data2html` of
 * wp-includes/class-wp-oembed.php, and `wp_filter_oembed_result` of wp-includes/embed.php. Null: the bare link stays.
 */
async function inWordPress(
  path: string,
): Promise<{ src: string; width: number; height: number; title: string } | null> {
  const html = await (await app.anonymous().request(path, { headers: { accept: 'text/html' } })).text();
  const head = html.slice(0, html.indexOf('</head>'));
  for (const [link] of head.matchAll(/<link([^<>]+)>/g)) {
    if (!link.includes('application/json+oembed')) continue;
    const [, href = ''] = /href="([^"]*)"/.exec(link) ?? [];
    const endpoint = new URL(href.replaceAll('&amp;', '&'));
    for (const [name, value] of [
      ['maxwidth', '500'],
      ['maxheight', '750'],
      ['dnt', '1'],
    ] as const)
      endpoint.searchParams.set(name, value);
    const response = await app.anonymous().request(inside(endpoint.href));
    if (response.status !== 200) return null;
    const data = (await response.json()) as OembedAnswer;
    if (data.type !== 'rich' || typeof data.html !== 'string' || data.html === '') return null;
    const [frame = ''] = /<iframe.*?><\/iframe>/s.exec(data.html) ?? [];
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(frame)?.[1] ?? '';
    return {
      src: attribute('src').replaceAll('&amp;', '&'),
      width: Number(attribute('width')),
      height: Number(attribute('height')),
      title: attribute('title'),
    };
  }
  return null;
}

it('R8: WordPress shows a pasted address of an event, a list and a host as a frame that is there', async () => {
  for (const [path, src] of [
    [`/events/${id}`, `/embed/events/${id}`],
    ['/events?type=Workshop&price=paid', '/embed/events?type=Workshop&price=paid'],
    [`/hosts/${staff.id}`, `/embed/events?host=${staff.id}`],
  ] as const) {
    const frame = await inWordPress(path);
    expect(frame).toMatchObject({ src: PUBLIC_URL + src, width: 500 });
    expect(frame?.height).toBeGreaterThan(100);
    expect(frame?.height).toBeLessThanOrEqual(750);
    const embed = await app.anonymous().request(inside(frame?.src ?? ''));
    expect([embed.status, await embed.text()]).toEqual([
      200,
      expect.stringContaining('Bread &amp; &quot;soup&quot;'),
    ]);
  }
});

it('R8: nothing is said of what anonymous people may not see or lists do not show', async () => {
  const unlisted = await app.world.event(staff, { visibility: 'UNLISTED' });
  const deleted = await app.world.event(staff);
  await deleteEvent(staff.client, deleted.id);
  const nobody = await app.world.staff();
  const paths = [
    `/events/${unlisted.id}`,
    `/events/${deleted.id}`,
    `/events/${randomUUID()}`,
    '/events/nonsense',
    `/events/${id}/event.ics`,
    `/hosts/${nobody.id}`,
    '/hosts/',
    '/',
    '/account',
    `/staff-events/${id}`,
    '/graphql',
    `/drafts/${id}`,
  ];
  for (const path of paths)
    for (const client of [app.anonymous(), staff.client]) {
      const response = await ask({ url: PUBLIC_URL + path }, client);
      expect([path, response.status]).toEqual([path, 404]);
    }
  for (const path of paths.slice(0, 2)) expect(await inWordPress(path)).toBeNull();
  for (const url of [
    'https://other.example/events',
    'javascript:alert(1)',
    '//x',
    `${PUBLIC_URL}.evil.example/events/${id}`,
  ])
    expect((await ask({ url })).status).toBe(404);
});

it('follows the specification: json alone, and never larger than asked for', async () => {
  expect((await app.anonymous().request('/oembed')).status).toBe(400);
  expect((await answerFor(`/events/${id}`, { format: 'xml' })).status).toBe(501);
  const answer = await answerFor(`/events/${id}`);
  expect(answer).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_url: PUBLIC_URL,
    width: 600,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    title: expect.stringContaining(TITLE),
  });
  for (const [maxwidth, maxheight] of [
    ['320', '120'],
    ['1', '1'],
    ['20000', '90'],
  ] as const) {
    const { width, height, html, thumbnail_url } = await answerFor(`/events/${id}`, { maxwidth, maxheight });
    expect(width).toBeLessThanOrEqual(Number(maxwidth));
    expect(height).toBeLessThanOrEqual(Number(maxheight));
    expect(html).toContain(`width="${width}" height="${height}"`);
    expect(thumbnail_url).toBeUndefined();
  }
  for (const hostile of ['-1', '0', '1e9', 'x'.repeat(5_000), '9'.repeat(400)])
    expect(await answerFor(`/events/${id}`, { maxwidth: hostile })).toMatchObject({
      status: 200,
      width: 600,
    });
});

it('J12: writes a frame that no title and no address can leave', async () => {
  const { html } = await answerFor(`/events?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
  for (const text of [html, (await answerFor(`/events/${id}`)).html]) {
    expect(text).toMatch(/^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/);
  }
});
