import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from 'graphql';

const scalars: Record<string, string> = {
  Boolean: 'boolean',
  Int: 'number',
  Float: 'number',
  MarkdownTree: 'unknown',
};

function nonNull(type: GraphQLType): string {
  if (isListType(type)) return `Array<${typeScriptOf(type.ofType)}>`;
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ');
  if (isScalarType(type)) return scalars[type.name] ?? 'string';
  return isObjectType(type) || isInterfaceType(type) ? `Fake${type.name}` : String(type);
}

function typeScriptOf(type: GraphQLType): string {
  return isNonNullType(type) ? nonNull(type.ofType) : `${nonNull(type)} | null`;
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
  if (args.length === 0) return '()';
  const given = args.map((arg) => {
    const isGiven = isRequiredArgument(arg) || arg.defaultValue !== undefined;
    return `${arg.name}${isGiven ? '' : '?'}: ${typeScriptOf(arg.type)}`;
  });
  return `(args: { ${given.join('; ')} })`;
}

function fakeFieldOf(field: GraphQLField<unknown, unknown>, isRoot: boolean): string {
  const value = typeScriptOf(field.type);
  const resolve = `${argumentsOf(field)} => Answer<${value}>`;
  if (isRoot) return `  ${field.name}: ${resolve};`;
  if (isLeafType(getNamedType(field.type))) return `  ${field.name}?: ${value};`;
  return `  ${field.name}?: ${field.args.length > 0 ? resolve : `${value} | (${resolve})`};`;
}

function fakeTypeOf(type: GraphQLObjectType | GraphQLInputObjectType): string {
  const fields = isObjectType(type)
    ? Object.values(type.getFields()).map((field) => fakeFieldOf(field, /^(Query|Mutation)$/.test(type.name)))
    : Object.values(type.getFields()).map(
        (field) => `  ${field.name}${isRequiredInputField(field) ? '' : '?'}: ${typeScriptOf(field.type)};`,
      );
  return `export interface ${nonNull(type)} {\n${fields.join('\n')}\n}`;
}

/** An object of any of its types, which says by its `__typename` which it is. */
function fakeInterfaceOf(type: GraphQLInterfaceType, implementing: readonly GraphQLObjectType[]): string {
  const types = implementing.map((each) => `  | ({ __typename: '${each.name}' } & ${nonNull(each)})`);
  return `export type ${nonNull(type)} =\n${types.join('\n')};`;
}

/** typescript-resolvers writes functions of four arguments for a server, in five times the lines. */
export const plugin: PluginFunction = (schema) => ({
  prepend: ['type Answer<Value> = Value | Promise<Value>;\n'],
  content: Object.values(schema.getTypeMap())
    .flatMap((type) => {
      if (isInterfaceType(type)) return fakeInterfaceOf(type, schema.getPossibleTypes(type));
      return isInputObjectType(type) || (isObjectType(type) && !isIntrospectionType(type))
        ? fakeTypeOf(type)
        : [];
    })
    .join('\n\n'),
});
