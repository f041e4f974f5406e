import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteEvent, listEvents, listOwnEvents } from './event-operations.js';

const COUNTS = graphql(`query Counts($id: ID!, $hasEnded: Boolean, $filter: EventFilter) {
  events(first: 1, filter: $filter) { totalCount }
  event(id: $id) { signUps(first: 1) { totalCount nodes { id } } }
  viewer { events(first: 1, hasEnded: $hasEnded) { totalCount } signUps(first: 1) { totalCount } }
}`);

let app: TestApp;
let ada: Person;
let ben: Person;
/** Of the coming event that two people signed up to. */
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [ada, ben] = [await app.world.staff(), await app.world.staff()];
  const fields = { pricePence: 0, startTime: '10:00', endTime: '12:00' };
  // The clock of the app stands at the first of January 2027, or later.
  const year = app.clock.now().getUTCFullYear();
  for (const [title, date] of Object.entries({
    P: `${year - 2}-05-01`,
    Q: `${year - 1}-05-01`,
    R: `${year + 1}-05-01`,
    S: `${year + 2}-05-01`,
    T: `${year + 2}-05-01`,
  })) {
    const event = await app.world.event(ada, { ...fields, title, date });
    if (title === 'R') id = event.id;
  }
  await app.world.event(ben, { ...fields, title: 'X', date: `${year + 1}-06-01` });
  await placeFor(ben, id);
  await placeFor(await app.world.user(), id);
});
afterAll(() => app.close());

const own = async (variables: Parameters<typeof listOwnEvents>[1]) =>
  (await listOwnEvents(ada.client, variables)).data.viewer?.events;

describe('the order of events', () => {
  it('is the soonest first, or the latest first', async () => {
    const titlesOf = async (variables: Parameters<typeof listEvents>[1]) =>
      (await listEvents(app.anonymous(), variables)).data.events.nodes.map(({ title }) => title).join('');
    expect(await titlesOf({})).toBe('PQRXST');
    expect(await titlesOf({ orderBy: 'LATEST_FIRST' })).toBe('TSXRQP');
    expect(await titlesOf({ orderBy: 'LATEST_FIRST', filter: { search: 'bread' } })).toBe('');
    expect(await titlesOf({ orderBy: 'LATEST_FIRST', filter: { search: 'flour' } })).toBe('TSXRQP');
  });

  it('is that of the last change on all pages, whatever a search finds', async () => {
    const list = async (variables: Parameters<typeof listEvents>[1]) => {
      const { data } = await listEvents(app.anonymous(), { orderBy: 'RECENTLY_UPDATED_FIRST', ...variables });
      return { titles: data.events.nodes.map(({ title }) => title).join(''), ...data.events.pageInfo };
    };
    const titlesNow = 'QXTSRP';
    await app.database.query(
      `UPDATE events SET updated_at = timestamptz '2026-01-01' - position(title IN $1::text) * interval '1 minute'`,
      [titlesNow],
    );
    expect(await list({})).toMatchObject({ titles: titlesNow });
    expect(await list({ filter: { search: 'flour' } })).toMatchObject({ titles: titlesNow });
    let seen = '';
    let after: string | null = null;
    do {
      const page = await list({ first: 2, after });
      seen += page.titles;
      after = page.hasNextPage ? (page.endCursor ?? null) : null;
    } while (after !== null);
    expect(seen).toBe(titlesNow);
    const { endCursor = null } = await list({ first: 1 });
    const foreign = await listEvents(app.anonymous(), { after: endCursor });
    expect(foreign.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it.each(['SOONEST_FIRST', 'LATEST_FIRST'] as const)('%s is that of the pages, too', async (orderBy) => {
    const expected = orderBy === 'LATEST_FIRST' ? 'TSRQP' : 'PQRST';
    for (const first of [1, 2, 4, 5]) {
      let seen = '';
      let after: string | null = null;
      do {
        const page = await own({ first, after, orderBy });
        seen += page?.nodes.map(({ title }) => title).join('');
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(seen).toBe(expected);
    }
  });

  it.each([
    [{}, 'PQRST'],
    [{ hasEnded: null }, 'PQRST'],
    [{ hasEnded: false }, 'RST'],
    [{ hasEnded: true, orderBy: 'LATEST_FIRST' }, 'QP'],
  ] as const)("a creator's own by %j are %s", async (variables, expected) => {
    const page = await own(variables);
    expect(page?.nodes.map(({ title }) => title).join('')).toBe(expected);
  });
});

describe('the length of a list', () => {
  it('is that of all pages, with its filters', async () => {
    const all = await ada.client.graphql(COUNTS, { id });
    expect(all.data).toMatchObject({
      events: { totalCount: 6 },
      event: { signUps: { totalCount: 2, nodes: [{}] } },
      viewer: { events: { totalCount: 5 }, signUps: { totalCount: 0 } },
    });
    const filter = { hasEnded: false, search: 'flour' };
    const some = await ada.client.graphql(COUNTS, { id, filter, hasEnded: true });
    expect(some.data).toMatchObject({ events: { totalCount: 4 }, viewer: { events: { totalCount: 2 } } });
    const bens = await ben.client.graphql(COUNTS, { id });
    expect(bens.data.viewer).toMatchObject({ events: { totalCount: 1 }, signUps: { totalCount: 1 } });
  });

  it('leaves out what is deleted', async () => {
    const event = await app.world.event(ben, { pricePence: 0 });
    await placeFor(ada, event.id);
    await deleteEvent(ben.client, event.id);
    const { data } = await ada.client.graphql(COUNTS, { id });
    expect(data.viewer?.signUps?.totalCount).toBe(0);
    expect(data.events.totalCount).toBe(6);
  });

  it('is counted only when it is asked for', async () => {
    const statements = await statementsOf(() => listEvents(ada.client));
    expect(statements.filter(({ text }) => text.includes('count(*)'))).toEqual([]);
  });
});
