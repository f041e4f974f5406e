import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEvent } from '../events/event-operations.js';
import type { SignUpPageFragment } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor, stateOf } from './sign-up-operations.js';

const FREE = { pricePence: 0 };
graphql(`fragment SignUpPage on SignUpConnection {
  edges { cursor node { id event { id } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
}`);
const OF_EVENT = graphql(`query SignUpPageOfEvent($id: ID!, $first: Int!, $after: String) {
  event(id: $id) { signUps(first: $first, after: $after) { ...SignUpPage } }
}`);
const OWN = graphql(`query OwnSignUpPage($first: Int!, $after: String, $hasEnded: Boolean) {
  viewer { signUps(first: $first, after: $after, hasEnded: $hasEnded) { ...SignUpPage } }
}`);

let app: TestApp;
let staff: Person;
let user: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [staff, user] = [await app.world.staff(), await app.world.user()];
});
afterAll(() => app.close());

type PageVariables = { first: number; after?: string | null };

async function pageOfEvent(id: string, page: PageVariables) {
  const { data, errors } = await user.client.graphql(OF_EVENT, { id, ...page });
  return { page: data?.event?.signUps, errors };
}

async function ownPage(client: ApiClient, page: PageVariables & { hasEnded?: boolean | undefined }) {
  const { data, errors } = await client.graphql(OWN, page);
  return { page: data.viewer?.signUps, errors };
}

/** Reads a list to its end, doing something between the pages: the sign-ups in its order. */
async function walk(
  first: number,
  read: (page: PageVariables) => ReturnType<typeof ownPage | typeof pageOfEvent>,
  betweenPages: (page: number) => Promise<unknown> = async () => {},
) {
  const found: SignUpPageFragment['edges'][number]['node'][] = [];
  let after: string | null = null;
  for (let page = 1; ; page++) {
    const answer = await read({ first, after });
    if (!answer.page) throw new Error(JSON.stringify(answer.errors));
    const { edges, pageInfo }: SignUpPageFragment = answer.page;
    expect(edges.length).toBeLessThanOrEqual(first);
    expect(pageInfo).toMatchObject({
      hasPreviousPage: page > 1,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    });
    found.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
    await betweenPages(page);
  }
}

/** Makes an event with sign-ups of so many people: two at each instant. */
async function eventWith(people: number) {
  const { id } = await app.world.event(staff, FREE);
  const signUps: { id: string }[] = [];
  for (let n = 0; n < people; n++) {
    if (n % 2 === 0) app.clock.advance(1);
    signUps.push(await placeFor(await app.world.user(), id));
  }
  return { eventId: id, latestFirst: signUps.map(({ id: signUpId }) => signUpId).toReversed() };
}

describe("an event's sign-ups", () => {
  it('are listed and counted, with the viewer’s own one', async () => {
    const { id } = await app.world.event(staff, FREE);
    expect(await stateOf(user.client, id)).toEqual({
      signUpCount: 0,
      viewerSignUp: null,
      signUps: { nodes: [] },
    });
    const { id: signUpId } = await placeFor(user, id, { name: 'Ines' });
    const own = { id: signUpId, name: 'Ines' };
    const others = { signUpCount: 1, signUps: { nodes: [own] } };
    expect(await stateOf(user.client, id)).toEqual({
      ...others,
      viewerSignUp: { ...own, email: user.email },
    });
    expect(await stateOf(staff.client, id)).toEqual({ ...others, viewerSignUp: null });
  });

  it('come the latest first and each once, however large a page is', async () => {
    const { eventId, latestFirst } = await eventWith(7);
    for (const first of [1, 2, 3, 6, 7, 8, 100]) {
      const found = await walk(first, (page) => pageOfEvent(eventId, page));
      expect(found.map(({ id }) => id)).toEqual(latestFirst);
    }
  });

  it('come each once while people sign up', async () => {
    const { eventId, latestFirst } = await eventWith(6);
    const found = await walk(
      2,
      (page) => pageOfEvent(eventId, page),
      async () => {
        app.clock.advance(1);
        await placeFor(await app.world.user(), eventId);
      },
    );
    expect(found.map(({ id }) => id)).toEqual(latestFirst);
  });

  it.each([
    ['of the other list', ['2027-03-14', '10:00', '01a1fb2f-3717-715a-b2f6-149fa4f183de']],
    ['with an instant that is none', ['2027-02-31T00:00:00.000Z', '01a1fb2f-3717-715a-b2f6-149fa4f183de']],
    ['with an id that is none', ['2027-03-01T00:00:00.000Z', 'x']],
  ])('go on after no cursor %s', async (_what, keys) => {
    const { id } = await app.world.event(staff, FREE);
    const after = Buffer.from(JSON.stringify(keys)).toString('base64url');
    const { page, errors } = await pageOfEvent(id, { first: 1, after });
    expect(page).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe("an account's sign-ups", () => {
  it('come the soonest event first, over pages, and go with their events', async () => {
    const person = await app.world.user();
    const times = [
      '2027-05-02 10:00',
      '2027-05-01 18:00',
      '2027-05-01 09:00',
      '2027-05-01 09:00',
      '2027-03-31 10:00',
    ];
    const events: { id: string; at: string }[] = [];
    for (const at of times) {
      const [date, startTime] = at.split(' ');
      const { id } = await app.world.event(staff, { ...FREE, date, startTime });
      await placeFor(person, id);
      events.push({ id, at });
    }
    const soonestFirst = events.toSorted((a, b) => (a.at + a.id < b.at + b.id ? -1 : 1)).map(({ id }) => id);
    for (const first of [1, 2, 3, 5, 100]) {
      const found = await walk(first, (page) => ownPage(person.client, page));
      expect(found.map(({ event }) => event.id)).toEqual(soonestFirst);
    }
    await deleteEvent(staff.client, soonestFirst[1] as string);
    const left = await walk(2, (page) => ownPage(person.client, page));
    expect(left.map(({ event }) => event.id)).toEqual(soonestFirst.toSpliced(1, 1));
  });

  it('are divided by the end of their events, those that are over with the latest first', async () => {
    const person = await app.world.user();
    const days = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'];
    const ids: string[] = [];
    for (const date of days) {
      const { id } = await app.world.event(staff, { ...FREE, date, startTime: '22:00', endTime: '02:00' });
      await placeFor(person, id);
      ids.push(id);
    }
    // That of the second day has ended at this instant; that of the third is on.
    app.clock.advance(Date.parse('2027-03-03T02:00:00Z') - app.clock.now().getTime());
    const listed = async (hasEnded?: boolean) =>
      (await walk(1, (page) => ownPage(person.client, { ...page, hasEnded }))).map(({ event }) => event.id);
    expect(await listed(true)).toEqual([ids[1], ids[0]]);
    expect(await listed(false)).toEqual([ids[2], ids[3]]);
    expect(await listed()).toEqual(ids);
  });

  it('are of no other person', async () => {
    const { id } = await app.world.event(staff, FREE);
    await placeFor(await app.world.user(), id);
    const { client } = await app.world.user();
    expect(await walk(100, (page) => ownPage(client, page))).toEqual([]);
  });
});
