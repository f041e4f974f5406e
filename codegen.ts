import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

function hookOf({ name, operation, variableDefinitions = [] }: OperationDefinitionNode): string {
  const kind = operation === 'query' ? 'Query' : 'Mutation';
  const typed = `${name?.value}${kind}`;
  const needsVariables =
    kind === 'Query' && variableDefinitions.some(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const generics = `<${typed}, ${typed}Variables>`;
  return [
    `export function use${typed}(options${needsVariables ? '' : '?'}: use${kind}.Options${generics}) {`,
    `  return use${kind}${generics}(${name?.value}Document, options${needsVariables ? '' : ' ?? {}'});`,
    '}',
  ].join('\n');
}

// The published hooks plugin does not compile with Apollo Client 4, and one line a hook is all it takes.
const hooks: CodegenPlugin = {
  plugin: (_schema, documents) => ({
    prepend: ["import { useMutation, useQuery } from '@apollo/client/react';"],
    content: documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .filter(({ operation }) => operation !== 'subscription')
      .map(hookOf)
      .sort()
      .join('\n\n'),
  }),
};

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
  return isObjectType(type) ? `Fake${type.name}` : String(type);
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

// typescript-resolvers writes functions of four arguments for a server, in five times the lines.
const fakes: CodegenPlugin = {
  plugin: (schema) => ({
    prepend: ['type Answer<Value> = Value | Promise<Value>;\n'],
    content: Object.values(schema.getTypeMap())
      .filter((type) => isInputObjectType(type) || (isObjectType(type) && !isIntrospectionType(type)))
      .map(fakeTypeOf)
      .join('\n\n'),
  }),
};

const scalarTypes = { ID: 'string', LocalDate: 'string', LocalTime: 'string', DateTimeISO: 'string' };
const clientScalars = { ...scalarTypes, MarkdownTree: '../ui/texts/formatted-text#MarkdownTree' };
const serverScalars = { ...scalarTypes, MarkdownTree: 'unknown' };

const config: CodegenConfig = {
  schema: 'schema.graphql',
  // Without `modules` codegen would also read the `gql` of other packages.
  pluckConfig: { modules: [], globalGqlIdentifierName: 'graphql' },
  generates: {
    'client/src/gql/graphql.ts': {
      documents: ['client/src/**/*.{ts,tsx}', '!client/src/gql/**', '!client/src/**/*.test.*'],
      plugins: ['typescript-operations', 'typed-document-node', { hooks: {} }],
      config: {
        useTypeImports: true,
        // A component reads the fields of its own fragments only: see server/docs/decisions/fragment-masking.md.
        inlineFragmentTypes: 'mask',
        dedupeFragments: true,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        scalars: clientScalars,
      },
    },
    // The possible answers of a test's fake API: the schema's types, any field of which may be missing.
    'client/src/gql/fakes.ts': { plugins: [{ fakes: {} }] },
    // The server's tests send text over HTTP, so their documents are strings.
    'server/test/gql/': {
      documents: ['server/test/**/*.ts', '!server/test/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        importExtension: '.js',
        scalars: serverScalars,
      },
    },
  },
  pluginLoader: (name: string) => {
    if (name.endsWith('hooks')) return hooks;
    return name.endsWith('fakes') ? fakes : import(name);
  },
};

export default config;
