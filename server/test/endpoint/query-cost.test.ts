import { type OperationDefinitionNode, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryCost } from '../../src/platform/graphql/limits/query-cost.js';
import { buildApiSchema } from '../../src/schema.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const schema = buildApiSchema();
const event = (fields: string) => `{ event(id: "1") { ${fields} } }`;

/** Words with different letters alone: digits are not forgiven. */
const words = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    [...String(n)]
      .map((digit) => 'abcdefghij'[Number(digit)])
      .join('')
      .padStart(6, 'z'),
  ).join(' ');

function costOf(query: string, variables: Record<string, unknown> = {}): number | null {
  const document = parse(query);
  return queryCost(schema, document, document.definitions[0] as OperationDefinitionNode, variables);
}

/** One for the query, one for the connection, one for each event. */
const hundredEvents = 1 + 1 + 100;

describe('G21: the cost of a query is what it may return', () => {
  it.each([
    ['one object', event('id'), {}, 2],
    ['a page', '{ events(first: 100) { nodes { id } } }', {}, hundredEvents],
    ['a page of the default size', '{ events { nodes { id } } }', {}, 1 + 1 + 20],
    ['a page of the size of a variable', sized('$n: Int!', '$n'), { n: 100 }, hundredEvents],
    ['a page of the size of a variable’s default', sized('$n: Int! = 100', '$n'), {}, hundredEvents],
    ['a page without the value of its variable', sized('$n: Int', '$n'), {}, 1 + 1 + 20],
    ['a page over the largest', '{ events(first: 2147483647) { nodes { id } } }', {}, hundredEvents],
    ['a page below the smallest', '{ events(first: -1) { nodes { id } } }', {}, 3],
    ['edges', '{ events(first: 100) { edges { node { id } } } }', {}, hundredEvents + 100],
    [
      'nodes and edges',
      '{ events(first: 100) { nodes { id } edges { node { id } } } }',
      {},
      hundredEvents + 200,
    ],
    ['the length of a list', '{ events(first: 100) { totalCount } }', {}, 1 + 1 + 20],
    [
      'the lengths of lists in a page',
      '{ events(first: 10) { nodes { signUps { totalCount } } } }',
      {},
      2 + 10 + 10 * (1 + 20),
    ],
    ['where the page lies', '{ events(first: 100) { pageInfo { endCursor } } }', {}, 3],
    [
      'pages in pages',
      '{ events(first: 10) { nodes { signUps(first: 9) { nodes { id } } } } }',
      {},
      2 + 10 + 10 + 90,
    ],
    [
      'fragments',
      '{ ...Q } fragment Q on Query { events(first: 100) { ...C } } fragment C on EventConnection { ... { nodes { id } } }',
      {},
      hundredEvents,
    ],
    [
      'aliases',
      '{ a: events(first: 100) { nodes { id } } b: events(first: 50) { nodes { id } } }',
      {},
      hundredEvents + 51,
    ],
    [
      'what several fragments ask for',
      '{ events(first: 100) { nodes { id } } ...Q } fragment Q on Query { events(first: 100) { nodes { id date } } }',
      {},
      hundredEvents,
    ],
    ['a skipped field', '{ events(first: 100) @skip(if: true) { nodes { id } } }', {}, 1],
    [
      'what a variable leaves out',
      'query ($if: Boolean!) { events(first: 100) @include(if: $if) { nodes { id } } }',
      { if: false },
      1,
    ],
    [
      'the places of several sign-ups, as often as there are events',
      'mutation ($input: SignUpToEventsInput!) { signUpToEvents(input: $input) { results { signUp { id } } } }',
      { input: { eventIds: ['1', '2', '3'], name: '', email: '' } },
      1 + 1 + 3 + 3,
    ],
    ['a short text', event('location'), {}, 2],
    ['a description', event('description'), {}, 1 + 25],
    ['a description by several names', event('a: description b: description c: description'), {}, 1 + 75],
    ['a long name', event(`${'a'.repeat(2_000)}: id`), {}, 1 + 10],
    ['introspection', '{ __schema { types { name } } }', {}, 501],
    ['the name of a type', '{ __typename }', {}, 1],
  ])('%s', (_what, query, variables, cost) => {
    expect(costOf(query, variables)).toBe(cost);
  });

  const search = (text: string) => `{ events(first: 1, filter: { search: "${text}" }) { nodes { id } } }`;
  const two = (text: string) => search(text).replace(/events(.*) }$/, 'a: events$1 b: events$1 }');
  const nested = (searched: string) =>
    `{ events(first: 3) { nodes { signUps(first: 1${searched}) { nodes { id } } } } }`;

  it.each([
    ['10 for a word', search('tea'), 3 + 10],
    ['20 more for one in which a typo is forgiven', search('orchard tea'), 3 + 2 * 10 + 20],
    ['for fifty words at most, ten of them forgiven', search(words(200)), 3 + 50 * 10 + 10 * 20],
    ['nothing without a word', search(' … '), 3],
    [
      '20 for a word among sign-ups',
      nested(', search: "ines moreau"').replace('first: 3', 'first: 1'),
      5 + 2 * 20,
    ],
    [
      '20 for people who have arrived, or have not',
      nested(', arrived: false').replace('first: 3', 'first: 1'),
      5 + 20,
    ],
    [
      'both for a word among people who have arrived',
      nested(', search: "ines", arrived: true').replace('first: 3', 'first: 1'),
      5 + 20 + 20,
    ],
  ])('S40: a search costs %s', (_name, query, cost) => {
    expect(costOf(query)).toBe(cost);
  });

  it('S40: a document searches at most twice, lists counted', () => {
    expect(costOf(two('tea'))).toBe(1 + 2 * (2 + 10));
    const third = two('tea').replace('{ a:', '{ c: events(filter: { search: "jam" }) { nodes { id } } a:');
    for (const query of [third, nested(', search: "ines"'), nested(', arrived: true')])
      expect(() => costOf(query)).toThrow('A query may search 2 times at most');
    expect(costOf(nested(''))).toBeGreaterThan(0);
  });

  it('is told by execution where the variables are wrong', () => {
    expect(costOf(sized('$n: Int!', '$n'), { n: 'many' })).toBeNull();
  });
});

