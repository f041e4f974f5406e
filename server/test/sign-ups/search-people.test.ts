import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';

const PEOPLE = graphql(`query People(
  $id: ID!, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = LATEST_FIRST
) {
  event(id: $id) {
    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy) {
      totalCount nodes { id name } pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** In the order in which they sign up. */
const NAMES = [
  'Zofia Wiśniewska',
  'émile Zola',
  'Bea 100% Ramsbottom',
  'Ezra',
  'emil',
  'Ångström',
  'bea ramsbottom',
];

let app: TestApp;
let creator: Person;
let user: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [creator, user] = [await app.world.staff(), await app.world.user()];
  id = (await app.world.event(creator, { pricePence: 0 })).id;
  for (const name of NAMES) {
    app.clock.advance(1_000);
    await placeFor(await app.world.user(), id, { name });
  }
});
afterAll(() => app.close());

type Variables = Omit<NonNullable<Parameters<ApiClient['graphql']>[1]>, 'id'>;

async function people(variables: Variables = {}, { client } = creator) {
  const { data, errors } = await client.graphql(PEOPLE, { id, ...variables });
  return { page: data?.event?.signUps, codes: errors?.map(({ extensions }) => extensions.code) };
}
const names = async (variables: Variables) => (await people(variables)).page?.nodes.map(({ name }) => name);

describe("an event's people by name", () => {
  const byName = [
    'Ångström',
    'Bea 100% Ramsbottom',
    'bea ramsbottom',
    'emil',
    'émile Zola',
    'Ezra',
    'Zofia Wiśniewska',
  ];

  it.each([1, 2, 3, 7, 100])('come from A to Z, case and accents aside, %i a page', async (first) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { page } = await people({ first, after, orderBy: 'NAME' });
      seen.push(...(page?.nodes.map(({ name }) => name) ?? []));
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(byName);
  });

  it('may be read by all people who are signed in', async () => {
    expect((await people({ orderBy: 'NAME' }, user)).page?.nodes).toHaveLength(7);
  });

  it.each([
    ['', 7],
    ['  ', 7],
    ['ramsbottom', 2],
    ['RAMSBOTTOM bea', 2],
    ['wisniewska', 1],
    ['WIŚNIEWSKA', 1],
    ['emil', 2],
    ['%', 1],
    ['_', 0],
    ['\\', 0],
    ["' OR 1=1 --", 0],
    ['\u0000', 7],
    ['\ud800', 0],
    ['emil '.repeat(3_000), 2],
    ['x'.repeat(30_000), 0],
  ])('with %j in name or address are found', async (search, count) => {
    for (const orderBy of ['NAME', 'LATEST_FIRST']) {
      const { page, codes } = await people({ search, orderBy });
      expect(codes).toBeUndefined();
      expect(page?.nodes).toHaveLength(count);
      expect(page?.totalCount).toBe(count);
    }
  });

  it('are found by their address, also by one that is not confirmed', async () => {
    const other = await app.world.event(creator, { pricePence: 0 });
    const person = await app.world.user();
    await placeFor(person, other.id, { name: 'Ines', email: 'typed_address@example.net' });
    const found = async (search: string) =>
      (await creator.client.graphql(PEOPLE, { id: other.id, search })).data.event?.signUps?.totalCount;
    expect(await found('Typed_Address@EXAMPLE.net')).toBe(1);
    // The account's own address is not shown, so it cannot be looked for.
    expect(await found(person.email)).toBe(0);
  });

  it('are looked through page by page', async () => {
    const first = await people({ search: 'em', orderBy: 'NAME', first: 1 });
    expect(first.page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const after = first.page?.pageInfo.endCursor;
    expect(await names({ search: 'em', orderBy: 'NAME', first: 1, after })).toEqual(['émile Zola']);
  });

  it('are looked for by the creator alone', async () => {
    for (const person of [user, await app.world.staff()]) {
      for (const search of ['a', '']) {
        const { page, codes } = await people({ search }, person);
        expect(page).toBeNull();
        expect(codes).toEqual(['FORBIDDEN']);
      }
    }
    expect((await people({ search: 'a' }, { ...user, client: app.anonymous() })).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
  });

  it.each([
    ['without an id', ['emil']],
    ['with a name that cannot be stored', ['a\u0000', '01a1fb2f-3717-715a-b2f6-149fa4f183de']],
    ['with half a character', ['a\ud800', '01a1fb2f-3717-715a-b2f6-149fa4f183de']],
    [
      'with a longer name than names are sorted by',
      ['a'.repeat(200), '01a1fb2f-3717-715a-b2f6-149fa4f183de'],
    ],
  ])('go on after no cursor %s', async (_what, keys) => {
    const after = Buffer.from(JSON.stringify(keys)).toString('base64url');
    expect((await people({ after, orderBy: 'NAME' })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('go on after a name of 60 characters, each of two UTF-16 units', async () => {
    const other = await app.world.event(creator, { pricePence: 0 });
    for (const end of ['a', 'b']) {
      await placeFor(await app.world.user(), other.id, { name: '🎪'.repeat(70) + end });
    }
    const read = async (after?: string | null) =>
      (await creator.client.graphql(PEOPLE, { id: other.id, first: 1, orderBy: 'NAME', after })).data.event
        ?.signUps;
    const first = await read();
    const second = await read(first?.pageInfo.endCursor);
    expect(new Set([first?.nodes[0]?.id, second?.nodes[0]?.id]).size).toBe(2);
    expect(second?.pageInfo.hasNextPage).toBe(false);
  });
});
