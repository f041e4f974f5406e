import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCacheableField } from '../../src/http/answers/cacheable-query.js';
import { buildApiSchema } from '../../src/schema.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import { hold } from '../support/held-rows.js';
import { growth } from '../support/metrics.js';
import { textsOfStatements } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';

const clock = new TestClock();
let writer: TestApp;
let reader: TestApp;
let staff: Person;
beforeAll(async () => {
  // Two processes know of each other what two apps on one database know: nothing.
  writer = await startTestApp({ clock, doJobs: false });
  reader = await startTestApp({ clock, doJobs: false, database: writer.database });
  staff = await writer.world.staff();
});
afterAll(async () => {
  await reader.close();
  await writer.close();
});

const EVENT = `query Event($id: ID!) {
  event(id: $id) { title places: signUpCount placesLeft hasEnded viewerSignUp { id } createdBy { name } }
}`;
const LIST = '{ events(first: 100) { totalCount nodes { title signUpCount } } }';
const UPDATE = `mutation Update($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { id } userErrors { message } }
}`;

const newEvent = () => writer.world.event(staff, { title: 'Title 0', pricePence: 0, capacity: 40 });
const update = (id: string, fields: object) =>
  staff.client.graphql(UPDATE, { input: { id, notifyAttendees: false, ...fields } });
const readEvent = async (id: string) => (await reader.anonymous().graphql(EVENT, { id })).data.event;

const LOCKED_MS = 50;

it('D16: an answer shows every write that was finished before, by another process too', async () => {
  const { id } = await newEvent();
  for (let round = 1; round <= 200; round++) {
    await update(id, { title: `Title ${round}` });
    const [event, list] = await Promise.all([readEvent(id), reader.anonymous().graphql(LIST)]);
    expect(event.title).toBe(`Title ${round}`);
    expect(JSON.stringify(list.data)).toContain(`Title ${round}"`);
  }
});

it('D16: counts are true though their event’s id was not asked for, and under another name', async () => {
  const { id } = await newEvent();
  for (let count = 1; count <= 3; count++) {
    await placeFor(await writer.world.user(), id);
    expect(await readEvent(id)).toMatchObject({ places: count, placesLeft: 40 - count });
    expect(await readEvent(id)).toMatchObject({ places: count, placesLeft: 40 - count });
  }
});

it('D16: the length of a waiting list is true, though nothing else of its event has changed', async () => {
  const { id } = await writer.world.event(staff, { pricePence: 0, capacity: 1 });
  await placeFor(await writer.world.user(), id);
  // Of the counts it shows this one alone.
  const waitingCount = async () =>
    (await reader.anonymous().graphql('query ($id: ID!) { event(id: $id) { waitingCount } }', { id })).data
      .event.waitingCount;
  for (let count = 0; count < 3; count++) {
    expect(await waitingCount()).toBe(count);
    await wait(await writer.world.user(), id);
  }
});

it('D16: an answer changes with the clock as it changes with the data', async () => {
  const { id } = await newEvent();
  expect(await readEvent(id)).toMatchObject({ hasEnded: false });
  const [{ ends_at: endsAt }] = await writer.dataSource.query('SELECT ends_at FROM events WHERE id = $1', [
    id,
  ]);
  const now = clock.now();
  clock.advance(endsAt.getTime() - now.getTime());
  expect(await readEvent(id)).toMatchObject({ hasEnded: true });
  clock.advance(now.getTime() - endsAt.getTime());
});

it('C1: a cached answer costs one look at the version, or none where another request looks at the same time', async () => {
  const { id } = await newEvent();
  const first = await readEvent(id);
  const again = await textsOfStatements(async () => expect(await readEvent(id)).toEqual(first));
  expect(again).toEqual([expect.stringContaining('public_version')]);
  const crowd = await textsOfStatements(() => Promise.all(Array.from({ length: 50 }, () => readEvent(id))));
  expect(crowd.length).toBeLessThanOrEqual(50);
  for (const text of crowd) expect(text).toContain('public_version');
});

it('G12: a viewer’s own answer is theirs, and no other viewer is given it', async () => {
  const { id } = await newEvent();
  const person = await writer.world.user();
  await placeFor(person, id);
  const asVisitor = () => writer.anonymous().graphql(EVENT, { id });
  expect((await asVisitor()).data.event.viewerSignUp).toBeNull();
  expect((await person.client.graphql(EVENT, { id })).data.event.viewerSignUp).not.toBeNull();
  expect((await asVisitor()).data.event.viewerSignUp).toBeNull();
});

it('is measured as an operation, with the time in which it waits for the version', async () => {
  const { id } = await newEvent();
  await readEvent(id);
  const labels = '{graphql_operation_type="query",graphql_root_field="event",outcome="ok"}';
  const series = (name: string) => `graphql_server_operation_duration_seconds_${name}${labels}`;
  const whileLocked = async () => {
    const lock = await hold(writer.database, 'LOCK TABLE public_version', []);
    const answer = readEvent(id);
    await lock.waiting(1);
    const since = performance.now();
    await waitUntil(() => expect(performance.now() - since).toBeGreaterThan(LOCKED_MS));
    await lock.release();
    await answer;
  };
  const seconds = await growth(reader, series('sum'), async () => {
    expect(await growth(reader, series('count'), whileLocked)).toBe(1);
  });
  expect(seconds).toBeGreaterThan(LOCKED_MS / 1_000);
});

