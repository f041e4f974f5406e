import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { RequestError } from '../errors/request-errors.js';
import {
  type Fragments,
  fragmentsFor,
  fragmentsOf,
  isSelectedWith,
  mergedFields,
} from './limits/merged-fields.js';
import { requestedSize } from './lists/page-request.js';

/**
 * Makes BAD_USER_INPUT refuse a request as a whole: status 400, no data. Of a query that is known when it was
 * executed. A mistake in a mutation or subscription is found before anything is done.
 */
export function refuseWrongInput(): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, operation, request }) => {
        if (!operation || operation.operation === 'query') return;
        checkArguments(schema, document, operation, request.variables ?? {});
      },
      willSendResponse: async ({ operation, response: { body, http } }) => {
        if (body.kind !== 'single') return;
        const { singleResult } = body;
        // If one was not found before, its answer must not deny the change.
        if (operation?.operation === 'mutation' && singleResult.data) return;
        if (!singleResult.errors?.some(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')) return;
        delete singleResult.data;
        if (http.status === undefined || http.status === 200) http.status = 400;
      },
    }),
  };
}

/** @throws RequestError BAD_USER_INPUT for the first field whose arguments its resolver would refuse */
function checkArguments(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  inputs: Record<string, unknown>,
): void {
  const type = schema.getRootType(operation.operation);
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], inputs, {
    maxErrors: 1,
  });
  // Execution says what is wrong with variables, and does nothing else.
  if (type && coerced) checkFields(schema, type, [operation.selectionSet], fragmentsOf(document), coerced);
}

function checkFields(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  selectionSets: SelectionSetNode[],
  fragments: Fragments,
  variables: Record<string, unknown>,
): void {
  if (!isObjectType(type)) return;
  const applies = fragmentsFor(schema, type);
  for (const nodes of mergedFields(selectionSets, fragments, isSelectedWith(variables), applies).values()) {
    const node = nodes[0] as FieldNode;
    const field = type.getFields()[node.name.value];
    if (!field) continue;
    if (field.args.length > 0) checkValues(argumentsOf(field, node, variables));
    const children = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (children.length > 0) checkFields(schema, getNamedType(field.type), children, fragments, variables);
  }
}

function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables);
  } catch (error) {
    throw wrongInput((error as Error).message);
  }
}

/** Only a list knows its cursors, and it is read when all is done: an answer that is not read by pages shows one end of it. */
function checkValues({ first, last, after, before }: Record<string, unknown>): void {
  try {
    if (typeof first === 'number') requestedSize({ first, last: (last as number | undefined) ?? null });
  } catch (error) {
    throw wrongInput((error as Error).message);
  }
  if (after == null && before == null) return;
  throw wrongInput('"after" and "before" are for queries: other answers show the first or the last page');
}

const wrongInput = (message: string) =>
  new RequestError('BAD_USER_INPUT', message, { status: 400, headers: new Map() });
