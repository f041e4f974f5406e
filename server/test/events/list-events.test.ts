import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { listEvents, listOwnEvents, titles } from './event-operations.js';

let app: TestApp;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  [ada, ben] = [await app.world.staff(), await app.world.staff()];
  const workshop = { type: 'Workshop', pricePence: 0 };
  const concert = { type: 'Concert', pricePence: 30 };
  // Made out of order, so that only sorting can put them right.
  await app.world.event(ada, { title: 'D', date: '2027-03-03', startTime: '08:00', ...concert });
  await app.world.event(ben, { title: 'A', date: '2027-03-01', startTime: '10:00', ...workshop });
  await app.world.event(ada, { title: 'C', date: '2027-03-02', startTime: '19:00', ...workshop });
  await app.world.event(ben, { title: 'E', date: '2028-01-01', startTime: '00:00', ...concert });
  await app.world.event(ada, { title: 'B', date: '2027-03-02', startTime: '09:00', ...concert });
});
afterAll(() => app.close());

describe('events', () => {
  it('lists all, the soonest first, past ones too', async () => {
    expect(await titles(app.anonymous())).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it.each([
    [{}, 'ABCDE'],
    [null, 'ABCDE'],
    [{ search: null, type: null, from: null, to: null, free: null }, 'ABCDE'],
    [{ search: '  ', type: ' ' }, 'ABCDE'],
    [{ type: 'Workshop' }, 'AC'],
    [{ type: ' Workshop ' }, 'AC'],
    [{ type: 'Work' }, ''],
    [{ type: "Workshop' OR '1'='1" }, ''],
    [{ type: '\u0000' }, ''],
    [{ from: '2027-03-02' }, 'BCDE'],
    [{ to: '2027-03-02' }, 'ABC'],
    [{ from: '2027-03-02', to: '2027-03-02' }, 'BC'],
    [{ from: '2027-03-03', to: '2027-03-02' }, ''],
    [{ from: '0001-01-01', to: '9999-12-31' }, 'ABCDE'],
    [{ free: true }, 'AC'],
    [{ free: false }, 'BDE'],
    [{ free: false, type: 'Concert', from: '2027-03-03', search: 'kirkgate' }, 'DE'],
    [{ free: true, type: 'Concert' }, ''],
  ])('with the filter %j lists %s', async (filter, expected) => {
    const { data } = await listEvents(app.anonymous(), { filter });
    expect(data.events.nodes.map(({ title }) => title).join('')).toBe(expected);
  });

  it('shows nobody an event that is not public, but its creator', async () => {
    const { id } = await app.world.event(ben, { title: 'Hidden', date: '2027-05-05', type: 'Secret' });
    await app.database.query('UPDATE events SET public = false WHERE id = $1', [id]);
    for (const filter of [{}, { search: 'hidden' }, { type: 'Secret' }, { free: false }]) {
      expect(await titles(app.anonymous(), filter)).not.toContain('Hidden');
    }
    const { data } = await listOwnEvents(ben.client);
    expect(data.viewer?.events.nodes).toContainEqual({ id, title: 'Hidden' });
    await app.database.query('DELETE FROM events WHERE id = $1', [id]);
  });
});

describe('viewer.events', () => {
  const own = async (person: Person) =>
    (await listOwnEvents(person.client)).data.viewer?.events.nodes.map(({ title }) => title).join('');

  it('lists only the events that the viewer created', async () => {
    expect(await own(ada)).toBe('BCD');
    expect(await own(ben)).toBe('AE');
    expect(await own(await app.world.staff())).toBe('');
    expect(await own(await app.world.user())).toBe('');
  });

  it('goes on after a cursor', async () => {
    const first = await listOwnEvents(ada.client, { first: 2 });
    const { endCursor = '', hasNextPage } = first.data.viewer?.events.pageInfo ?? {};
    expect(hasNextPage).toBe(true);
    const second = await listOwnEvents(ada.client, { first: 2, after: endCursor });
    expect(second.data.viewer?.events).toMatchObject({
      nodes: [{ title: 'D' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('is nothing for an anonymous visitor', async () => {
    expect((await listOwnEvents(app.anonymous())).data).toEqual({ viewer: null });
  });
});
