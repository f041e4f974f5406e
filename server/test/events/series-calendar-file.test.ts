import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendar } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { cancelEvent, deleteEvent, updateEvent } from './event-operations.js';
import { seriesOf } from './series-operations.js';

const FIELDS = {
  date: '2027-03-21',
  startTime: '19:00',
  endTime: '21:00',
  timeZone: 'Europe/London',
  pricePence: 0,
};

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

const request = (id: string, client: ApiClient = app.anonymous()) =>
  client.request(`/series/${id}/calendar.ics`);
const eventsIn = async (id: string, client?: ApiClient) =>
  readCalendar(await (await request(id, client)).text()).events;
const ownFile = async (eventId: string, client: ApiClient = app.anonymous()) =>
  readCalendar(await (await client.request(`/events/${eventId}/event.ics`)).text()).events[0];

async function aSeries(fields: object = {}, count = 3) {
  const { id, events } = await seriesOf(app.world, staff, { ...FIELDS, ...fields }, { count });
  return { id, ids: events.nodes.map((event) => event.id) };
}

describe('the calendar file of a series', () => {
  it('has each date once, as its own file has it, at the same time on the clocks over 28 March', async () => {
    const { id, ids } = await aSeries();
    const events = await eventsIn(id);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
    expect(events.map(({ startsAt }) => startsAt.toJSON())).toEqual([
      '2027-03-21T19:00:00.000Z',
      '2027-03-28T18:00:00.000Z',
      '2027-04-04T18:00:00.000Z',
    ]);
    expect(events).toEqual(await Promise.all(ids.map((eventId) => ownFile(eventId))));
  });

  it('never has a lower SEQUENCE after changes, and says which dates are cancelled', async () => {
    const { id, ids } = await aSeries();
    const [first, second, third] = ids as [string, string, string];
    const seen = [await eventsIn(id)];
    const changes = [
      () => updateEvent(staff.client, { id: first, title: 'Changed' }),
      () => updateEvent(staff.client, { id: second, startTime: '18:00' }),
      () => cancelEvent(staff.client, third),
      () => updateEvent(staff.client, { id: first, date: '2027-03-22' }),
    ];
    for (const change of changes) {
      await change();
      const [before, after] = [seen.at(-1) ?? [], await eventsIn(id)];
      expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
      for (const [n, { sequence }] of before.entries())
        expect(Number(after[n]?.sequence)).toBeGreaterThanOrEqual(Number(sequence));
      seen.push(after);
    }
    const sequences = seen.map((events) => events.map(({ sequence }) => Number(sequence)));
    for (const n of [0, 1, 2]) expect(sequences.at(-1)?.[n]).toBeGreaterThan(sequences[0]?.[n] as number);
    expect(seen.at(-1)?.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  });

  it('E3: has the dates that lists show, for everybody, its creator too', async () => {
    const { id, ids } = await aSeries();
    await updateEvent(staff.client, { id: ids[1] as string, visibility: 'UNLISTED' });
    await deleteEvent(staff.client, ids[2] as string);
    for (const client of [app.anonymous(), staff.client])
      expect(await eventsIn(id, client)).toMatchObject([{ startsAt: new Date('2027-03-21T19:00Z') }]);
    await updateEvent(staff.client, { id: ids[0] as string, visibility: 'UNLISTED' });
    for (const client of [app.anonymous(), staff.client])
      expect((await request(id, client)).status).toBe(404);
  });

  it('E6: has the entry of their place, with the note, for a person who has one', async () => {
    const { id, ids } = await aSeries({ attendeeNote: 'The code of the door is 4711.' });
    const person = await app.world.user();
    await placeFor(person, ids[1] as string);
    const [anybodys, own] = [await eventsIn(id), await eventsIn(id, person.client)];
    expect([own[0], own[2]]).toEqual([anybodys[0], anybodys[2]]);
    expect(own[1]).toEqual(await ownFile(ids[1] as string, person.client));
    expect(own[1]?.description).toContain('4711');
    expect(JSON.stringify(anybodys)).not.toContain('4711');
  });

  it('is sent as the file of an event is', async () => {
    const { id, ids } = await aSeries();
    const person = await app.world.user();
    await placeFor(person, ids[0] as string);
    for (const client of [app.anonymous(), person.client]) {
      const headersOf = async (path: string) => {
        const { headers } = await client.request(path, { headers: { 'accept-encoding': 'identity' } });
        const varying = ['date', 'etag', 'content-length', 'x-request-id', 'content-disposition', 'vary'];
        return Object.fromEntries([...headers].filter(([name]) => !varying.includes(name)));
      };
      expect(await headersOf(`/series/${id}/calendar.ics`)).toEqual(
        await headersOf(`/events/${ids[0]}/event.ics`),
      );
    }
    const { headers } = await request(id);
    expect(headers.get('vary')).toContain('cookie');
    expect(headers.get('content-disposition')).toBe('attachment; filename="series.ics"');
  });

  it('is the same, byte for byte, when nothing has changed', async () => {
    const { id } = await aSeries();
    expect(await (await request(id)).text()).toBe(await (await request(id)).text());
  });

  it('is not there for an id of no series', async () => {
    const { ids } = await aSeries();
    for (const id of [randomUUID(), ids[0] as string, 'nonsense', '%00'])
      expect((await request(id)).status).toBe(404);
  });
});