it.each([
  ['an answer with an error', '{ events(first: 1000) { totalCount } }'],
  ['a document that is not public alone', '{ events(first: 1) { totalCount } viewer { id } }'],
  ['a mutation', 'mutation { signOut { userErrors { code } } }'],
  ['one of two operations', 'query A { events { totalCount } } query B { events { totalCount } }'],
])('%s is made each time', async (_what, query) => {
  const ask = async () => {
    const { data, errors } = await reader.anonymous().graphql(query);
    return { data, errors };
  };
  const first = await ask();
  expect(await ask()).toEqual(first);
});

it('G23: a viewer who is given a cached answer pays for it as for one that is made', async () => {
  const frugal = await startTestApp({
    clock,
    doJobs: false,
    database: writer.database,
    env: { QUERY_COST_PER_MINUTE: '5000' },
  });
  try {
    const answers = [];
    for (let n = 0; n < 60; n++) answers.push(await frugal.anonymous().graphql(LIST));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code);
    expect(codes.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  } finally {
    await frugal.close();
  }
});

it('F8: variables that are nested too deep to tell them apart harm nothing', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const body = `{"query":"{ events(first: 1) { totalCount } }","variables":{"deep":${deep}}}`;
  const headers = { 'content-type': 'application/json' };
  const { status } = await reader.anonymous().request('/graphql', { method: 'POST', headers, body });
  expect(status).toBe(200);
});

it('is the same, byte for byte, made or cached, compressed or not', async () => {
  const { id } = await newEvent();
  const ask = async (accept: string, encoding: string) => {
    const response = await reader.anonymous().request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, 'accept-encoding': encoding },
      body: JSON.stringify({
        query: `{ event(id: "${id}") { title description location type } }`,
      }),
    });
    return { type: response.headers.get('content-type'), text: await response.text() };
  };
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const made = await ask(accept, 'identity');
    expect(made.type).toContain(accept);
    for (const encoding of ['identity', 'gzip']) expect(await ask(accept, encoding)).toEqual(made);
  }
});

it('caches what these fields say, and no other: each is made of settings, clock, version, and the event’s row', () => {
  const schema = buildApiSchema();
  const cacheable = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.keys(type.getFields())
        .filter((name) => isCacheableField(schema, type, name))
        .map((name) => `${type.name}.${name}`),
    );
  expect(cacheable.toSorted()).toMatchInlineSnapshot(`
    [
      "Event.attendeeNote",
      "Event.calendarUrl",
      "Event.cancellationReason",
      "Event.cancelledAt",
      "Event.capacity",
      "Event.cover",
      "Event.createdAt",
      "Event.createdBy",
      "Event.date",
      "Event.description",
      "Event.descriptionTree",
      "Event.endTime",
      "Event.endsAt",
      "Event.excerpt",
      "Event.hasEnded",
      "Event.hosts",
      "Event.id",
      "Event.imageUrl",
      "Event.language",
      "Event.location",
      "Event.placesLeft",
      "Event.pricePence",
      "Event.public",
      "Event.refundDeadlineHours",
      "Event.series",
      "Event.signUpCount",
      "Event.startTime",
      "Event.startsAt",
      "Event.timeZone",
      "Event.title",
      "Event.type",
      "Event.updatedAt",
      "Event.url",
      "Event.viewerCanEdit",
      "Event.viewerClashes",
      "Event.viewerPaymentIsProcessing",
      "Event.viewerPlaceHeldUntil",
      "Event.viewerRole",
      "Event.viewerSignUp",
      "Event.viewerWaitingListEntry",
      "Event.visibility",
      "Event.waitingCount",
      "EventConnection.edges",
      "EventConnection.nodes",
      "EventConnection.pageInfo",
      "EventConnection.totalCount",
      "EventCover.alt",
      "EventCover.color",
      "EventCover.focusX",
      "EventCover.focusY",
      "EventCover.pictureId",
      "EventCover.url",
      "EventDay.date",
      "EventDay.eventCount",
      "EventDay.events",
      "EventEdge.cursor",
      "EventEdge.node",
      "EventSeries.eventCount",
      "EventSeries.events",
      "EventSeries.id",
      "EventSeries.interval",
      "EventSeries.nextEvent",
      "EventSeries.url",
      "EventTypeCount.eventCount",
      "EventTypeCount.type",
      "Organizer.id",
      "Organizer.name",
      "PageInfo.endCursor",
      "PageInfo.hasNextPage",
      "PageInfo.hasPreviousPage",
      "PageInfo.startCursor",
      "Query.event",
      "Query.eventDays",
      "Query.eventTypes",
      "Query.events",
      "Query.host",
    ]
  `);
});
