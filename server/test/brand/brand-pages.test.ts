import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFolder, manyPages } from '../pages/built-client.js';
import { readPage } from '../pages/page-content.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { putLogo, svgLogo, updateBrand } from './brand-operations.js';

const HOSTILE = '<img src=x onerror=alert(1)> & "more"';
const links = [{ label: '<b>Imprint</b>', url: 'https://example.org/imprint?a=1&b="2"' }];

let app: TestApp;
let other: TestApp;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ clientFolder, env: manyPages, doJobs: false });
  other = await startTestApp({ clientFolder, env: manyPages, doJobs: false, database: app.database });
  staff = await app.world.staff();
  eventId = (await app.world.event(staff, { title: 'Bread for beginners' })).id;
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  await app.database.query('DELETE FROM brand');
  for (const each of [app, other])
    await waitUntil(async () => expect(await textAt('/', each)).not.toContain('/brand.css'));
  for (const each of [app, other])
    await waitUntil(async () => expect(await textAt('/manifest.webmanifest', each)).toContain('Turnout'));
});

async function textAt(path: string, on = app): Promise<string> {
  return (await on.anonymous().request(path, { headers: { accept: 'text/html' } })).text();
}

const PAGES = ['/', '/events', '/docs', '/graphiql', '/account', '/nothing-here'];

describe('a page', () => {
  it.each(PAGES)("has nothing of a brand while the product's own look is shown: %s", async (path) => {
    expect(await textAt(path)).not.toMatch(/\/brand|brand-links/);
  });

  it.each(PAGES)('has colours, logo and links of the brand: %s', async (path) => {
    const plain = await textAt(path);
    await updateBrand(staff.client, { accent: '#3b0764', links: [{ label: 'Imprint', url: '/imprint' }] });
    await putLogo(staff.client, 'light', svgLogo());
    const html = await textAt(path);
    expect(html).toContain('<a href="/imprint" rel="noopener">Imprint</a>');
    const [address = ''] = /\/brand\.css\?v=[\w-]+/.exec(html) ?? [];
    // After the client's own, which it changes.
    expect(html.lastIndexOf('rel="stylesheet"', html.indexOf('/brand.css') - 30)).toBeLessThan(
      html.indexOf(address),
    );
    const style = await app.anonymous().request(address);
    expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await style.text()).toMatch(/--accent:#3b0764;.*\/brand\/logos\/light\?v=/);
    expect(html.match(/<link rel="icon"[^>]*>/g)).toHaveLength(1);
    await app.database.query('DELETE FROM brand');
    await waitUntil(async () => expect(await textAt(path)).toBe(plain));
  });

  it('V5: shows the words of the operator as text', async () => {
    await updateBrand(staff.client, { name: HOSTILE.slice(0, 60), headline: HOSTILE, links });
    for (const path of ['/', `/events/${eventId}`, '/docs', '/graphiql', '/embed/events']) {
      const html = await textAt(path);
      expect(html, path).not.toContain('<img src=x');
      expect(html, path).not.toContain('<b>Imprint');
    }
    const page = readPage(await textAt('/'));
    expect(page.meta.description).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;');
    expect(JSON.parse(await textAt('/manifest.webmanifest')).name).toBe(HOSTILE.slice(0, 60));
    const image = await app.anonymous().request(`/events/${eventId}/share.png`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('shows another head line, and the sentence of the product without one', async () => {
    expect(await textAt('/')).toContain('<div class="_lead');
    expect(await textAt('/')).toContain('Find something to go to, or bring people together.');
    await updateBrand(staff.client, { headline: 'Come in.' });
    const html = await textAt('/');
    expect(html).toContain('>Come in.<');
    expect(html).not.toContain('bring people together');
  });

  it('C1: is the new one in another process, too, which has cached the old one', async () => {
    for (const path of ['/', '/events', `/events/${eventId}`, '/docs', '/events.atom', '/embed/events'])
      await textAt(path, other);
    await updateBrand(staff.client, { name: 'Evenings', accent: '#3b0764' });
    await waitUntil(async () => expect(await textAt('/manifest.webmanifest', other)).toContain('Evenings'));
    for (const path of ['/', '/events', `/events/${eventId}`, '/docs', '/events.atom'])
      expect(await textAt(path, other), path).toContain('Evenings');
    expect(await textAt('/embed/events', other)).toContain('--accent:#3b0764');
  });
});

describe('a shared picture', () => {
  const hashAt = async () => {
    const response = await app.anonymous().request(`/events/${eventId}/share.png`);
    return createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');
  };

  it('has the accent, the name and the logo of the brand', async () => {
    const pictures = [await hashAt()];
    await updateBrand(staff.client, { accent: '#3b0764' });
    pictures.push(await hashAt());
    await updateBrand(staff.client, { name: 'Evenings' });
    pictures.push(await hashAt());
    await putLogo(staff.client, 'light', svgLogo());
    pictures.push(await hashAt());
    expect(new Set(pictures).size).toBe(4);
  });
});

describe('the manifest', () => {
  it('has the logo where it fits into a tile', async () => {
    await putLogo(staff.client, 'light', svgLogo(120, 40));
    expect(JSON.parse(await textAt('/manifest.webmanifest')).icons).toHaveLength(3);
    await putLogo(staff.client, 'light', svgLogo());
    expect(JSON.parse(await textAt('/manifest.webmanifest')).icons).toMatchObject([
      { type: 'image/svg+xml' },
    ]);
  });
});

describe('an embed', () => {
  it('has the accent of the brand, unless its address has another', async () => {
    await updateBrand(staff.client, { accent: '#3b0764' });
    const embed = await app.anonymous().request('/embed/events');
    const html = await embed.text();
    expect(html).toContain('--accent:#3b0764');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(embed.headers.get('content-security-policy')).toContain(
      createHash('sha256').update(style).digest('base64'),
    );
    expect(await textAt('/embed/events?accent=5c1a00')).not.toContain('--accent:#3b0764');
  });
});
