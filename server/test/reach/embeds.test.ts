import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelEvent, deleteEvent, updateEvent } from '../events/event-operations.js';
import { clientFolder, manyPages } from '../pages/built-client.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { ApiClient } from '../support/api-client.js';
import { hold } from '../support/held-rows.js';
import { textsOfStatements } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';

const PUBLIC_URL = 'https://events.example.org';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({
    clientFolder,
    env: { ...manyPages, PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1' },
    doJobs: false,
  });
  staff = await app.world.staff();
});
afterAll(() => app.close());

/** An embed as a visitor finds it. */
async function visit(path: string, init: RequestInit = {}, client = app.anonymous()) {
  const response = await client.request(path, init);
  const html = await response.text();
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  const links = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([tag, href, text]) => ({
    href,
    text,
    isInNewTab: tag.includes('target="_blank"'),
  }));
  return { status: response.status, headers: response.headers, html, body, links };
}
const titlesIn = ({ links }: Awaited<ReturnType<typeof visit>>) =>
  links.flatMap(({ href, text }) => (/\/events\/[\w-]{36}$/.test(href ?? '') ? [text] : []));
const listOf = (values: Record<string, string>) => visit(`/embed/events?${new URLSearchParams(values)}`);

async function events(...fields: object[]) {
  const type = `Type ${randomUUID()}`;
  const ids: string[] = [];
  for (const each of fields) ids.push((await app.world.event(staff, { type, ...each })).id);
  return { type, ids };
}

describe('S53: ever new addresses of a stranger', () => {
  const from = (address: string) => new ApiClient(app.url, { 'x-forwarded-for': address });
  const statusOf = async (path: string, address: string) =>
    (await from(address).request(path, { method: 'GET' })).status;

  it('with other colours make the content once', async () => {
    const { type } = await events({ title: 'First' });
    const path = (n: number) =>
      `/embed/events?${new URLSearchParams({ type, accent: `#0000${n.toString(16).padStart(2, '0')}` })}`;
    expect(await statusOf(path(0), '198.18.8.1')).toBe(200);
    const texts = await textsOfStatements(async () => {
      for (let n = 1; n < 20; n++) expect(await statusOf(path(n), '198.18.8.1')).toBe(200);
    });
    expect(texts.filter((text) => text.includes('FROM events'))).toEqual([]);
  });

  it('keep no embed from others', async () => {
    const path = (first: number) => `/embed/events?host=${staff.id}&first=${first}`;
    // A host's list reads the table, and the look at what has changed does not.
    const held = await hold(app.database, 'LOCK TABLE event_members IN ACCESS EXCLUSIVE MODE', []);
    const asked = Array.from({ length: 12 }, (_, n) => statusOf(path(n + 1), '198.18.8.2'));
    const settled: number[] = [];
    for (const each of asked) void each.then((status) => settled.push(status));
    // One is made, eight wait.
    await waitUntil(() => expect(settled).toEqual([503, 503, 503]));
    const ofOther = statusOf(path(15), '198.18.8.3');
    await held.release();
    expect(await ofOther).toBe(200);
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(9);
  });
});

describe('the embed of a list', () => {
  it('R4: has public coming events, as many as were asked for, and says how many there are', async () => {
    const { type, ids } = await events(
      { title: 'First', date: '2027-03-01' },
      { title: 'Second', date: '2027-03-02' },
      { title: 'Third', date: '2027-03-03' },
      { title: 'Unlisted', visibility: 'UNLISTED' },
      { title: 'Deleted' },
    );
    await deleteEvent(staff.client, ids[4] as string);
    expect(titlesIn(await listOf({ type }))).toEqual(['First', 'Second', 'Third']);
    const two = await listOf({ type, first: '2' });
    expect(titlesIn(two)).toEqual(['First', 'Second']);
    expect(two.links).toContainEqual({
      href: `${PUBLIC_URL}/events?type=${type.replace(' ', '+')}`,
      text: 'All 3 events',
      isInNewTab: true,
    });
    await updateEvent(staff.client, { id: ids[0] as string, visibility: 'UNLISTED' });
    expect(titlesIn(await listOf({ type }))).toEqual(['Second', 'Third']);
  });

  it('says in words what is cancelled, full and over', async () => {
    const { type, ids } = await events(
      { title: 'Off', date: '2027-03-01' },
      { title: 'Small', date: '2027-03-02', capacity: 2, pricePence: 0 },
    );
    await cancelEvent(staff.client, ids[0] as string);
    const marks = async () =>
      [...(await listOf({ type })).body.matchAll(/Cancelled|\d+ places? left|Full/g)].map(String);
    expect(await marks()).toEqual(['Cancelled', '2 places left']);
    await placeFor(await app.world.user(), ids[1] as string);
    expect(await marks()).toEqual(['Cancelled', '1 place left']);
    await placeFor(await app.world.user(), ids[1] as string);
    expect(await marks()).toEqual(['Cancelled', 'Full']);
  });

  it('has one event of each series, and that of a host leads to the host’s page', async () => {
    const host = await app.world.staff();
    await app.world.event(host, { title: 'Hosted' });
    const embed = await listOf({ host: host.id });
    expect(titlesIn(embed)).toEqual(['Hosted']);
    expect(embed.links.map(({ href }) => href)).toContain(`${PUBLIC_URL}/hosts/${host.id}`);
  });

  it('without an event says so, and leads to past ones', async () => {
    const { links, body, status } = await listOf({ type: randomUUID() });
    expect([status, body]).toEqual([200, expect.stringContaining('No events coming up.')]);
    expect(links[0]).toEqual({
      href: `${PUBLIC_URL}/events?date=past`,
      text: 'See past ones',
      isInNewTab: true,
    });
  });
});