function sized(definition: string, size: string): string {
  return `query (${definition}) { events(first: ${size}) { nodes { id } } }`;
}

const people = (fields: string, first = '100') => `signUps(first: ${first}) { nodes { ${fields} } }`;
const peopleOfPeople = (first?: string) => event(people(`event { ${people('id', first)} }`, first));

const bombs: [name: string, query: string, variables: object][] = [
  ['three pages deep', event(people(`event { ${people(`event { ${people('email')} }`)} }`)), {}],
  ['two pages deep', peopleOfPeople(), {}],
  ['by a variable', `query ($n: Int!) ${peopleOfPeople('$n')}`, { n: 100 }],
  ['by a default', `query ($n: Int! = 100) ${peopleOfPeople('$n')}`, {}],
  ['by edges', '{ events(first: 100) { edges { node { signUps(first: 100) { edges { cursor } } } } } }', {}],
  [
    'by fragments',
    '{ events(first: 100) { nodes { ...E } } } fragment E on Event { signUps(first: 100) { ...C } } fragment C on SignUpConnection { nodes { id } }',
    {},
  ],
  [
    'by aliases',
    `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: events(first: 100) { nodes { description } }`).join(' ')} }`,
    {},
  ],
  [
    'in a mutation',
    `mutation { updateEvent(input: { id: "1" }) { event { ${people(`event { ${people('id')} }`)} } } }`,
    {},
  ],
];

describe('over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  // `pnpm attack` measures how long it takes.
  it.each(bombs)('G21: a query that may return too much is refused, %s', async (_how, query, variables) => {
    const { client } = await app.world.staff();
    const { status, data, errors } = await client.graphql(query, variables);

    expect(status).toBe(400);
    expect(data).toBeUndefined();
    const [error] = errors ?? [];
    expect(errors).toEqual([
      {
        message: `The query costs ${error?.extensions.cost}, more than ${error?.extensions.limit}. Please ask for smaller pages or fewer fields`,
        extensions: {
          code: 'QUERY_TOO_EXPENSIVE',
          cost: expect.any(Number),
          limit: query.startsWith('mutation') ? 1_000 : 5_000,
        },
      },
    ]);
    expect(error?.extensions.cost).toBeGreaterThan(5_000);
  });

  it('G21: it is refused whatever the client accepts', async () => {
    const [[, query] = []] = bombs;
    const { status } = await app.anonymous().graphql(query ?? '', {}, { accept: 'application/json' });
    expect(status).toBe(400);
  });

  it('G21: the cost is told to a caller that asks for it, and to no other', async () => {
    const query = '{ events(first: 100) { nodes { id } } }';
    const asked = await app.anonymous().graphql(query, {}, { 'x-turnout-cost': '1' });
    expect(asked).toMatchObject({ status: 200, extensions: { cost: hundredEvents } });
    expect((await app.anonymous().graphql(query)).extensions).toBeUndefined();
  });

  it('G21: a document that was answered before is counted anew with its variables', async () => {
    const query = 'query ($n: Int!) { events(first: $n) { nodes { signUps(first: $n) { nodes { id } } } } }';
    const statuses = [];
    for (const n of [1, 100, 1]) statuses.push((await app.anonymous().graphql(query, { n })).status);
    expect(statuses).toEqual([200, 400, 200]);
  });

  it.each([
    [
      'events with all their own fields',
      '{ events(first: 100) { nodes { id title description location type date startTime endTime pricePence public signUpCount createdAt viewerCanEdit createdBy { id name } } pageInfo { hasNextPage endCursor } } }',
    ],
    [
      'events with their latest sign-ups',
      '{ events(first: 40) { nodes { id title signUps(first: 40) { nodes { id name } } } } }',
    ],
    [
      'sign-ups with their events',
      '{ viewer { signUps(first: 100) { edges { cursor node { id name email payment { status } event { id title description location } } } } } }',
    ],
  ])('G21: an honest page of a hundred is answered: %s', async (_what, query) => {
    const { client } = await app.world.user();
    expect(await client.graphql(query)).toMatchObject({ status: 200 });
  });
});
