import { type GraphQLField, getNamedType, isEnumType, isObjectType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryCost } from '../../src/platform/graphql/limits/query-cost.js';
import { buildApiSchema } from '../../src/schema.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { fillEveryList } from './list-of-everything.js';

const SIZE = 3;

const schema = buildApiSchema();
const lists = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ parent: type.name, field })))
  .filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
  .map(({ parent, field }) => [`${parent}.${field.name}`, parent, field] as const);

let app: TestApp;
let creator: Person;
let eventId: string;
let seriesId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, env: { QUERY_COST_PER_MINUTE: '1000000' } });
  creator = await app.world.staff();
  eventId = await fillEveryList(app, creator);
  const [series] = await app.database.query<{ id: string }>('SELECT id FROM event_series');
  seriesId = series?.id ?? '';
});
afterAll(() => app.close());

/** How a field of a type is reached. */
const ways: Record<string, (selection: string) => string> = {
  Query: (selection) => `{ ${selection} }`,
  Account: (selection) => `{ viewer { ${selection} } }`,
  EventSeries: (selection) => `{ node(id: "${seriesId}") { ... on EventSeries { ${selection} } } }`,
  Door: (selection) => `{ event(id: "${eventId}") { door { ${selection} } } }`,
  Event: (selection) => `{ event(id: "${eventId}") { ${selection} } }`,
};

interface Page {
  edges: { cursor: string }[];
  nodes: object[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

const documentOf = (parent: string, name: string, args: string) =>
  (ways[parent] as (selection: string) => string)(
    `list: ${name}(${args}) { edges { cursor } nodes { __typename } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`,
  );

async function read(parent: string, name: string, args: string): Promise<Page> {
  const { data, errors } = await creator.client.graphql(documentOf(parent, name, args));
  expect(errors).toBeUndefined();
  const [found] = Object.values<{ list: Page; door?: { list: Page } }>(data);
  const page = (parent === 'Query' ? data.list : (found?.door ?? found)?.list) as Page;
  expect(page.nodes).toHaveLength(page.edges.length);
  expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor);
  expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor);
  return page;
}

const cursorsOf = ({ edges }: Page) => edges.map(({ cursor }) => cursor);

/** The other arguments of a list: every order, and the filters that restrict it. */
function variantsOf({ args }: GraphQLField<unknown, unknown>): string[] {
  const has = (name: string) => args.some((arg) => arg.name === name);
  const type = args.find(({ name }) => name === 'orderBy')?.type;
  const order = type && getNamedType(type);
  const orders = isEnumType(order) ? order.getValues().map(({ name }) => `, orderBy: ${name}`) : [''];
  const rest = [
    '',
    ...(has('hasEnded') ? [', hasEnded: true', ', hasEnded: false'] : []),
    ...(has('search') ? [', search: "ines"'] : []),
    ...(has('filter') ? [', filter: { search: "bread" }', ', filter: { search: "braed" }'] : []),
  ];
  return orders.flatMap((each) => rest.map((more) => each + more));
}

it('every list is reached by this test', () => {
  expect(lists.length).toBeGreaterThan(10);
  expect([...new Set(lists.map(([, parent]) => parent))].toSorted()).toEqual(Object.keys(ways).toSorted());
});

describe.each(lists)('G33: %s backwards', (_path, parent, field) => {
  it.each(variantsOf(field))('has the same order, page by page%s', async (variant) => {
    const forward: Page[] = [];
    for (let after = ''; forward.at(-1)?.pageInfo.hasNextPage ?? true; ) {
      const page = await read(parent, field.name, `first: ${SIZE}${after}${variant}`);
      forward.push(page);
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    const whole = forward.flatMap(cursorsOf);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(SIZE);

    const backward: Page[] = [];
    for (let before = ''; backward[0]?.pageInfo.hasPreviousPage ?? true; ) {
      const page = await read(parent, field.name, `last: ${SIZE}${before}${variant}`);
      expect(page.pageInfo.hasNextPage).toBe(before !== '');
      backward.unshift(page);
      before = `, before: "${page.pageInfo.startCursor}"`;
    }
    expect(backward.flatMap(cursorsOf)).toEqual(whole);
    expect(backward.slice(1).every(({ edges }) => edges.length === SIZE)).toBe(true);

    // Turning round leads to the page before.
    const [first, second] = forward as [Page, Page];
    const before = `last: ${SIZE}, before: "${second.pageInfo.startCursor}"${variant}`;
    const turned = await read(parent, field.name, before);
    expect(cursorsOf(turned)).toEqual(cursorsOf(first));
    expect(turned.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it.each([
    ['last: 0', '"last" must be between 1 and 100'],
    ['last: 101', '"last" must be between 1 and 100'],
    ['before: "x"', '"before" goes with "last" alone'],
    ['first: 5, before: "x"', '"before" goes with "last" alone'],
    ['last: 5, after: "x"', '"after" does not go with "last": give "before", or "first" alone'],
    ['last: 5, before: "x"', '"before" is not a cursor of this list'],
  ])('is refused for %s', async (args, message) => {
    const { status, data, errors } = await creator.client.graphql(documentOf(parent, field.name, args));
    expect([status, data]).toEqual([400, undefined]);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('G21: costs what as many from the beginning cost', () => {
    const costOf = (declaration: string, args: string, variables = {}) => {
      const document = parse(`query ${declaration} ${documentOf(parent, field.name, args)}`);
      const [operation] = document.definitions;
      if (operation?.kind !== 'OperationDefinition') throw new Error('This is no query');
      return queryCost(schema, document, operation, variables);
    };
    const cost = costOf('', 'first: 100');
    expect(cost).toBeGreaterThan(200);
    expect(costOf('', 'last: 100')).toBe(cost);
    expect(costOf('', 'first: 1, last: 100')).toBe(cost);
    expect(costOf('($last: Int)', 'last: $last', { last: 100 })).toBe(cost);
    expect(costOf('($last: Int = 100)', 'first: 1, last: $last')).toBe(cost);
    expect(costOf('($last: Int)', 'first: 100, last: $last')).toBe(cost);
    expect(costOf('($last: Int)', 'first: 100, last: $last', { last: null })).toBe(cost);
    expect(costOf('($last: Int)', 'first: 100, last: $last', { last: 1 })).toBeLessThan(cost ?? 0);
  });
});
