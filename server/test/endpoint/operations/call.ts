import { isObjectType } from 'graphql';
import { buildApiSchema } from '../../../src/schema.js';
import { LiveStream } from '../../live/live-stream.js';
import type { ApiClient, GraphQLAnswer } from '../../support/api-client.js';
import { operations } from './index.js';
import type { Operation } from './operation.js';
import type { Things } from './things.js';

const schema = buildApiSchema();

/** Every operation with its name, for `it.each`. */
export const entries = Object.entries(operations) as [name: string, operation: Operation][];

interface Call {
  document: string;
  variables: object;
}

/** The document of an operation, `answer` being its alias, and the variables that name these things. */
export async function callOf(
  name: string,
  on: Things,
  selected: 'select' | 'selectByProgram' = 'select',
): Promise<Call> {
  const operation = operations[name] as Operation;
  const [kind = '', field = ''] = name.split('.');
  const type = schema.getType(kind);
  const declared = isObjectType(type) ? (type.getFields()[field]?.args ?? []) : [];
  const isMutation = kind === 'Mutation';
  const args = await argsOf(operation, on);
  const variables = isMutation && operation.args ? { input: args } : args;
  const given = declared.filter((arg) => arg.name in variables);
  const definitions = listOf(given.map((arg) => `$${arg.name}: ${arg.type}`));
  const selection = [operation[selected] ?? operation.select ?? '', isMutation ? 'userErrors { code }' : ''];
  const called = `${field}${listOf(given.map((arg) => `${arg.name}: $${arg.name}`))}`;
  return {
    document: `${kind.toLowerCase()} ${definitions} { answer: ${called} { ${selection.join(' ')} } }`,
    variables,
  };
}

const listOf = (items: string[]) => (items.length > 0 ? `(${items.join(', ')})` : '');

export async function argsOf({ args }: Operation, on: Things): Promise<object> {
  const values = Object.entries(args?.(on) ?? {});
  return Object.fromEntries(await Promise.all(values.map(async ([name, value]) => [name, await value])));
}

interface FirstAnswer {
  data?: GraphQLAnswer['data'];
  errors?:
    | readonly Pick<NonNullable<GraphQLAnswer['errors']>[number], 'message' | 'extensions'>[]
    | undefined;
}

/**
 * Calls an operation, and gives the first answer.
 * @param happen makes the change that a subscription waits for
 */
export async function call(
  client: ApiClient,
  { document, variables }: Call,
  happen?: () => Promise<unknown>,
): Promise<FirstAnswer> {
  if (!document.startsWith('subscription')) return client.graphql(document, variables);
  const stream = await LiveStream.open(client, document, variables);
  await happen?.();
  const message = await stream.message(0);
  stream.close();
  return message;
}
