import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedErrors } from '../support/logged-errors.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

let app: TestApp;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
  eventId = (await app.world.event(staff)).id;
});
afterAll(() => app.close());

const REGISTER = 'register(input: $input) { userErrors { code } }';
const CREATE = 'createEvent(input: $input) { userErrors { code } }';
const list = (args: string) => `{ events(${args}) { nodes { id } } }`;
const mutation = (field: string, input: string) =>
  `mutation ${field.replace('$input', input)}`.replace(/ (\w+)\(/, ' { $1(').concat(' }');
const fields =
  'title: "a" description: "b" location: "c" type: "d" date: "2027-03-14" startTime: "10:00" endTime: "11:00"';
const values = {
  title: 'a',
  description: 'b',
  location: 'c',
  type: 'd',
  date: '2027-03-14',
  startTime: '10:00',
  endTime: '11:00',
};
const create = (more: string) => mutation(CREATE, `{ ${fields} ${more} }`);
const person = 'email: "a@example.org", password: "correct horse"';

const mistakes: [what: string, literal: string, byVariable: string, variables: object][] = [
  ['null for a size', list('first: null'), `query ($v: Int) ${list('first: $v')}`, { v: null }],
  ['a text for a size', list('first: "20"'), `query ($v: Int!) ${list('first: $v')}`, { v: '20' }],
  ['a fraction for a size', list('first: 1.5'), `query ($v: Int!) ${list('first: $v')}`, { v: 1.5 }],
  [
    'a size over 32 bits',
    list('first: 2147483648'),
    `query ($v: Int!) ${list('first: $v')}`,
    { v: 2147483648 },
  ],
  ['a list for a size', list('first: [1]'), `query ($v: Int!) ${list('first: $v')}`, { v: [1] }],
  ['a size of 0', list('first: 0'), `query ($v: Int!) ${list('first: $v')}`, { v: 0 }],
  ['a size of 101', list('first: 101'), `query ($v: Int!) ${list('first: $v')}`, { v: 101 }],
  ['a size of 101 from the end', list('last: 101'), `query ($v: Int) ${list('last: $v')}`, { v: 101 }],
  ['a number for a cursor', list('after: 5'), `query ($v: String) ${list('after: $v')}`, { v: 5 }],
  ['no cursor of ours', list('after: "x"'), `query ($v: String) ${list('after: $v')}`, { v: 'x' }],
  [
    'no cursor of ours to end before',
    list('last: 1, before: "x"'),
    `query ($v: String) ${list('last: 1, before: $v')}`,
    { v: 'x' },
  ],
  [
    'two directions at once',
    list('last: 1, after: "x"'),
    `query ($v: Int) ${list('last: $v, after: "x"')}`,
    { v: 1 },
  ],
  [
    'no day of the calendar',
    list('filter: { from: "2027-02-31" }'),
    `query ($v: LocalDate) ${list('filter: { from: $v }')}`,
    { v: '2027-02-31' },
  ],
  [
    'the year 0000',
    list('filter: { from: "0000-01-01" }'),
    `query ($v: LocalDate) ${list('filter: { from: $v }')}`,
    { v: '0000-01-01' },
  ],
  [
    'a filter that is not there',
    list('filter: { colour: "red" }'),
    `query ($v: EventFilter) ${list('filter: $v')}`,
    { v: { colour: 'red' } },
  ],
  [
    'a text for a truth',
    list('filter: { free: "yes" }'),
    `query ($v: Boolean) ${list('filter: { free: $v }')}`,
    { v: 'yes' },
  ],
  ['null for an id', '{ event(id: null) { id } }', 'query ($v: ID!) { event(id: $v) { id } }', { v: null }],
  [
    'a list for an id',
    '{ event(id: ["1"]) { id } }',
    'query ($v: ID!) { event(id: $v) { id } }',
    { v: ['1'] },
  ],
  [
    'a word that no role has',
    mutation(REGISTER, `{ role: ADMIN, ${person} }`),
    `mutation ($v: Role!) { ${REGISTER.replace('$input', `{ role: $v, ${person} }`)} }`,
    { v: 'ADMIN' },
  ],
  [
    'no role',
    mutation(REGISTER, `{ ${person} }`),
    `mutation ($v: RegisterInput!) { ${REGISTER.replace('$input', '$v')} }`,
    { v: { email: 'a@example.org', password: 'correct horse' } },
  ],
  [
    'null for an input',
    mutation(REGISTER, 'null'),
    `mutation ($v: RegisterInput!) { ${REGISTER.replace('$input', '$v')} }`,
    { v: null },
  ],
  [
    'a time that is not there',
    create('').replace('"10:00"', '"25:00"'),
    `mutation ($v: CreateEventInput!) { ${CREATE.replace('$input', '$v')} }`,
    { v: { ...values, startTime: '25:00' } },
  ],
  [
    'null for a price',
    create('pricePence: null'),
    `mutation ($v: Int) { ${CREATE.replace('$input', `{ ${fields} pricePence: $v }`)} }`,
    { v: null },
  ],
];

describe('G26: the same mistake has the same code as a literal and as a variable', () => {
  it.each(mistakes)('%s', async (_what, literal, byVariable, variables) => {
    app.logged.length = 0;
    const answers = [await staff.client.graphql(literal), await staff.client.graphql(byVariable, variables)];
    for (const { data, errors } of answers) {
      expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
    expect(loggedErrors(app)).toEqual([]);
  });

  it('and so have very many at once', async () => {
    const input = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`wrong${n}`, n]));
    const { status, errors = [] } = await staff.client.graphql(
      `mutation ($v: CreateEventInput!) { ${CREATE.replace('$input', '$v')} }`,
      { v: input },
    );
    expect(status).toBe(400);
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
  });

  it('and a mistake in the document’s own words is one of the document', async () => {
    for (const query of [
      '{ nothing }',
      '{ event { id } }',
      '{ event(id: $v) { id } }',
      'query ($v: Int) { event(id: $v) { id } }',
    ]) {
      const { errors } = await staff.client.graphql(query);
      expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
  });
});

