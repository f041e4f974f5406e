import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendar } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { cancelEvent, deleteEvent, updateEvent } from '../events/event-operations.js';
import { addMember, changeRole } from '../events/team-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { readAtom, titlesInFeeds } from './feed-side.js';

const PATHS = ['/events.ics', '/events.atom'];

let app: TestApp;
let staff: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, env: { QUERY_COST_PER_MINUTE: '1000000000' } });
  [staff, other] = [await app.world.staff(), await app.world.staff()];
});
afterAll(() => app.close());

const request = (path: string, init?: RequestInit) => app.anonymous().request(path, init);
/** Events of a type of their own. */
async function events(...fields: object[]) {
  const type = `Type ${randomUUID()}`;
  const made = [];
  for (const each of fields) made.push(await app.world.event(staff, { type, ...each }));
  return { type, ids: made.map(({ id }) => id) };
}

describe('the public feeds', () => {
  it('R4: have public coming events alone, the soonest first', async () => {
    const { type, ids } = await events(
      { title: 'Later', date: '2027-04-01' },
      { title: 'Sooner', date: '2027-03-01' },
      { title: 'Unlisted', visibility: 'UNLISTED' },
      { title: 'Deleted' },
      { title: 'Over' },
    );
    await deleteEvent(staff.client, ids[3] as string);
    await app.database.query(
      `UPDATE events SET date = '2020-01-01', starts_at = '2020-01-01', ends_at = '2020-01-02' WHERE id = $1`,
      [ids[4]],
    );
    const titles = ['Sooner', 'Later'];
    expect(await titlesInFeeds(app.anonymous(), { type })).toEqual({ ofCalendar: titles, ofAtom: titles });
    const all = JSON.stringify(await titlesInFeeds(staff.client));
    for (const hidden of ['Unlisted', 'Deleted', 'Over']) expect(all).not.toContain(`"${hidden}"`);
    await updateEvent(staff.client, { id: ids[0] as string, visibility: 'UNLISTED' });
    expect((await titlesInFeeds(app.anonymous(), { type })).ofAtom).toEqual(['Sooner']);
  });

  it('follow the filters of the list, one by one and together', async () => {
    const { type } = await events(
      { title: 'Bread and soup', pricePence: 0, location: 'Kirkgate, Leeds', date: '2027-05-01' },
      { title: 'Soup for many', pricePence: 500, location: 'The Loft, York', date: '2027-05-02' },
      { title: 'Choir', pricePence: 0, location: 'The Loft, York', date: '2027-05-03' },
    );
    const filtered = async (values: Record<string, string>) =>
      (await titlesInFeeds(app.anonymous(), { type: type.toUpperCase(), ...values })).ofCalendar;
    expect(await filtered({ search: 'soup' })).toEqual(['Bread and soup', 'Soup for many']);
    expect(await filtered({ search: 'soop' })).toEqual([]);
    expect(await filtered({ place: 'the LOFT' })).toEqual(['Soup for many', 'Choir']);
    expect(await filtered({ price: 'free' })).toEqual(['Bread and soup', 'Choir']);
    expect(await filtered({ price: 'paid' })).toEqual(['Soup for many']);
    expect(await filtered({ from: '2027-05-02', to: '2027-05-02' })).toEqual(['Soup for many']);
    expect(await filtered({ search: 'soup', price: 'free', place: 'leeds' })).toEqual(['Bread and soup']);
    expect(await filtered({ host: other.id })).toEqual([]);
    expect(await filtered({ host: staff.id, price: 'paid' })).toEqual(['Soup for many']);
  });

  it('have the events of a host: the people whom the page of an event names', async () => {
    const { type, ids } = await events({ title: 'Together' });
    const hosted = async (person: Person) =>
      (await titlesInFeeds(app.anonymous(), { type, host: person.id })).ofAtom;
    await addMember(app.database, ids[0] as string, other, 'EDITOR');
    expect([await hosted(staff), await hosted(other)]).toEqual([['Together'], []]);
    for (const { client } of [staff, other])
      await changeRole(client, { eventId: ids[0] as string, accountId: other.id, shownAsHost: true });
    await changeRole(staff.client, { eventId: ids[0] as string, accountId: staff.id, shownAsHost: false });
    expect([await hosted(staff), await hosted(other)]).toEqual([[], ['Together']]);
  });

  it('R2: have the entry of each event’s own file, and its SEQUENCE grows with a change and a cancellation', async () => {
    const { type, ids } = await events({ title: 'Bread', pricePence: 0 });
    const id = ids[0] as string;
    const ofFeed = async () => readCalendar(await (await request(`/events.ics?type=${type}`)).text()).events;
    const ofFile = async () => readCalendar(await (await request(`/events/${id}/event.ics`)).text()).events;
    const seen = [await ofFeed()];
    for (const change of [
      () => updateEvent(staff.client, { id, startTime: '09:30' }),
      () => cancelEvent(staff.client, id),
    ]) {
      await change();
      seen.push(await ofFeed());
      expect(seen.at(-1)).toEqual(await ofFile());
    }
    const sequences = seen.map(([event]) => Number(event?.sequence));
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(seen.map(([event]) => [event?.uid, event?.status])).toEqual([
      [seen[0]?.[0]?.uid, 'CONFIRMED'],
      [seen[0]?.[0]?.uid, 'CONFIRMED'],
      [seen[0]?.[0]?.uid, 'CANCELLED'],
    ]);
    expect((await titlesInFeeds(app.anonymous(), { type })).ofAtom).toEqual(['Cancelled: Bread']);
  });

  it.each(PATHS)(
    'R3: %s is the same, byte for byte, until something changes, and then answers 304',
    async (path) => {
      const { type, ids } = await events({});
      const read = (headers = {}) => request(`${path}?type=${type}`, { headers });
      const [first, second] = [await read(), await read()];
      const [text, etag] = [await first.text(), first.headers.get('etag') ?? ''];
      expect(await second.text()).toBe(text);
      app.clock.advance(3 * 60_000);
      const later = await read({ 'if-none-match': etag });
      expect([later.status, await later.text(), later.headers.get('etag')]).toEqual([304, '', etag]);
      expect(await (await read()).text()).toBe(text);
      await updateEvent(staff.client, { id: ids[0] as string, title: 'Another title' });
      const changed = await read({ 'if-none-match': etag });
      expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Another title')]);
    },
  );

  it.each(PATHS)(
    '%s is anybody’s: the same with a session, for HEAD, and for pages of any origin',
    async (path) => {
      const { type, ids } = await events({ pricePence: 0 });
      await placeFor(staff, ids[0] as string);
      const address = `${path}?type=${type}`;
      const [anybodys, own] = [await request(address), await staff.client.request(address)];
      expect(await own.text()).toBe(await anybodys.text());
      const head = await request(address, { method: 'HEAD' });
      expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([
        200,
        '',
        anybodys.headers.get('etag'),
      ]);
      for (const { headers } of [anybodys, own, head]) {
        expect(headers.get('set-cookie')).toBeNull();
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
        expect(headers.get('cache-control')).toBe('no-cache');
      }
    },
  );

  it('J12: show hostile words as words', async () => {
    const title = 'A & B <script>alert(1)</script> ]]> \u0001\u{FFFE}';
    const { type } = await events({ title, location: 'Here\r\nATTENDEE:mailto:x@example.org' });
    const { ofCalendar, ofAtom } = await titlesInFeeds(app.anonymous(), { type });
    expect(ofAtom).toEqual(['A &amp; B &lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; ']);
    expect(ofCalendar).toHaveLength(1);
    expect(ofCalendar[0]).toContain('A & B <script>alert(1)</script>');
  });

  it.each([
    'search=' + 'word '.repeat(2_000),
    'search=' + 'x'.repeat(10_000),
    'type=%00%ff&place=%00&host=nonsense',
    'type=Talk&type=Music&type[]=x',
    'from=0000-01-01&to=2027-02-31&price=cheap',
    'place=%25_%27%3B--',
    'search=%27%3Bselect%201&place=' + 'ß'.repeat(500),
  ])('answer a hostile address as an empty or a whole list: %#', async (hostile) => {
    for (const path of PATHS) {
      const response = await request(`${path}?${hostile}`);
      expect(response.status).toBe(200);
      const text = await response.text();
      if (path === '/events.atom') readAtom(text);
      else readCalendar(text);
    }
  });

  it('of many events have 2,000, the soonest, also of a search', async () => {
    const { type, ids } = await events({ title: 'Pattern', date: '2027-06-01' });
    await app.database.query(
      `INSERT INTO events SELECT (jsonb_populate_record(events, jsonb_build_object('id', gen_random_uuid(),
         'date', events.date + n / 10, 'starts_at', starts_at + n / 10 * interval '1 day',
         'ends_at', ends_at + n / 10 * interval '1 day'))).*
       FROM events, generate_series(1, 2100) AS n WHERE id = $1`,
      [ids[0]],
    );
    for (const values of [{ type }, { type, search: 'pattern' }] as Record<string, string>[]) {
      const file = await (await request(`/events.ics?${new URLSearchParams(values)}`)).text();
      const { events: all } = readCalendar(file);
      expect([all.length, new Set(all.map(({ uid }) => uid)).size]).toEqual([2_000, 2_000]);
      const starts = all.map(({ startsAt }) => startsAt.getTime());
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(all.at(-1)?.startsAt.toJSON()).toMatch(/^2027-12-/);
    }
  });
});
