import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { fragmentsOf, mergedFields } from '../graphql/limits/merged-fields.js';
import type { Metrics } from './metrics.js';

/** How an operation ended. A `user_error` is one that a person can put right, in the answer's `userErrors`. */
type Outcome = 'ok' | 'user_error' | 'rejected' | 'failed';

const UNEXPECTED_CODE = 'INTERNAL_SERVER_ERROR';

/** Measures each operation, and counts the codes of errors. */
export function graphqlMetrics<Context extends BaseContext>(metrics: Metrics): ApolloServerPlugin<Context> {
  const countCode = (code: unknown) => metrics.rejectedRequests.inc({ error_type: String(code) });
  const countError = async ({ error }: { error: Error }) =>
    countCode(error instanceof GraphQLError ? error.extensions.code : UNEXPECTED_CODE);
  return {
    contextCreationDidFail: countError,
    invalidRequestWasReceived: countError,
    requestDidStart: async () => {
      const startedAt = performance.now();
      return {
        willSendResponse: async ({ schema, document, operation, response: { body } }) => {
          if (body.kind !== 'single') return;
          const { data, errors } = body.singleResult;
          if (errors) for (const code of codesOf(errors)) countCode(code);
          const labels = {
            graphql_operation_type: operation?.operation ?? '',
            graphql_root_field: operation ? firstRootField(schema, document as DocumentNode, operation) : '',
            outcome: outcomeOf(data, errors),
          };
          metrics.operationDuration.observe(labels, (performance.now() - startedAt) / 1_000);
        },
      };
    },
  };
}

function codesOf(errors: readonly GraphQLFormattedError[]): Set<unknown> {
  return new Set(errors.map(({ extensions }) => extensions?.code));
}

function outcomeOf(
  data: Record<string, unknown> | null | undefined,
  errors: readonly GraphQLFormattedError[] | undefined,
): Outcome {
  if (errors?.some(({ extensions }) => extensions?.code === UNEXPECTED_CODE)) return 'failed';
  if (errors?.length) return 'rejected';
  return data && Object.values(data).some(hasUserErrors) ? 'user_error' : 'ok';
}

function hasUserErrors(payload: unknown): boolean {
  const { userErrors } = (payload ?? {}) as { userErrors?: unknown };
  return Array.isArray(userErrors) && userErrors.length > 0;
}

/** Apollo parses the same text once. */
const knownRootFields = new WeakMap<OperationDefinitionNode, string>();

/**
 * The first field of an operation's root that the schema has; empty where it asks for none of them. Never an alias or the
 * name of the operation: clients choose those.
 */
export function firstRootField(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): string {
  const known = knownRootFields.get(operation);
  if (known !== undefined) return known;
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const selected = [...mergedFields([operation.selectionSet], fragmentsOf(document)).values()];
  const names = selected.map(([field]) => field?.name.value ?? '');
  const first = names.find((name) => Object.hasOwn(fields, name)) ?? '';
  knownRootFields.set(operation, first);
  return first;
}
