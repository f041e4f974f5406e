import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

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

/** The published hooks plugin does not compile with Apollo Client 4, and one line a hook is all it takes. */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => operation !== 'subscription');
  const kinds = new Set(operations.map(({ operation }) => (operation === 'query' ? 'Query' : 'Mutation')));
  return {
    prepend: [...kinds].map((kind) => `import { use${kind} } from '@apollo/client/react';`),
    content: operations.map(hookOf).join('\n\n'),
  };
};
