import { uniq } from 'es-toolkit/array';
import { isEqual } from 'es-toolkit/predicate';
import { type GraphQLNamedType, getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessScope } from '../../src/features/accounts/access-tokens/access-scope.js';
import { buildApiSchema } from '../../src/schema.js';
import { programOf } from '../accounts/access-token-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';
import { readNode, type Value, valuesOf } from './each-value.js';
import { argsOf, entries } from './operations/call.js';
import { operations } from './operations/index.js';
import type { Operation } from './operations/operation.js';
import { newThings } from './operations/things.js';
import { fieldsOf } from './schema-paths.js';

const schema = buildApiSchema();
const fieldOf = (mutation: string) => schema.getMutationType()?.getFields()[mutation];

interface Node {
  field: string;
  type: string;
  isList: boolean;
}

/** The fields of a mutation's payload that give an object, or a list of them, which can be read again by its id. */
function nodesOf(mutation: string): Node[] {
  const payload = getNamedType(fieldOf(mutation)?.type)?.name ?? '';
  return fieldsOf(payload)
    .filter(({ type }) => isNode(getNamedType(type)))
    .map(({ name, type }) => ({
      field: name,
      type: getNamedType(type).name,
      isList: isListType(getNullableType(type)),
    }));
}

const isNode = (type: GraphQLNamedType) =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');

/** The mutations with such a payload, and the scopes with one of which alone a program may call them. */
const mutations = entries
  .filter(([name]) => name.startsWith('Mutation.'))
  .map(([name, operation]) => {
    const scopes = uniq([operation.scope, operation.scopeForOthers]).filter(
      (scope) => scope && scope !== 'none',
    );
    return { mutation: name.replace('Mutation.', ''), scopes: scopes as AccessScope[] };
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

const isShown = (value: unknown) =>
  Array.isArray(value) ? value.some((each) => each !== null) : value !== null;

async function payloadFor(client: ApiClient, mutation: string): Promise<Value[]> {
  const things = newThings(app, people.owner, people.user);
  // Each event is there before the editor joins all of them.
  await argsOf(operations[`Mutation.${mutation}`] as Operation, things);
  await makeEditor();
  return valuesOf(app, client, `Mutation.${mutation}`, things, 3);
}

/** Makes the editor one of each event of the owner. */
const makeEditor = () =>
  app.database.query(
    `INSERT INTO event_members (event_id, account_id, role, shown_as_host, since)
     SELECT id, $1, 'EDITOR', false, now() FROM events WHERE created_by_id = $2 ON CONFLICT DO NOTHING`,
    [people.editor.id, people.owner.id],
  );

/** The ways to values of a node that a read by its id does not show, or shows otherwise. */
async function shownByPayloadAlone(reader: ApiClient, payload: Value[], { field, type }: Node, id: unknown) {
  const shown = payload.filter(({ way, value }) => way[0] === field && isShown(value) && isCompared(way));
  const ways = shown.map(({ way }) => way.slice(1));
  const read = await readNode(app, reader, type, id, ways);
  return ways.filter((_way, number) => !isEqual(shown[number]?.value, read[number]));
}

/** The values that the payload shows of each object of a field, with its id: of one, or of all in a list. */
function objectsIn(payload: Value[], { field, isList }: Node): { id: unknown; payload: Value[] }[] {
  const ids = payload.find(({ way }) => way.join('.') === `${field}.id`)?.value ?? null;
  if (!isList) return ids === null ? [] : [{ id: ids, payload }];
  return ((ids ?? []) as unknown[]).map((id, number) => {
    const ofObject = payload.filter(({ way }) => way[0] === field);
    return { id, payload: ofObject.map(({ way, value }) => ({ way, value: (value as unknown[])[number] })) };
  });
}

/** An answer that shows fewer names counts more that it hides. */
const isCompared = (way: string[]) => !way.includes('hiddenSignUpCount');

describe.each(mutations)('S46: an answer of $mutation', ({ mutation, scopes }) => {
  const callers = scopes.flatMap((scope) => roles.map((role) => ({ scope, role })));

  it.each(callers)(
    'to a token of the $role with $scope alone shows what it reads',
    async ({ scope, role }) => {
      const person = people[role];
      const client = await programOf(person, scope);
      const payload = await payloadFor(client, mutation);
      for (const node of nodesOf(mutation)) {
        const objects = objectsIn(payload, node);
        for (const { id, payload: shown } of objects) {
          const isOwn = scope === 'SIGN_UPS_WRITE' && (await isPlaceOf(person, id));
          const reader = isOwn ? await programOf(person, scope, 'SIGN_UPS_READ') : client;
          expect(await shownByPayloadAlone(reader, shown, node, id)).toEqual([]);
        }
        if (objects.length > 0) continue;
        expect(payload.filter(({ way, value }) => way[0] === node.field && isShown(value))).toEqual([]);
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
  const payload = await payloadFor(await programOf(people.owner, 'EVENTS_WRITE'), 'updateEvent');
  expect(payload.filter(({ value }) => isShown(value)).length).toBeGreaterThan(30);
});
