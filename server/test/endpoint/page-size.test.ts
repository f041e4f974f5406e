import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApiSchema } from '../../src/schema.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { GraphQLAnswer } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0 });
  await giveBack(staff, (await placeFor(staff, id)).id);
  await placeFor(staff, id);
});
afterAll(() => app.close());

/** How each list is asked for, where `(first)` is its size, and where it is found in an answer. */
const lists: [name: string, selection: string, find: (data: GraphQLAnswer['data']) => unknown][] = [
  ['events', 'events(first) { nodes { id } }', (data) => data?.events],
  ['viewer.events', 'viewer { events(first) { nodes { id } } }', (data) => data?.viewer?.events],
  ['viewer.signUps', 'viewer { signUps(first) { nodes { id } } }', (data) => data?.viewer?.signUps],
  [
    'viewer.cancelledSignUps',
    'viewer { cancelledSignUps(first) { nodes { id } } }',
    (data) => data?.viewer?.cancelledSignUps,
  ],
  [
    'event.signUps',
    'events { nodes { signUps(first) { nodes { id } } } }',
    (data) => data?.events.nodes[0].signUps,
  ],
];

describe.each(lists)('G4: the size of a page of %s', (_name, selection, find) => {
  const list = (first: number | string) => selection.replace('(first)', `(first: ${first})`);
  const literal = (first: number) => staff.client.graphql(`{ ${list(first)} }`);
  const variable = (first: unknown) =>
    staff.client.graphql(`query ($first: Int!) { ${list('$first')} }`, { first });

  it.each([0, 101, -1, 1_000_000, -(2 ** 31), 2 ** 31 - 1])('is not %i', async (first) => {
    for (const { data, errors } of [await literal(first), await variable(first)]) {
      expect(find(data) ?? null).toBeNull();
      expect(errors).toMatchObject([
        { message: '"first" must be between 1 and 100', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });

  it.each([null, '20', 2.5, 2 ** 31, [20]])('is not %j', async (first) => {
    const { status, data, errors } = await variable(first);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([1, 100])('may be %i', async (first) => {
    for (const { data, errors } of [await literal(first), await variable(first)]) {
      expect(errors).toBeUndefined();
      expect(find(data)).toEqual({ nodes: [{ id: expect.any(String) }] });
    }
  });
});

/** Lists that cannot grow: what a payload or a page holds, and one entry for each value of an enumeration or day of a year. */
const shortLists = [
  /^\w+Connection\.(edges|nodes)$/,
  /^\w+Payload\.userErrors$/,
  /^MutationPayload\.userErrors$/,
  /^Account\.signInMethods$/,
  /^EventStatistics\.signUpsByDay$/,
  // 52 at most: the events of a series, or as many as can be asked for at once.
  /^EventPayload\.skippedEvents$/,
  /^SignUpToEventsPayload\.results$/,
  // Eleven kinds.
  /^Account\.storedData$/,
  // The hundred that were used last.
  /^Account\.sessions$/,
  // Five at most, two sentences, and six parts.
  /^Brand\.(links|setByOperator)$/,
  /^AccentTones\.moves$/,
  // A hundred people at most.
  /^Event\.(team|invitations|hosts)$/,
  // Twenty at most.
  /^Event\.viewerClashes$/,
  // Fifty at most.
  /^Account\.accessTokens$/,
  /^AccessToken\.scopes$/,
  // Twenty at most, and a page of their latest deliveries.
  /^Account\.webhooks$/,
  /^Webhook\.(topics|scopes|deliveries)$/,
  // Fifty at most, and as many as are found or recorded at once.
  /^Door\.(arrivedByDoor|passes|search)$/,
  /^EventTotals\.arrivalsByType$/,
  // Thirty days.
  /^RecentFigures\.signUpsByDay$/,
  /^RecordScansPayload\.scans$/,
  // Names of fields.
  /^EventDraft\.missing$/,
  // The thousand most frequent.
  /^Query\.eventTypes$/,
  // Of 42 days at most, each with three events.
  /^(?:Query|Account)\.eventDays$|^Account\.signUpDays$|^EventDay\.events$/,
];

describe('G4: every list is paged', () => {
  const fields = Object.values(buildApiSchema().getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => [
        `${type.name}.${field.name}`,
        field,
      ]),
    ) as [string, GraphQLField<unknown, unknown>][];
  const isList = (type: GraphQLOutputType) => isListType(getNullableType(type));
  const isConnection = (type: GraphQLOutputType) => getNamedType(type).name.endsWith('Connection');

  it('so a field is a connection, or a list that is known to be short', () => {
    const unpaged = fields
      .filter(([name, { type }]) => isList(type) && !shortLists.some((short) => short.test(name)))
      .map(([name]) => name);
    expect(unpaged).toEqual([]);
    const shortObjects = fields.filter(([, { type }]) => isList(type) && !isLeafType(getNamedType(type)));
    expect(shortObjects.length).toBeGreaterThan(0);
  });

  it('so a connection takes a size and a cursor, from either end', () => {
    const connections = fields.filter(([, { type }]) => isConnection(type));
    expect(connections.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Query.events', 'Account.events', 'Account.signUps', 'Event.signUps']),
    );
    for (const [name, { args }] of connections) {
      const types = Object.fromEntries(args.map((arg) => [arg.name, String(arg.type)]));
      expect(types, name).toMatchObject({ first: 'Int!', after: 'String', last: 'Int', before: 'String' });
    }
  });
});
