import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelEvent, REASON } from '../events/event-operations.js';
import type { EventFieldsFragment } from '../gql/graphql.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { clientFolder, manyPages } from './built-client.js';
import { readPage, textOfHtml } from './page-content.js';

const HOSTILE = `</script><script>alert(1)</script> "Bread" & <b>'salt'</b> $& $' \u2028`;

let app: TestApp;
let user: Person;
let staff: Person;
let event: EventFieldsFragment;
beforeAll(async () => {
  app = await startTestApp({ clientFolder, env: manyPages });
  [user, staff] = await Promise.all([app.world.user(), app.world.staff()]);
  event = await app.world.event(staff, { title: 'Bread for beginners', pricePence: 1500 });
});
afterAll(() => app.close());

async function visit(path: string, init: RequestInit = {}, client = app.anonymous()) {
  const response = await client.request(path, init);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, ...readPage(html) };
}

const failures = () => app.logged.filter(({ msg }) => msg === 'a page was not rendered');

describe('a page for everybody', () => {
  it.each(['*/*', 'text/html,application/xhtml+xml', 'application/json', undefined])(
    'is there whatever the visitor accepts (%s)',
    async (accept) => {
      for (const path of ['/', '/events', `/events/${event.id}`]) {
        const { status, headers, state } = await visit(path, accept ? { headers: { accept } } : {});
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(state.cache.ROOT_QUERY).toBeDefined();
      }
    },
  );

  it('names the scripts of that page in its head, and those of a signed-in person to nobody else', async () => {
    const scriptsOf = async (path: string, client = app.anonymous()) => {
      const { html } = await visit(path, {}, client);
      const links = html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([a-z-]+?)-[\w-]{8}\.js"/g);
      return [...links].map(([, name]) => name);
    };
    const named = {
      welcome: await scriptsOf('/'),
      events: await scriptsOf('/events'),
      event: await scriptsOf(`/events/${event.id}`),
      signedIn: await scriptsOf(`/events/${event.id}`, user.client),
    };
    expect(named.welcome).toEqual(['welcome', 'forms']);
    expect(named.events).toEqual(['events', 'of-events']);
    expect(named.event).toEqual(['event', 'of-events']);
    expect(named.signedIn).toEqual(['event', 'of-events', 'signed-in', 'controls', 'forms', 'series']);
  });

  it('answers HEAD as it answers GET', async () => {
    for (const path of ['/', '/events', `/events/${event.id}`, '/events/none', '/no/such/page']) {
      const headers = { accept: 'text/html' };
      const [got, head] = [await visit(path, { headers }), await visit(path, { method: 'HEAD', headers })];
      expect(head.status).toBe(got.status);
      expect(head.html).toBe('');
    }
  });

  it('names the event to search engines and in shared links', async () => {
    const url = `http://localhost:4000/events/${event.id}`;
    const { title, canonical, meta } = await visit(`/events/${event.id}?utm_source=mail`);
    expect(title).toBe('Bread for beginners · Turnout');
    expect(canonical).toBe(url);
    expect(meta).toMatchObject({
      description:
        'Sunday 14 March 2027, 10:00 to 12:30 UTC, Kirkgate Kitchen, Leeds. Flour, water, salt, time.',
      'og:title': 'Bread for beginners',
      'og:url': url,
      'og:site_name': 'Turnout',
      'og:type': 'website',
    });
    expect(meta.robots).toBeUndefined();
  });

  it('has one heading of the first level, also while the browser has yet to make it', async () => {
    const accept = { headers: { accept: 'text/html' } };
    for (const client of [app.anonymous(), staff.client]) {
      for (const path of [
        '/events',
        `/events/${event.id}`,
        '/events/none',
        '/account',
        '/staff-events/1',
        '/no',
      ]) {
        const { html } = await visit(path, accept, client);
        expect([path, html.match(/<h1\b/g)]).toEqual([path, ['<h1']]);
      }
    }
    expect((await visit('/')).html.match(/<h1\b/g)).toHaveLength(1);
  });

  it('has the icon that browsers ask for by themselves', async () => {
    const response = await app.anonymous().request('/favicon.ico');
    expect(response.headers.get('content-type')).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/);
    const icon = Buffer.from(await response.arrayBuffer());
    // The head of an ICO file with at least one picture: https://en.wikipedia.org/wiki/ICO_(file_format)
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
    expect(icon.readUInt16LE(4)).toBeGreaterThan(0);
    expect((await visit('/')).html).toContain('href="/favicon.ico"');
  });

  it('shows what is formatted in a description, and tells others the words alone', async () => {
    const description =
      'Bring **flour**,\n[salt](https://example.org/salt?a&b) and [time](javascript:alert(1)).';
    const formatted = await app.world.event(staff, { description });
    const { html, meta, jsonLd } = await visit(`/events/${formatted.id}`);
    expect(html).toContain(
      '<p dir="auto">Bring <strong>flour</strong>,\n<a href="https://example.org/salt?a&amp;b" rel="nofollow noopener noreferrer ugc">salt</a> and time.</p>',
    );
    expect(meta['og:description']).toMatch(/Bring flour, salt and time\.$/);
    expect(jsonLd.description).toBe('Bring flour,\nsalt (https://example.org/salt?a&b) and time.');
    const list = await visit('/events');
    expect(list.state.cache[`Event:${formatted.id}`]).toMatchObject({
      excerpt: 'Bring flour, salt and time.',
    });
    expect(list.state.cache[`Event:${formatted.id}`].description).toBeUndefined();
  });

  it('describes the event as schema.org says', async () => {
    const { jsonLd } = await visit(`/events/${event.id}`);
    expect(jsonLd).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Bread for beginners',
      startDate: '2027-03-14T10:00:00.000Z',
      endDate: '2027-03-14T12:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Kirkgate Kitchen, Leeds',
        address: { '@type': 'PostalAddress', streetAddress: 'Kirkgate Kitchen, Leeds' },
      },
      organizer: { '@type': 'Person', name: event.createdBy.name },
      offers: { price: '15.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    });
  });

  it('E4: says first that an event is cancelled, in its title and to search engines', async () => {
    const { id } = await app.world.event(staff);
    const before = await visit(`/events/${id}`);
    expect(before.title).not.toContain('Cancelled');
    await cancelEvent(staff.client, id);
    const { title, meta, jsonLd } = await visit(`/events/${id}`);
    expect(title).toBe('Cancelled: Bread for beginners · Turnout');
    expect(meta['og:title']).toBe('Cancelled: Bread for beginners');
    expect(meta.description).toMatch(new RegExp(`^Cancelled: “${REASON}”`));
    expect(meta['og:image']).not.toBe(before.meta['og:image']);
    expect(jsonLd).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('J12: shows a hostile text as text', async () => {
    const hostile = await app.world.event(staff, { title: HOSTILE, description: HOSTILE, type: HOSTILE });
    for (const path of [`/events/${hostile.id}`, '/events']) {
      const { html, state } = await visit(path);
      expect(html).not.toContain('<script>');
      expect(html).not.toContain('<b>');
      const known = state.cache[`Event:${hostile.id}`];
      expect(known.title).toBe(hostile.title);
    }
    const { jsonLd, title } = await visit(`/events/${hostile.id}`);
    expect(jsonLd.name).toBe(hostile.title);
    expect(title).toContain('&lt;/script&gt;');
    const search = await visit(`/events?search=${encodeURIComponent(HOSTILE)}`);
    expect(search.html).not.toContain('<script>');
  });

  it.each(['01a1fb2f-3717-715a-b2f6-149fa4f183de', 'not-a-uuid', '%00', '..%2f..%2fetc'])(
    'is a 404 that no search engine lists where there is no event %s',
    async (id) => {
      const { status, meta, canonical } = await visit(`/events/${id}`);
      expect({ status, robots: meta.robots, canonical }).toEqual({
        status: 404,
        robots: 'noindex',
        canonical: undefined,
      });
    },
  );

  it('L10: shows the event’s own time alone, and takes no zone for the reader’s', async () => {
    const inLondon = { date: '2097-06-01', startTime: '19:45', endTime: '21:00', timeZone: 'Europe/London' };
    const { id } = await app.world.event(staff, inLondon);
    for (const client of [app.anonymous(), user.client]) {
      for (const path of [`/events/${id}`, '/events?date=dates&from=2097-06-01&to=2097-06-01']) {
        const { html, state } = await visit(path, {}, client);
        expect(textOfHtml(html)).toContain('19:45 – 21:00 BST');
        expect(textOfHtml(html)).not.toMatch(/your time|18:45/);
        expect(state.clock.timeZone).toBeNull();
      }
    }
  });

  it('is a 404 that no search engine lists where the client has no page', async () => {
    const headers = { accept: 'text/html' };
    const { status, meta } = await visit('/no/such/page', { headers });
    expect({ status, robots: meta.robots }).toEqual({ status: 404, robots: 'noindex' });
    expect((await visit('/account', { headers })).status).toBe(200);
    expect((await visit('/no/such/page')).headers.get('content-type')).toMatch('application/json');
  });

  it('has one address', async () => {
    const events = await visit('/events/?type=Workshop');
    expect([events.status, events.headers.get('location')]).toEqual([301, '/events?type=Workshop']);
    const index = await visit('/index.html');
    expect([index.status, index.headers.get('location')]).toEqual([301, '/']);
  });

  it('shows the list that its address asks for', async () => {
    await app.world.event(staff, { title: 'Choir', type: 'Music' });
    const { state, canonical } = await visit('/events?type=Music&unknown=1');
    expect(canonical).toBe('http://localhost:4000/events?type=Music');
    const [list] = Object.entries(state.cache.ROOT_QUERY).filter(([name]) => name.includes('"type":"Music"'));
    expect(list?.[1]).toMatchObject({ nodes: [expect.anything()] });
  });

  it('shows the list where a month is asked for, which a browser without scripts reads', async () => {
    await app.world.event(staff, { title: 'Piano', type: 'Recital' });
    const { html, state, canonical } = await visit('/events?view=month&month=2027-01&type=Recital');
    expect(canonical).toBe('http://localhost:4000/events?type=Recital');
    expect(html).toContain('Piano');
    // A month counts the types of any date.
    const types = Object.keys(state.cache.ROOT_QUERY).find((name) => name.startsWith('eventTypes({"filter"'));
    expect(types).not.toContain('hasEnded');
  });

  it('offers every type of event, also those of no event to come', async () => {
    await app.world.event(staff, { title: 'Old films', type: 'Film night', date: '2020-03-01' });
    const { html } = await visit('/events');
    expect(html).toContain('<option value="Film night">Film night (1 in all)</option>');
  });

  it('shows the events of the dates that its address asks for', async () => {
    await app.world.event(staff, { title: 'Early choir', date: '2091-03-01' });
    await app.world.event(staff, { title: 'Late choir', date: '2091-03-09' });
    const range = 'date=dates&from=2091-03-01&to=2091-03-08';
    const { html, canonical } = await visit(`/events?${range}&from=2091-02-31`);
    expect(canonical?.replaceAll('&amp;', '&')).toBe(`http://localhost:4000/events?${range}`);
    expect(html).toContain('Early choir');
    expect(html).not.toContain('Late choir');
  });
});

describe('a visitor', () => {
  it('without the cookie is nobody, whatever else they send', async () => {
    const headers = { authorization: 'Bearer trn_unknown', 'x-turnout-viewer': user.id };
    const { status, headers: answered, state } = await visit(`/events/${event.id}`, { headers });
    expect(status).toBe(200);
    expect(state.cache.ROOT_QUERY.viewer).toBeNull();
    expect(answered.get('vary')).toMatch(/cookie/i);
    expect(answered.get('cache-control')).toBe('no-cache');
  });

  it('a signed-in viewer gets a page of their own, which no cache stores', async () => {
    const { headers, state } = await visit(`/events/${event.id}`, {}, user.client);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(state.cache.ROOT_QUERY.viewer).toEqual({ __ref: `Account:${user.id}` });
    expect((await visit(`/events/${event.id}`)).html).not.toContain(user.email);
  });

  it('a signed-in viewer is sent on from the welcome page, and never to another site', async () => {
    const sentTo = async (path: string, { client }: Person) => {
      const { status, headers } = await visit(path, {}, client);
      return [status, headers.get('location')];
    };
    expect(await sentTo('/', user)).toEqual([302, '/events']);
    expect(await sentTo('/', staff)).toEqual([302, '/staff-dashboard']);
    expect(await sentTo(`/?next=/events/${event.id}`, user)).toEqual([302, `/events/${event.id}`]);
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example']) {
      expect(await sentTo(`/?next=${encodeURIComponent(next)}`, user)).toEqual([302, '/events']);
    }
  });

  describe.each([
    { path: '/signedUpEvents?tab=past', heading: 'My Events', title: 'My Events' },
    { path: '/staff-dashboard', heading: 'Your events', title: 'Your events' },
    { path: '/create-event', heading: 'Create New Event', title: 'Create New Event' },
    { path: '/account', heading: 'Your account', title: 'Your account' },
    { path: '/access-tokens', heading: 'Access tokens', title: 'Access tokens' },
    { path: '/webhooks', heading: 'Webhooks', title: 'Webhooks' },
    { path: '/payment?event=01', heading: 'Pay and take your place', title: 'Pay and take your place' },
  ])('on $path', ({ path, heading, title: own }) => {
    const accept = { headers: { accept: 'text/html' } };

    it('a signed-in viewer gets header, heading and styles at once, and nothing of theirs but their name', async () => {
      app.logged.length = 0;
      const { status, headers, html, meta, state, title, canonical } = await visit(
        path,
        accept,
        staff.client,
      );
      expect({ status, title, canonical }).toEqual({
        status: 200,
        title: `${own} · Turnout`,
        canonical: undefined,
      });
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(meta.robots).toBe('noindex');
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(html).toContain('aria-label="Pages"');
      expect(Object.keys(state.cache.ROOT_QUERY)).toEqual(['__typename', 'viewer', 'settings']);
      expect(html).toMatch(/<link rel="stylesheet" crossorigin href="[^"]+" \/><link rel="modulepreload"/);
      expect(failures()).toEqual([]);
    });

    it('all visitors get the shell alone', async () => {
      const { status, headers, html, state } = await visit(path, accept);
      expect({ status, state }).toEqual({ status: 200, state: null });
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(html).toContain('<div id="root"><noscript>This page needs scripts.');
    });
  });

  it('with an unknown cookie is nobody', async () => {
    const { state, headers } = await visit('/events', { headers: { cookie: 'session-4000=unknown' } });
    expect(state.cache.ROOT_QUERY.viewer).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

it('gets the shell at once when too many others wait for theirs', async () => {
  const lock = app.dataSource.createQueryRunner();
  await lock.startTransaction();
  await lock.query('LOCK TABLE events');
  const shells: string[] = [];
  const visits = Array.from({ length: 12 }, async (_, index) => {
    const { status, state, html } = await visit(`/events?search=${index}`, {}, user.client);
    expect(status).toBe(200);
    if (state === null) shells.push(html);
    return state;
  });
  // Two pages wait for the table, and four for those.
  await waitUntil(() => expect(shells).toHaveLength(12 - 2 - 4));
  await lock.rollbackTransaction();
  await lock.release();
  expect((await Promise.all(visits)).filter((state) => state !== null)).toHaveLength(2 + 4);
});

it('gets the shell when the page cannot be made, and the reason is logged', async () => {
  app.logged.length = 0;
  await app.dataSource.query('ALTER TABLE events RENAME TO events_away');
  try {
    for (const path of ['/events', `/events/${event.id}`]) {
      const { status, state, html } = await visit(path);
      expect({ status, state }).toEqual({ status: 200, state: null });
      expect(html).toContain('<div id="root"><noscript>This page needs scripts.');
    }
    expect(failures()).toHaveLength(2);
  } finally {
    await app.dataSource.query('ALTER TABLE events_away RENAME TO events');
  }
});

describe('a search engine', () => {
  const textOf = async (path: string) => {
    const response = await app.anonymous().request(path);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  it('S46: names where to report a vulnerability, as RFC 9116 says', async () => {
    const { type, text } = await textOf('/.well-known/security.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^Contact: mailto:security@staff\.example$/m);
    expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T/m);
  });

  it('is told where the list of pages is, and which addresses are no pages', async () => {
    const { type, text } = await textOf('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Sitemap: http://localhost:4000/sitemap.xml');
    expect(text).toContain('Disallow: /graphql');
  });

  it('finds every event to come, and none that is over or deleted', async () => {
    const [coming, over, deleted] = await Promise.all([
      app.world.event(staff, { title: 'Coming' }),
      app.world.event(staff, { title: 'Over', date: '2020-01-01' }),
      app.world.event(staff, { title: 'Deleted' }),
    ]);
    await staff.client.graphql(
      'mutation Delete($id: ID!) { deleteEvent(input: { id: $id }) { deletedEventId } }',
      { id: deleted.id },
    );
    const { type, text } = await textOf('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const listed = [coming, over, deleted].map(({ id }) => text.includes(`/events/${id}</loc><lastmod>`));
    expect(listed).toEqual([true, false, false]);
  });
});

it('gives browsers a manifest whose icons are there', async () => {
  const answer = await app.anonymous().request('/manifest.webmanifest');
  const manifest = (await answer.json()) as { icons: { src: string; type: string }[] };
  expect(manifest).toMatchObject({ name: 'Turnout', start_url: '/events' });
  for (const { src, type } of manifest.icons) {
    const icon = await app.anonymous().request(src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
});
