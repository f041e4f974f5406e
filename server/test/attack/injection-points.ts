import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import { samples } from '../support/client-documents.js';

/** The place in a request at which sqlmap puts its texts, after the value that is there. */
export const MARK = '*';

/** A text that a client can send, in a request that is valid otherwise. */
export interface InjectionPoint {
  /** `Mutation.signUp.input.name` */
  name: string;
  /** The operation of the request. */
  root: 'Query' | 'Mutation';
  operation: string;
  body: string;
}

/** Valid values by the name of an argument or a field; others are the samples of their type. */
export type Values = Record<string, unknown>;

/** Enough for the nodes of a page, and for what a mutation has changed. */
const SELECTED_LEVELS = 2;

/** The scalars that are no texts in JSON. */
const notTexts = ['Int', 'Float', 'Boolean'];

/** Every argument and every field of an input that takes a text, wherever in the schema, with the request that has it. */
export function injectionPoints(
  schema: GraphQLSchema,
  valuesFor: (operation: string) => Values,
): InjectionPoint[] {
  return pathsToFields(schema)
    .filter(({ path }) => path.at(-1)?.args.length)
    .flatMap(({ root, path }) => {
      const field = path.at(-1) as Field;
      return field.args.flatMap((arg) =>
        textsOf(arg.type, [arg.name]).map((place) => ({
          name: [root, ...path.map(({ name }) => name), ...place].join('.'),
          root,
          operation: path[0]?.name ?? '',
          body: bodyOf(root, path, place, valuesFor(path[0]?.name ?? '')),
        })),
      );
    });
}

type Field = GraphQLField<unknown, unknown>;
interface Path {
  root: 'Query' | 'Mutation';
  path: Field[];
}

/** Each field with arguments once, by the shortest way that leads to it. */
function pathsToFields(schema: GraphQLSchema): Path[] {
  const seen = new Set<string>();
  const found: Path[] = [];
  const waiting: (Path & { type: unknown })[] = [
    { root: 'Query', path: [], type: schema.getQueryType() },
    { root: 'Mutation', path: [], type: schema.getMutationType() },
  ];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { root, path, type } = next;
    if (!isObjectType(type) || seen.has(type.name)) continue;
    seen.add(type.name);
    for (const field of Object.values(type.getFields())) {
      found.push({ root, path: [...path, field] });
      waiting.push({ root, path: [...path, field], type: getNamedType(field.type) });
    }
  }
  return found;
}

/** The places of texts in an argument. */
function textsOf(type: GraphQLInputType, place: string[]): string[][] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return textsOf(nullable.ofType, place);
  if (isScalarType(nullable)) return notTexts.includes(nullable.name) ? [] : [place];
  if (!isInputObjectType(nullable)) return [];
  return Object.values(nullable.getFields()).flatMap((field) => textsOf(field.type, [...place, field.name]));
}

/** A request with the arguments that its path needs, and the mark at one place of the last field's. */
function bodyOf(root: Path['root'], path: Field[], [marked, ...place]: string[], values: Values): string {
  const args = path.flatMap((field, level) => {
    const isMarked = ({ name }: GraphQLArgument) => level === path.length - 1 && name === marked;
    return field.args
      .filter((arg) => isRequiredArgument(arg) || isMarked(arg))
      .map((arg) => ({ arg, level, variable: `${arg.name}${level}`, place: isMarked(arg) ? place : null }));
  });
  const calls = path.map(({ name }, level) => {
    const own = args.filter((given) => given.level === level);
    return name + listOf(own.map(({ arg, variable }) => `${arg.name}: $${variable}`));
  });
  const definitions = listOf(args.map(({ arg, variable }) => `$${variable}: ${arg.type}`));
  const selection = selectionOf(getNamedType(path.at(-1)?.type), SELECTED_LEVELS);
  const fields = `{ ${calls.join(' { ')} ${selection}${' }'.repeat(path.length)}`;
  const variables = args.map((given) => [
    given.variable,
    valueFor(given.arg.type, given.arg.name, values, given.place),
  ]);
  return JSON.stringify({
    query: `${root.toLowerCase()} ${definitions} ${fields}`,
    variables: Object.fromEntries(variables),
  });
}

const listOf = (items: string[]) => (items.length > 0 ? `(${items.join(', ')})` : '');

/** @param marked where the mark is; null where it is not in this value */
function valueFor(type: GraphQLInputType, name: string, values: Values, marked: string[] | null): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueFor(nullable.ofType, name, values, marked)];
  if (isEnumType(nullable)) return values[name] ?? nullable.getValues()[0]?.name;
  if (!isInputObjectType(nullable)) {
    const value = values[name] ?? samples[String(nullable)];
    return marked ? `${value}${MARK}` : value;
  }
  const fields = Object.values(nullable.getFields()).filter(
    (field) => isRequiredInputField(field) || field.name === marked?.[0],
  );
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      valueFor(field.type, field.name, values, field.name === marked?.[0] ? marked.slice(1) : null),
    ]),
  );
}

/** The fields without arguments, so many levels of objects deep. */
function selectionOf(type: unknown, levels: number): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  const chosen = fields.map((field) => {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return field.name;
    return levels > 1 ? `${field.name} ${selectionOf(named, levels - 1)}` : '';
  });
  return `{ ${chosen.filter(Boolean).join(' ') || '__typename'} }`;
}
