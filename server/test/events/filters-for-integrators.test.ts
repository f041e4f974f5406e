import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteEvent, listEvents, titles, updateEvent } from './event-operations.js';

const TYPES = graphql(`query EventTypes { eventTypes { type eventCount } }`);

let app: TestApp;
let ada: Person;
let ben: Person;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [ada, ben] = [await app.world.staff(), await app.world.staff()];
  ids = [];
  for (const [title, creator, type] of [
    ['P', ada, 'Talk'],
    ['Q', ada, 'Walk'],
    ['R', ben, 'talk'],
    ['S', ben, 'Dinner'],
  ] as const) {
    ids.push((await app.world.event(creator, { title, type, pricePence: 0 })).id);
  }
});
afterAll(() => app.close());

describe('a list of events', () => {
  it('can be of some ids; those of nothing, and those that are no ids, are left out', async () => {
    const [first = '', , third = ''] = ids;
    const some = [third, first, first, randomUUID(), 'nonsense', ''];
    expect((await titles(app.anonymous(), { ids: some })).toSorted()).toEqual(['P', 'R']);
    expect(await titles(app.anonymous(), { ids: [] })).toEqual([]);
    const many = await listEvents(app.anonymous(), { filter: { ids: Array(101).fill(first) } });
    expect(many.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('can be of one creator', async () => {
    expect((await titles(app.anonymous(), { createdById: ben.id })).toSorted()).toEqual(['R', 'S']);
    expect(await titles(app.anonymous(), { createdById: 'nonsense' })).toEqual([]);
  });

  it('can be of what has changed since, that very instant included', async () => {
    const [id = ''] = ids;
    app.clock.advance(60_000);
    const since = app.clock.now().toISOString();
    expect(await titles(app.anonymous(), { updatedSince: since })).toEqual([]);
    await updateEvent(ada.client, { id, description: 'Other words', notifyAttendees: false });
    expect(await titles(app.anonymous(), { updatedSince: since })).toEqual(['P']);
  });
});

it('events of a type are all that eventTypes counts, however the type is written', async () => {
  for (const type of ['Talk', 'talk', ' TALK ']) {
    expect((await titles(app.anonymous(), { type })).toSorted()).toEqual(['P', 'R']);
  }
});

it('the types of events are counted, written alike they are one, as the oldest spells it', async () => {
  const typesNow = async () => (await app.anonymous().graphql(TYPES)).data.eventTypes;
  const before = await typesNow();
  expect(before).toEqual([
    { type: 'Talk', eventCount: 2 },
    { type: 'Dinner', eventCount: 1 },
    { type: 'Walk', eventCount: 1 },
  ]);
  const gone = await app.world.event(ben, { title: 'Gone', type: 'Dinner', pricePence: 0 });
  const hidden = await app.world.event(ben, { title: 'Hidden', type: 'Dinner', pricePence: 0 });
  await app.database.query('UPDATE events SET public = false WHERE id = $1', [hidden.id]);
  expect((await typesNow())[0]).toEqual({ type: 'Dinner', eventCount: 2 });
  await deleteEvent(ben.client, gone.id);
  expect(await typesNow()).toEqual(before);
  await deleteEvent(ben.client, hidden.id);
});
