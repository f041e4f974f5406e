import { ApolloServer, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, type ValidationRule } from 'graphql';
import type { Log } from '../log.js';
import { graphqlMetrics } from '../metrics/graphql-metrics.js';
import type { Metrics } from '../metrics/metrics.js';
import type { CostBudget } from './limits/cost-budget.js';
import { type CostPayers, limitCost } from './limits/cost-limit.js';
import { MAX_TOKENS } from './limits/document-limits.js';
import { nameWrongInput } from './name-wrong-input.js';
import { type AnswerNotes, noteAnswers } from './note-answers.js';
import { answerOkToPlainJson } from './plain-json-status.js';
import { prepareSubscriptions, type SubscriptionSlot } from './prepare-subscription.js';
import { refuseWrongInput } from './refuse-wrong-input.js';
import { UNEXPECTED } from './unexpected.js';
import { isAboutGivenValue } from './value-error.js';

/** Codes that a client may see; everything else is a mistake of ours and is masked. */
export const publicCodes: ReadonlySet<unknown> = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'BUSY',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'QUERY_TOO_EXPENSIVE',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'VIEWER_CHANGED',
]);

export const MAX_ERRORS = 100;

export interface RequestContext extends BaseContext {
  log: Log;
  requestId: string;
  costPayers: CostPayers;
  /** The notes about an answer, where it may be cached for others. */
  notes?: AnswerNotes;
  /** For a subscription, where the request takes a stream. */
  slot?: SubscriptionSlot;
}

/** The GraphQL engine over a schema: without batching or persisted queries, and with introspection, since the API is public. */
export function createApolloServer<Context extends RequestContext>(
  schema: GraphQLSchema,
  validationRules: ValidationRule[],
  budget: CostBudget,
  metrics: Metrics,
  plugins: ApolloServerPlugin<Context>[] = [],
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    validationRules,
    introspection: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    // The caller looks at cookies, see `forgetCookieOfPlainGet`; a simple POST is refused by its content type.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // No answer may be stored, and asking every field for its hint takes as long as resolving it.
      ApolloServerPluginCacheControlDisabled(),
      limitCost(budget, (cost) => metrics.operationCost.observe(cost)),
      reportUnexpected(),
      nameWrongInput(),
      refuseWrongInput(),
      answerOkToPlainJson(),
      graphqlMetrics(metrics),
      noteAnswers(),
      prepareSubscriptions(),
      ...plugins,
    ],
    logger: silent,
    // The process stops Apollo itself, after the HTTP server has answered what it had taken in.
    stopOnTerminationSignals: false,
  });
}

/** The error that a client gets to see. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (error instanceof GraphQLError && isAboutGivenValue(error)) {
    return { ...formatted, ...wrongInput(formatted) };
  }
  return maskUnexpected(formatted);
}

/** The place of a value in the document, which graphql-js does not say. */
function wrongInput({ message, extensions }: GraphQLFormattedError) {
  const inputPath = extensions?.inputPath as (string | number)[] | undefined;
  if (!inputPath) return { extensions: { code: 'BAD_USER_INPUT' } };
  return {
    message: `At "${inputPath.join('.')}": ${message}`,
    extensions: { code: 'BAD_USER_INPUT', inputPath },
  };
}

/** One sentence for all that a client cannot mend: no stack, no SQL, no path, no value. */
function maskUnexpected(formatted: GraphQLFormattedError): GraphQLFormattedError {
  if (publicCodes.has(formatted.extensions?.code)) return formatted;
  const { path, locations, extensions } = formatted;
  return {
    message: UNEXPECTED,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: {
      code: 'INTERNAL_SERVER_ERROR',
      ...(extensions?.requestId !== undefined && { requestId: extensions.requestId }),
    },
  };
}

/** Logs what was masked, and gives the client the request's id to tell us of. */
function reportUnexpected<Context extends RequestContext>(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue, operationName }) => {
        const unexpected = errors.filter((error) => !isExpected(error));
        for (const error of unexpected.slice(0, MAX_ERRORS)) {
          contextValue.log.error(
            { err: error.originalError, operationName, path: error.path },
            'request failed',
          );
        }
      },
      willSendResponse: async ({ response, contextValue }) => {
        if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
        const errors = withoutAbort(response.body.singleResult.errors).slice(0, MAX_ERRORS);
        response.body.singleResult.errors = errors.map((error) =>
          error.extensions?.code === 'INTERNAL_SERVER_ERROR'
            ? { ...error, extensions: { ...error.extensions, requestId: contextValue.requestId } }
            : error,
        );
      },
    }),
  };
}

/** graphql-js stops at 50 wrong variables, and says so by an error that Apollo takes for one of ours. */
function withoutAbort(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const [first] = errors;
  if (first?.path || first?.extensions?.code !== 'BAD_USER_INPUT') return errors;
  return errors.filter(({ extensions }) => extensions?.code === 'BAD_USER_INPUT');
}

function isExpected(error: GraphQLError): boolean {
  return publicCodes.has(error.extensions.code) || !error.originalError || isAboutGivenValue(error);
}

/** Apollo's own lines say what ours say already. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