describe('the embed of an event', () => {
  it('R4: is there for a public event alone', async () => {
    const { ids } = await events(
      { title: 'Shown' },
      { title: 'Hidden', visibility: 'UNLISTED' },
      { title: 'Gone' },
    );
    await deleteEvent(staff.client, ids[2] as string);
    expect(titlesIn(await visit(`/embed/events/${ids[0]}`))).toEqual(['Shown']);
    for (const id of [ids[1], ids[2], randomUUID(), 'nonsense', '%00'])
      for (const client of [app.anonymous(), staff.client]) {
        const { status, html, headers } = await visit(`/embed/events/${id}`, {}, client);
        expect([status, html]).toEqual([404, expect.stringContaining('This event is not here any more.')]);
        expect(html).not.toMatch(/Hidden|Gone/);
        // The site around it shows the sentence and no error of the browser.
        expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
      }
    await cancelEvent(staff.client, ids[0] as string);
    expect((await visit(`/embed/events/${ids[0]}`)).body).toContain('Cancelled');
  });
});

describe.each(['list', 'event'])('R5: the embed of a %s', (kind) => {
  const address = async () => {
    const { type, ids } = await events({ title: 'Bread & soup' });
    return kind === 'list' ? `/embed/events?type=${type}` : `/embed/events/${ids[0]}`;
  };

  it('may be framed by all sites, and can run, send and load nothing but our own pictures and fonts', async () => {
    const { headers, html } = await visit(await address());
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(policy.get('style-src')).toMatch(/^'sha256-[\w+/=]+'$/);
    policy.delete('style-src');
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      // Of the pictures that staff chose: their address, and the part of them that stays in sight.
      'img-src': PUBLIC_URL,
      'style-src-attr': "'unsafe-inline'",
      'font-src': PUBLIC_URL,
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': '*',
    });
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(html).not.toMatch(
      /<(script|form|input|button|img|link|iframe|object|embed|base)\b|style="| on\w+=|javascript:/i,
    );
  });

  it('is the same for all people, sets no cookie, and opens each link in the window around it', async () => {
    const path = await address();
    const [own, anybodys] = [await visit(path, {}, staff.client), await visit(path)];
    expect(own.html).toBe(anybodys.html);
    for (const { headers } of [own, anybodys]) {
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(anybodys.links.length).toBeGreaterThan(0);
    for (const link of anybodys.links)
      expect(link).toMatchObject({ isInNewTab: true, href: expect.stringMatching(`^${PUBLIC_URL}`) });
  });

  it('is not sent again without a change', async () => {
    const path = await address();
    const etag = (await visit(path)).headers.get('etag') ?? '';
    app.clock.advance(5 * 60_000);
    expect((await visit(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('takes no colour or theme but a colour and a theme', async () => {
    const path = await address();
    const withOptions = (options: Record<string, string>) =>
      visit(`${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(options)}`);
    const plain = await withOptions({});
    for (const accent of ['red;}</style><script>', 'red', '#12345', 'url(x)', '', `${'f'.repeat(10_000)}`])
      for (const theme of ['"><script>', 'DARK', ''])
        expect((await withOptions({ accent, theme, first: '-1e9' })).html).toBe(plain.html);
    const dark = await withOptions({ theme: 'dark', accent: 'ff0' });
    expect(dark.html).toContain('<html lang="en-GB" data-mantine-color-scheme="dark">');
    expect(dark.html).toMatch(/--accent:#[\da-f]{6}/);
    expect(dark.headers.get('content-security-policy')).not.toBe(
      plain.headers.get('content-security-policy'),
    );
  });
});

it('G2: an embed of a hostile address is a list of at most 20 events', async () => {
  const { type } = await events(...Array.from({ length: 22 }, (_, n) => ({ title: `Event ${n}` })));
  expect(titlesIn(await listOf({ type, first: '99999999999' }))).toHaveLength(5);
  expect(titlesIn(await listOf({ type, first: '999999999' }))).toHaveLength(20);
  expect(titlesIn(await listOf({ type, first: '0' }))).toHaveLength(1);
  for (const search of ['x'.repeat(10_000), 'word '.repeat(2_000), "';--", '\u0000'])
    expect((await listOf({ type, search })).status).toBe(200);
});

it('J12: an embed shows hostile words as words', async () => {
  const { ids } = await events({
    title: '</style><script>alert(1)</script>',
    location: '"><img src=x onerror=x>',
  });
  const { body, html } = await visit(`/embed/events/${ids[0]}`);
  expect(html).not.toMatch(/<script|<img/);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

describe('R5: the loader', () => {
  it('is a script of less than 2 kB that all sites may run', async () => {
    const response = await app
      .anonymous()
      .request('/embed.js', { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await response.text()).length).toBeLessThan(2_048);
  });
});

it('R5: no other path may be framed, whatever is asked for', async () => {
  const { ids } = await events({});
  const paths = [
    '/',
    '/events',
    `/events/${ids[0]}`,
    `/hosts/${staff.id}`,
    '/embed',
    '/embed/',

    '/embed/other',
    '/embed.js',
    '/events.ics',
    '/events.atom',
    '/oembed',
    '/docs',
    '/graphiql',
    '/staff-dashboard',
    '/door/x',
    '/embed/../events',
    '/embed/events%2f..',
    '/EMBED/events',
    '/graphql',
    '/healthz',
  ];
  for (const path of paths) {
    const { headers } = await visit(path, { headers: { accept: 'text/html' } }, staff.client);
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
});
