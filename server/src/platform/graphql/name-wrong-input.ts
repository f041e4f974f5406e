import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import {
  type ASTNode,
  BREAK,
  coerceInputValue,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  isInputType,
  Kind,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { isAboutGivenValue } from './value-error.js';

type Path = (string | number)[];

interface Request {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables: Record<string, unknown>;
}

declare module 'graphql' {
  interface GraphQLErrorExtensions {
    /** Of BAD_USER_INPUT: from the argument or variable to the value that is wrong, `['input', 'date']`. */
    inputPath?: Path;
  }
}

/** Has errors about a value that the client gave say where it stands, however it was given. */
export function nameWrongInput(): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, schema, document, request }) => {
        if (!document) return;
        const find = pathFinder({ schema, document, variables: request.variables ?? {} });
        for (const error of errors) {
          const inputPath = find(error);
          if (inputPath) error.extensions.inputPath = inputPath;
        }
      },
    }),
  };
}

function pathFinder(request: Request): (error: GraphQLError) => Path | null {
  const ofVariables = new Map<VariableDefinitionNode, Path[]>();
  return (error) => {
    if (isAboutGivenValue(error)) {
      const node = (error.originalError as GraphQLError).nodes?.[0];
      return node ? pathInDocument(request.document, node) : null;
    }
    const [definition] = error.nodes ?? [];
    const isOfVariable =
      error.extensions.code === 'BAD_USER_INPUT' && definition?.kind === Kind.VARIABLE_DEFINITION;
    if (!isOfVariable) return null;
    const paths = ofVariables.get(definition) ?? pathsInVariable(request, definition);
    ofVariables.set(definition, paths);
    // graphql-js makes one error for each, in the same order.
    return paths.shift() ?? [definition.variable.name.value];
  };
}

/** Where a variable's value is not of its type. */
function pathsInVariable({ schema, variables }: Request, definition: VariableDefinitionNode): Path[] {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type as Parameters<typeof typeFromAST>[1]);
  const paths: Path[] = [];
  if (isInputType(type) && variables[name] != null) {
    coerceInputValue(variables[name], type, (path) => paths.push([name, ...path]));
  }
  return paths;
}

function pathInDocument(document: DocumentNode, node: ASTNode): Path | null {
  let found: readonly (string | number)[] | null = null;
  visit(document, {
    enter(each, _key, _parent, path) {
      if (each !== node) return undefined;
      found = [...path];
      return BREAK;
    },
  });
  return found && namesOf(document, found);
}

/** @param keys from the document to one of its nodes */
function namesOf(document: DocumentNode, keys: readonly (string | number)[]): Path {
  let names: Path = [];
  let at: unknown = document;
  let isInList = false;
  for (const key of keys) {
    at = (at as Record<string | number, unknown>)[key];
    if (isInList && typeof key === 'number') names.push(key);
    const node = at as Partial<ASTNode>;
    isInList = key === 'values';
    if (node.kind === Kind.ARGUMENT) names = [node.name?.value ?? ''];
    else if (node.kind === Kind.VARIABLE_DEFINITION) names = [node.variable?.name.value ?? ''];
    else if (node.kind === Kind.OBJECT_FIELD) names.push(node.name?.value ?? '');
  }
  return names;
}
