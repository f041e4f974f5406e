import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

function hookOf({ name, operation, variableDefinitions = [] }: OperationDefinitionNode): string {
  const kind = operation === 'query' ? 'Query' : 'Mutation';
  const typed = `${name?.value}${kind}`;
  const needsVariables =
    kind === 'Query' && variableDefinitions.some(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const generics = `<types.${typed}, types.${typed}Variables>`;
  return [
    `export function use${typed}(options${needsVariables ? '' : '?'}: use${kind}.Options${generics}) {`,
    `  return use${kind}${generics}(types.${name?.value}Document, options${needsVariables ? '' : ' ?? {}'});`,
    '}',
  ].join('\n');
}

// The published hooks plugin does not compile with Apollo Client 4, and one line a hook is all it takes.
const hooks: CodegenPlugin = {
  plugin: (_schema, documents) => ({
    prepend: [
      "import { useMutation, useQuery } from '@apollo/client/react';",
      "import * as types from './graphql';",
    ],
    content: documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map(hookOf)
      .sort()
      .join('\n\n'),
  }),
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: [
    'client/src/**/*.{ts,tsx}',
    'client/src/**/*.graphql',
    '!client/src/gql/**',
    '!client/src/**/*.test.*',
  ],
  // The tag of apollo/graphql.ts; without `modules` codegen would also read the `gql` of other packages.
  pluckConfig: { modules: [], globalGqlIdentifierName: 'graphql' },
  generates: {
    'client/src/gql/graphql.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        dedupeFragments: true,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        scalars: { ID: 'string', LocalDate: 'string', LocalTime: 'string', DateTimeISO: 'string' },
      },
    },
    'client/src/gql/hooks.ts': { plugins: [{ hooks: {} }] },
  },
  pluginLoader: (name: string) => (name.endsWith('hooks') ? hooks : import(name)),
};

export default config;
