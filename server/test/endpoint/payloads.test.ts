import { uniq } from 'es-toolkit/array';
import { isEqual } from 'es-toolkit/predicate';
import {
  execute,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessScope } from '../../src/features/accounts/access-tokens/access-scope.js';
import { buildApiSchema } from '../../src/schema.js';
import { programOf } from '../accounts/access-token-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { ApiClient } from '../support/api-client.js';
import { contextOf } from '../support/context-of.js';
import type { Person } from '../support/world.js';
import { argsOf, entries } from './operations/call.js';
import type { Operation } from './operations/operation.js';
import { newThings } from './operations/things.js';
import { fieldsOf, waysToValues } from './schema-paths.js';

const schema = buildApiSchema();
const fieldOf = (mutation: string) => schema.getMutationType()?.getFields()[mutation];

interface Node {
  field: string;
  type: string;
  /** Each way to a value of it. */
  ways: string[][];
}

/** The fields of a mutation's payload that give an object which can be read again by its id. */
function nodesOf(mutation: string): Node[] {
  const payload = getNamedType(fieldOf(mutation)?.type)?.name ?? '';
  return fieldsOf(payload)
    .filter(({ type }) => !isListType(type) && isNode(getNamedType(type)))
    .map(({ name, type }) => ({ field: name, type: getNamedType(type).name, ways: waysOf(type) }));
}

const isNode = (type: GraphQLNamedType) =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');

/** Through two objects: as far as a list of people of an event. One that shows fewer names counts more that it hides. */
const waysOf = (type: GraphQLOutputType) =>
  waysToValues(getNamedType(type).name, 2).filter((way) => !way.includes('hiddenSignUpCount'));

/** The mutations with such a payload, and the scopes with one of which alone a program may call them. */
const mutations = entries
  .filter(([name]) => name.startsWith('Mutation.'))
  .map(([name, operation]) => {
    const scopes = uniq([operation.scope, operation.scopeForOthers]).filter(
      (scope) => scope && scope !== 'none',
    );
    return { mutation: name.replace('Mutation.', ''), operation, scopes: scopes as AccessScope[] };
  })
  .filter(({ mutation, scopes }) => scopes.length > 0 && nodesOf(mutation).length > 0);

const roles = ['user', 'owner', 'editor', 'otherStaff', 'otherUser'] as const;
let app: PaymentsApp;
let people: Record<(typeof roles)[number], Person>;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  const { world } = app;
  const [user, otherUser] = [await world.user(), await world.user()];
  const [owner, editor, otherStaff] = [await world.staff(), await world.staff(), await world.staff()];
  people = { user, owner, editor, otherStaff, otherUser };
});
afterAll(() => app.close());

type Values = Record<string, unknown>;

/** Without the limits of documents: each value has an alias of its own, so that a refusal of one hides no other. */
async function answerTo(client: ApiClient, document: string, variableValues: Values): Promise<Values> {
  const contextValue = await contextOf(app, { client });
  const { data, errors = [] } = await execute({
    schema,
    document: parse(document),
    contextValue,
    variableValues,
  });
  expect(errors.filter(({ originalError, extensions }) => originalError && !extensions.code)).toEqual([]);
  return { ...data };
}

const selectionOf = (way: string[]) =>
  way.reduceRight((inner, field) => `${field} ${inner && `{ ${inner} }`}`, '');

/** The value at the end of a way; of a list those of its items. */
function valueOn(object: unknown, way: string[]): unknown {
  return way.reduce<unknown>(
    (value, field) =>
      Array.isArray(value)
        ? value.map((each) => each?.[field] ?? null)
        : ((value as Values)?.[field] ?? null),
    object,
  );
}

const isShown = (value: unknown) =>
  Array.isArray(value) ? value.some((each) => each !== null) : value !== null;

async function payloadFor(client: ApiClient, mutation: string, operation: Operation): Promise<Values> {
  const input = await argsOf(operation, newThings(app, people.owner, people.user));
  await makeEditor();
  const values = nodesOf(mutation).flatMap(({ field, ways }) => [
    `${field} { id }`,
    ...ways.map((way, number) => `${field}_${number}: ${field} { ${selectionOf(way)} }`),
  ]);
  const document = `mutation ($input: ${fieldOf(mutation)?.args[0]?.type}) {
    answer: ${mutation}(input: $input) { ${values.join(' ')} }
  }`;
  const { answer } = await answerTo(client, document, { input });
  return (answer ?? {}) as Values;
}

/** Makes the editor one of each event of the owner. */
const makeEditor = () =>
  app.database.query(
    `INSERT INTO event_members (event_id, account_id, role, shown_as_host, since)
     SELECT id, $1, 'EDITOR', false, now() FROM events WHERE created_by_id = $2 ON CONFLICT DO NOTHING`,
    [people.editor.id, people.owner.id],
  );

/** The ways to values of a payload that a read by the object's id does not show, or shows otherwise. */
async function shownByPayloadAlone(reader: ApiClient, payload: Values, { field, type, ways }: Node) {
  const reads = ways.map(
    (way, number) => `way_${number}: node(id: $id) { ... on ${type} { ${selectionOf(way)} } }`,
  );
  const id = valueOn(payload, [field, 'id']);
  const read = id ? await answerTo(reader, `query ($id: ID!) { ${reads.join(' ')} }`, { id }) : {};
  return ways.filter((way, number) => {
    const shown = valueOn(payload, [`${field}_${number}`, ...way]);
    return isShown(shown) && !isEqual(shown, valueOn(read, [`way_${number}`, ...way]));
  });
}

describe.each(mutations)('S46: an answer of $mutation', ({ mutation, operation, scopes }) => {
  const callers = scopes.flatMap((scope) => roles.map((role) => ({ scope, role })));

  it.each(callers)(
    'to a token of the $role with $scope alone shows what it reads',
    async ({ scope, role }) => {
      const person = people[role];
      const client = await programOf(person, scope);
      const payload = await payloadFor(client, mutation, operation);
      for (const node of nodesOf(mutation)) {
        const id = valueOn(payload, [node.field, 'id']);
        const isOwn = scope === 'SIGN_UPS_WRITE' && (await isPlaceOf(person, id));
        const reader = isOwn ? await programOf(person, scope, 'SIGN_UPS_READ') : client;
        expect(await shownByPayloadAlone(reader, payload, node)).toEqual([]);
      }
    },
  );
});

/** Whether it is a place, or one in a waiting list, of this account: with SIGN_UPS_WRITE a program sees what it has just changed. */
async function isPlaceOf({ id }: Person, nodeId: unknown): Promise<boolean> {
  const found = await app.database.query(
    `SELECT FROM sign_ups WHERE id = $1 AND account_id = $2
     UNION ALL SELECT FROM waiting_list_entries WHERE id = $1 AND account_id = $2`,
    [nodeId, id],
  );
  return found.length > 0;
}

it('S46: these answers show something', async () => {
  const client = await programOf(people.owner, 'EVENTS_WRITE');
  const { mutation, operation } = mutations.find((one) => one.mutation === 'updateEvent') ?? {};
  if (!mutation || !operation) throw new Error('There is no updateEvent');
  const payload = await payloadFor(client, mutation, operation);
  expect(Object.values(payload).filter(isShown).length).toBeGreaterThan(30);
});
