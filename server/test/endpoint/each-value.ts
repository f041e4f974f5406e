import { execute, getNamedType, isObjectType, parse } from 'graphql';
import { expect } from 'vitest';
import { buildApiSchema } from '../../src/schema.js';
import type { ApiClient } from '../support/api-client.js';
import { contextOf } from '../support/context-of.js';
import type { TestApp } from '../support/test-app.js';
import { argsOf } from './operations/call.js';
import { operations } from './operations/index.js';
import type { Operation } from './operations/operation.js';
import type { Things } from './operations/things.js';
import { waysToValues } from './schema-paths.js';

const schema = buildApiSchema();

export interface Value {
  /** The fields from the answer of the operation to the value. */
  way: string[];
  /** Null where the caller is refused. Of objects in a list those of all, in a list. */
  value: unknown;
}

/**
 * Calls a query or a mutation, and asks for each value of its answer on its own, so that a refusal of one hides no other.
 * @param objects on a way to a value
 */
export async function valuesOf(app: TestApp, client: ApiClient, name: string, on: Things, objects: number) {
  const [kind = '', field = ''] = name.split('.');
  const type = schema.getType(kind);
  const root = isObjectType(type) ? type.getFields()[field] : undefined;
  if (!root) throw new Error(`There is no ${name}`);
  const args = await argsOf(operations[name] as Operation, on);
  const variables = kind === 'Mutation' && root.args.length > 0 ? { input: args } : { ...args };
  const given = root.args.filter((arg) => arg.name in variables);
  const called = `${field}${listOf(given.map((arg) => `${arg.name}: $${arg.name}`))}`;
  const ways = waysToValues(getNamedType(root.type).name, objects);
  // A mutation is called once.
  const isOnce = kind === 'Mutation';
  const values = ways.map((way, number) => `way_${number}: ${selectionOf(isOnce ? way : [called, ...way])}`);
  const selection = isOnce ? `answer: ${called} { ${values.join(' ')} }` : values.join(' ');
  const definitions = listOf(given.map((arg) => `$${arg.name}: ${arg.type}`));
  const document = `${kind.toLowerCase()} ${definitions} { ${selection} }`;
  const data = await answerTo(app, client, document, variables);
  return ways.map((way, number): Value => {
    const alias = `way_${number}`;
    return { way, value: valueOn(data, isOnce ? ['answer', alias, ...way.slice(1)] : [alias, ...way]) };
  });
}

/** The values that a read of a node gives, in the order of the ways. */
export async function readNode(app: TestApp, client: ApiClient, type: string, id: unknown, ways: string[][]) {
  const reads = ways.map(
    (way, number) => `way_${number}: node(id: $id) { ... on ${type} { ${selectionOf(way)} } }`,
  );
  const data = await answerTo(app, client, `query ($id: ID!) { ${reads.join(' ')} }`, { id });
  return ways.map((way, number) => valueOn(data, [`way_${number}`, ...way]));
}

/** Asks as this client does, without the limits of documents. */
async function answerTo(app: TestApp, client: ApiClient, document: string, variableValues: object) {
  const contextValue = await contextOf(app, { client });
  const { data, errors = [] } = await execute({
    schema,
    document: parse(document),
    contextValue,
    variableValues: { ...variableValues },
  });
  expect(errors.filter(({ originalError, extensions }) => originalError && !extensions.code)).toEqual([]);
  return data;
}

const listOf = (items: string[]) => (items.length > 0 ? `(${items.join(', ')})` : '');

const selectionOf = (way: string[]) =>
  way.reduceRight((inner, field) => `${field} ${inner && `{ ${inner} }`}`, '');

/** The value at the end of a way; of a list those of its items. */
function valueOn(object: unknown, [field, ...rest]: string[]): unknown {
  if (Array.isArray(object)) return object.map((each) => valueOn(each, [field ?? '', ...rest]));
  const value = (object as Record<string, unknown> | null)?.[field ?? ''] ?? null;
  return rest.length > 0 ? valueOn(value, rest) : value;
}