describe('G34: a value that is wrong is named by its place', () => {
  const answers = async (literal: string, byVariable: string, variables: object) => [
    await staff.client.graphql(literal),
    await staff.client.graphql(byVariable, variables),
  ];

  it('in an input, written in the document or given as a variable', async () => {
    const wrong = create('').replace('"2027-03-14"', '"2027-02-31"');
    const byVariable = `mutation ($v: CreateEventInput!) { ${CREATE.replace('$input', '$v')} }`;
    const [literal, variable] = await answers(wrong, byVariable, { v: { ...values, date: '2027-02-31' } });
    for (const answer of [literal, variable])
      expect([answer?.status, answer?.data]).toEqual([400, undefined]);
    expect(literal?.errors).toMatchObject([
      {
        message: 'At "input.date": LocalDate must be a day of the calendar, like 2027-03-14',
        extensions: { inputPath: ['input', 'date'] },
      },
    ]);
    expect(variable?.errors).toMatchObject([
      { message: expect.stringContaining('"v.date"'), extensions: { inputPath: ['v', 'date'] } },
    ]);
  });

  it('each of several, and in lists', async () => {
    const ids = 'first: 1.5, filter: { ids: ["1", true], from: "x" }';
    const query =
      'query ($v: EventFilter, $first: Int!) { events(first: $first, filter: $v) { nodes { id } } }';
    const given = { first: 1.5, v: { ids: ['1', true], from: 'x' } };
    const [literal, variable] = await answers(list(ids), query, given);
    const placesOf = (answer: typeof literal) =>
      answer?.errors?.map(({ extensions }) => extensions.inputPath);
    expect(placesOf(literal)).toEqual([['first'], ['filter', 'ids', 1], ['filter', 'from']]);
    expect(placesOf(variable)?.sort()).toEqual([['first'], ['v', 'from'], ['v', 'ids', 1]]);
  });

  it('where it is a null by a variable, which is known when the query runs', async () => {
    const { status, data, errors } = await staff.client.graphql(
      'query ($v: Int) { settings { productName } events(first: $v) { nodes { id } } }',
      { v: null },
    );
    expect([status, data, errors?.[0]?.extensions.inputPath]).toEqual([400, undefined, ['first']]);
  });
});

describe('G34: a mutation with a mistake does nothing', () => {
  it.each([
    ['a page’s size', 'signUps(first: 101) { nodes { id } }', undefined],
    ['a page’s size from the end', 'signUps(last: 101) { nodes { id } }', undefined],
    ['a page’s cursor', 'signUps(after: "x") { nodes { id } }', undefined],
    ['a page’s cursor to end before', 'signUps(last: 1, before: "x") { nodes { id } }', undefined],
    ['a size that is null by a variable', 'signUps(first: $n) { nodes { id } }', null],
  ])('in %s of its answer', async (_what, selection, n) => {
    const title = `Not created ${crypto.randomUUID()}`;
    const answer = await staff.client.graphql(
      `mutation ($v: CreateEventInput!${n === null ? ', $n: Int' : ''}) { createEvent(input: $v) { event { ${selection} } } }`,
      { v: { ...values, title }, n },
    );
    expect([answer.status, answer.data, answer.errors?.[0]?.extensions.code]).toEqual([
      400,
      undefined,
      'BAD_USER_INPUT',
    ]);
    expect(await app.database.query('SELECT 1 FROM events WHERE title = $1', [title])).toEqual([]);
  });
});

describe('G26: a cursor of the year 0000 is none of the list’s', () => {
  const cursor = (...keys: string[]) =>
    Buffer.from(JSON.stringify([...keys, '01a1fb2f-3717-715a-b2f6-149fa4f183de'])).toString('base64url');
  const lists: [string, (after: string) => string, string][] = [
    ['events', (after) => list(`after: "${after}"`), cursor('0000-01-01', '10:00')],
    [
      'the viewer’s sign-ups',
      (after) => `{ viewer { signUps(after: "${after}") { nodes { id } } } }`,
      cursor('0000-01-01', '10:00'),
    ],
    [
      'the viewer’s places given back',
      (after) => `{ viewer { cancelledSignUps(after: "${after}") { nodes { id } } } }`,
      cursor('0000-01-01T00:00:00.000Z'),
    ],
    [
      'an event’s sign-ups',
      (after) => `{ event(id: "${eventId}") { signUps(after: "${after}") { nodes { id } } } }`,
      cursor('0000-01-01T00:00:00.000Z'),
    ],
    [
      'the scans at a door',
      (after) => `{ event(id: "${eventId}") { door { scans(after: "${after}") { nodes { id } } } } }`,
      cursor('0000-01-01T00:00:00.000Z'),
    ],
    [
      'payments needing attention',
      (after) =>
        `{ event(id: "${eventId}") { paymentsNeedingAttention(after: "${after}") { nodes { id } } } }`,
      cursor('0000-01-01T00:00:00.000Z'),
    ],
  ];

  it.each(lists)('%s', async (_what, query, after) => {
    const { errors } = await staff.client.graphql(query(after));
    expect(errors).toMatchObject([
      { message: '"after" is not a cursor of this list', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});
