import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

const fragmentBomb = (levels: number, on: string, fields: string) =>
  times(levels, (n) => `fragment F${n} on ${on} { ${fields} ...F${n + 1} ...F${n + 1} }`);

/** Levels of a bomb. Each level doubles the number of paths: a validator that visits each path does not end. */
const LEVELS = 50;

const tooLarge = {
  'G2: 1,001 tokens': ofTokens(1_001),
  'G2: 16 aliases of one field': `{ ${times(16, (n) => `a${n}: settings { productName }`)} }`,
  'G2: 16 aliases of one mutation': `mutation { ${times(16, (n) => `a${n}: logOut { userErrors { code } }`)} }`,
  'G2: 51 directives': `{ settings { ${times(51, () => 'productName @include(if: true)')} } }`,
  'G2: 900 selections, one in the other': `{ ${'a { '.repeat(400)} b ${'}'.repeat(400)} }`,
  'G2: fields deeper than 10': deepQuery(11),
  'G3: a fragment bomb': `{ ...F0 } ${fragmentBomb(LEVELS, 'Query', '')} fragment F${LEVELS} on Query { settings { productName } }`,
  'G3: a fragment bomb with fields': `{ events { nodes { ...F0 } } } ${fragmentBomb(LEVELS, 'Event', 'id viewerCanEdit')} fragment F${LEVELS} on Event { id }`,
  'G3: a fragment bomb with aliases': `{ events { nodes { ...F0 } } } ${fragmentBomb(LEVELS, 'Event', 'a: id b: title')} fragment F${LEVELS} on Event { id }`,
  'G3: a bomb of inline fragments': `{ ${'... { '.repeat(200)} settings { productName } ${'}'.repeat(200)} }`,
  'G3: fragments in a circle': '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  'G3: a fragment in itself': '{ ...A } fragment A on Query { ...A settings { productName } }',
  'G2: 240 times the same field': `{ ${times(240, () => 'settings { sandbox }')} }`,
  'G2: 31 times the same field with many below': `{ ${times(31, () => `settings { ${times(25, () => 'sandbox')} }`)} }`,
  'G2: one field in 31 fragments': `{ ${times(31, (n) => `...F${n}`)} } ${times(31, (n) => `fragment F${n} on Query { settings { sandbox } }`)}`,
  'G2: one field 40 times below another': `{ ${times(10, () => `viewer { ${times(4, () => 'events { nodes { id } }')} }`)} }`,
  'G2: 230 times the same field in an unused fragment': `{ __typename } fragment F on Query { ${times(230, () => 'settings { sandbox }')} }`,
  'G2: introspection twice': `{ ${times(2, (n) => `a${n}: __schema { types { name } }`)} }`,
  'G2: introspection of a type beside the schema': `{ ...F __type(name: "Event") { name } } fragment F on Query { __schema { types { name } } }`,
  'G2: a name of 101 characters': `{ ${'a'.repeat(101)}: __typename }`,
  'G3: fragments that multiply each other': `{ event(id: "1") { ...F0 } } ${multiplying(8)}`,
  'G2: introspection in circles':
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
};

function multiplying(levels: number): string {
  const fields = (n: number) => times(5, (a) => `a${a}: viewerSignUp { event { ...F${n} } }`);
  const fragments = times(levels, (n) => `fragment F${n} on Event { ${fields(n + 1)} }`);
  return `${fragments} fragment F${levels} on Event { id }`;
}

function ofTokens(count: number): string {
  const groups = times(Math.floor((count - 5) / 6), () => '... on Settings { productName }');
  return `{ settings { ${groups} ${'productName '.repeat((count - 5) % 6)} } }`;
}

/** Inline fragments count as a level each, so a document can be deeper than the schema. */
function deepQuery(depth: number): string {
  const between = depth - 2;
  return `{ settings { ${'... on Settings { '.repeat(between)} productName ${'}'.repeat(between)} } }`;
}

/** `pnpm attack` measures how long it takes. */
describe('a document over its limits is a clean 400', () => {
  it.each(Object.entries(tooLarge))('%s', async (_name, query) => {
    app.logged.length = 0;
    const { status, data, errors } = await app.anonymous().graphql(query);

    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.length).toBeGreaterThan(0);
    for (const { extensions } of errors ?? []) {
      expect(extensions.code).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/);
    }
    expect(app.logged.filter(({ reqId }) => reqId)).toEqual([]);
  });
});

describe('a document within its limits is answered', () => {
  it.each([
    ['1,000 tokens', ofTokens(1_000)],
    ['15 aliases', `{ ${times(15, (n) => `a${n}: settings { productName }`)} }`],
    ['50 directives', `{ settings { ${times(50, () => 'productName @include(if: true)')} } }`],
    ['fields 10 deep', deepQuery(10)],
    ['30 times the same field', `{ ${times(30, () => 'settings { sandbox }')} }`],
    ['a name of 100 characters', `{ ${'a'.repeat(100)}: __typename }`],
    [
      'the introspection of tools',
      getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }),
    ],
  ])('%s', async (_what, query) => {
    const { status, data, errors } = await app.anonymous().graphql(query);
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    expect(Object.keys(data).length).toBeGreaterThan(0);
  });
});
