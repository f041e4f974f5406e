import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { anEvent, refusalOf, signIn, someEventId } from './google.fixture.js';
import { control, runSandbox } from './sandbox.fixture.js';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert('&')</script>`;

let sandbox: Sandbox;
let someone: Awaited<ReturnType<typeof signIn>>;

beforeEach(async () => {
  sandbox = await runSandbox();
  someone = await signIn(sandbox, { name: 'Ann Ash', hostedDomain: 'turnout.example' });
});

const get = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();
const calendar = (search = '') => get(`/calendars/${encodeURIComponent(someone.email)}${search}`);

/** Presses a button, and follows to the page that comes then. */
async function press(path: string, fields: Record<string, string> = {}): Promise<string> {
  const [headers, body] = [{ origin: sandbox.url }, new URLSearchParams(fields)];
  return (await fetch(`${sandbox.url}/actions${path}`, { method: 'POST', headers, body })).text();
}

async function add(change: object = {}): Promise<string> {
  const id = someEventId();
  await someone.events.insert({ calendarId: 'primary', requestBody: { id, ...anEvent(change) } });
  return id;
}

const onDay = (day: string) => ({
  start: { dateTime: `2030-01-${day}T12:00:00Z` },
  end: { dateTime: `2030-01-${day}T12:30:00Z` },
});

/** The days in whose cells an entry stands. */
function daysWith(text: string, id: string): (string | undefined)[] {
  const cells = text.split('<td').filter((cell) => cell.includes(`#event-${id}`));
  return cells.map((cell) => /datetime="([^"]+)"/.exec(cell)?.[1]);
}

describe('the calendars page', () => {
  it('lists who signed in, with a way to the other pages', async () => {
    const text = await get('/calendars');
    for (const shown of ['Ann Ash', someone.email, '0 entries', '1 account']) expect(text).toContain(shown);
    for (const link of ['href="/"', 'href="/payments"', 'href="/calendars"']) expect(text).toContain(link);
    await control(sandbox, 'POST', '/reset');
    expect(await get('/calendars')).toContain('Nobody signed in with Google yet.');
  });

  it('shows a calendar as a month and as a list, at the month of the next entry', async () => {
    const id = await add({
      ...onDay('15'),
      source: { title: 'Turnout', url: 'http://localhost:4000/events/1' },
    });
    const text = await calendar();
    expect(text).toContain('January 2030');
    expect(daysWith(text, id)).toEqual(['2030-01-15']);
    for (const shown of [
      'Lantern walk',
      'Old bridge',
      'Bring a light.',
      'Tue, 15 Jan 2030',
      'turnout.example',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).toContain('href="http://localhost:4000/events/1"');
    expect(await calendar('?month=2030-02')).toContain('February 2030');
    expect(daysWith(await calendar('?month=2030-02'), id)).toEqual([]);
    expect(await calendar('?month=nonsense')).toContain('January 2030');
  });

  it('shows an entry on each of its days', async () => {
    const id = await add({ start: { date: '2030-01-15' }, end: { date: '2030-01-17' } });
    expect(daysWith(await calendar(), id)).toEqual(['2030-01-15', '2030-01-16']);
  });

  it('is where an entry`s own link leads', async () => {
    await add(onDay('15'));
    const times = { start: { dateTime: '2031-05-05T12:00:00Z' }, end: { dateTime: '2031-05-05T13:00:00Z' } };
    const eventId = await add({ ...times, summary: 'Later walk' });
    const { data } = await someone.events.get({ calendarId: 'primary', eventId });
    const text = await (await fetch(data.htmlLink ?? '')).text();
    expect(text).toContain('May 2031');
    expect(text).toMatch(new RegExp(`id="event-${eventId}" class="" aria-current="true"`));
  });

  it('takes the access away', async () => {
    const text = await press(`/accounts/${someone.email}/revoke`);
    expect(text).toContain('access revoked');
    expect(text).toContain('0 to refresh, 0 for access');
    expect(await refusalOf(someone.client.refreshAccessToken())).toMatchObject({ error: 'invalid_grant' });
  });

  it('lets access tokens expire', async () => {
    expect(await press(`/accounts/${someone.email}/expire`)).toContain('1 to refresh, 0 for access');
  });

  it('deletes an entry as by hand, and shows that it was', async () => {
    const eventId = await add(onDay('15'));
    const path = `/accounts/${someone.email}/events/${eventId}/delete`;
    for (const _ of ['once', 'again']) {
      const text = await press(path, { month: '2030-01' });
      expect(text).toContain('January 2030');
      expect(daysWith(text, eventId)).toEqual([]);
      expect(text).toMatch(/class="deleted".*Lantern walk.*deleted/s);
    }
    const { data } = await someone.events.get({ calendarId: 'primary', eventId });
    expect(data.status).toBe('cancelled');
  });

  it('makes calls fail', async () => {
    const fields = { service: 'google', next: '2', how: 'rate-limit', on: 'events.insert' };
    expect(await press('/fail', fields)).toMatch(
      /Calendars.*2 x Calendar: rate limit \(403\), events\.insert/s,
    );
    expect(await control(sandbox, 'GET', '/failures')).toEqual([{ ...fields, next: 2 }]);
    expect(await press('/stop-failing', { service: 'google' })).toMatch(/<h1>Calendars<\/h1>/);
  });

  it('leads back where there is no such account', async () => {
    expect(await get('/calendars/nobody@example.org')).toContain('<h1>Calendars</h1>');
  });

  it('shows what it is told as text', async () => {
    someone = await signIn(sandbox, { name: HOSTILE, hostedDomain: HOSTILE });
    const source = { title: HOSTILE, url: `https://example.org/?${HOSTILE}` };
    await add({ summary: HOSTILE, description: HOSTILE, location: HOSTILE, source });
    for (const text of [await get('/calendars'), await calendar()]) {
      expect(text).not.toMatch(/<img|<script(?! src=)|alert\('|style=/);
      expect(text).toContain('&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;');
    }
  });

  it('takes no orders from another site`s page', async () => {
    const headers = { origin: 'http://localhost:4000' };
    for (const path of ['revoke', 'expire', 'events/abcde/delete']) {
      const url = `${sandbox.url}/actions/accounts/${someone.email}/${path}`;
      expect((await fetch(url, { method: 'POST', headers })).status).toBe(403);
    }
  });
});
