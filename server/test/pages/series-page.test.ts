import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelEvent, updateEvent } from '../events/event-operations.js';
import { seriesOf } from '../events/series-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { clientFolder, manyPages } from './built-client.js';
import { readPage, textOfHtml } from './page-content.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ clientFolder, env: manyPages });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const FIELDS = { title: 'Bread for beginners', date: '2027-03-21', timeZone: 'Europe/London', pricePence: 0 };

async function aSeries() {
  const { id, events } = await seriesOf(app.world, staff, FIELDS);
  return { id, ids: events.nodes.map((event) => event.id) as [string, string, string] };
}

async function visit(id: string, client = app.anonymous()) {
  const response = await client.request(`/series/${id}`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, ...readPage(html) };
}

describe('the page of a series', () => {
  it('comes with all dates', async () => {
    const { id, ids } = await aSeries();
    await app.database.query(
      `UPDATE events SET date = '2020-01-05', starts_at = '2020-01-05 10:00Z', ends_at = '2020-01-05 12:30Z' WHERE id = $1`,
      [ids[0]],
    );
    for (const client of [app.anonymous(), (await app.world.user()).client]) {
      const { status, html } = await visit(id, client);
      expect(status).toBe(200);
      for (const eventId of ids) expect(html).toContain(`href="/events/${eventId}"`);
      expect(textOfHtml(html)).toContain('Bread for beginners');
    }
  });

  it('is described to search engines and in shared links by the next date', async () => {
    const { id, ids } = await aSeries();
    await cancelEvent(staff.client, ids[0]);
    const url = `http://localhost:4000/series/${id}`;
    const { title, canonical, meta, jsonLd } = await visit(id);
    expect(title).toBe('Bread for beginners: all dates · Turnout');
    expect(canonical).toBe(url);
    expect(meta).toMatchObject({
      'og:title': 'Bread for beginners',
      'og:url': url,
      'og:image': expect.stringContaining(`/events/${ids[1]}/share.png`),
      'og:image:alt': 'Bread for beginners, Sunday 28 March 2027',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:description']).toContain(
      '2 dates to come. The next one: Sunday 28 March 2027, 10:00 to 12:30 BST, Kirkgate Kitchen, Leeds.',
    );
    expect(meta.robots).toBeUndefined();
    expect(jsonLd).toMatchObject({ '@type': 'EventSeries', name: 'Bread for beginners', url });
    expect(jsonLd.subEvent).toMatchObject([
      { eventStatus: 'https://schema.org/EventCancelled' },
      { url: `http://localhost:4000/events/${ids[1]}`, startDate: '2027-03-28T09:00:00.000Z' },
      { eventStatus: 'https://schema.org/EventScheduled' },
    ]);
  });

  it('E3: is not there where all dates are unlisted; its creator finds it, and no search engine', async () => {
    const { id, ids } = await aSeries();
    for (const eventId of ids) await updateEvent(staff.client, { id: eventId, visibility: 'UNLISTED' });
    expect((await visit(id)).status).toBe(404);
    const own = await visit(id, staff.client);
    expect([own.status, own.meta.robots, own.jsonLd]).toEqual([200, 'noindex', null]);
    expect(own.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is not there for an id of no series', async () => {
    const { ids } = await aSeries();
    for (const id of [randomUUID(), 'nonsense', ids[0]]) {
      const { status, title, html } = await visit(id);
      expect({ id, status, title }).toEqual({ id, status: 404, title: 'Dates' });
      expect(html).toContain('noindex');
    }
  });

  it('is in the site map once, while a date that lists show is to come', async () => {
    const { id, ids } = await aSeries();
    const siteMap = async () => (await app.anonymous().request('/sitemap.xml')).text();
    expect((await siteMap()).split(`/series/${id}<`)).toHaveLength(2);
    for (const eventId of ids) await updateEvent(staff.client, { id: eventId, visibility: 'UNLISTED' });
    expect(await siteMap()).not.toContain(id);
  });
});
