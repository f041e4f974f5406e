import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { once } from 'es-toolkit/function/once';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../features/context.js';
import type { LiveChanges } from '../features/live/live-changes.js';
import type { ProductSettings } from '../features/product-settings.js';
import { notePayer } from '../platform/database/admission/request-state.js';
import type { Replica } from '../platform/database/replica/replica.js';
import { createApolloServer } from '../platform/graphql/apollo.js';
import { reportingFailures } from '../platform/graphql/context-failure.js';
import type { CostBudget } from '../platform/graphql/limits/cost-budget.js';
import { readFromReplica } from '../platform/graphql/read-from-replica.js';
import { limitAnswerSize } from '../platform/http/answer-size.js';
import { forbidStoring } from '../platform/http/forbid-storing.js';
import type { Metrics } from '../platform/metrics/metrics.js';
import { buildApiSchema } from '../schema.js';
import { CacheableQueries } from './answers/cacheable-query.js';
import { cachedAnswers } from './answers/cached-answers.js';
import { noteShownData } from './answers/note-shown-data.js';
import {
  forgetCookieOfPlainGet,
  openToAllOrigins,
  refuseForeignCookies,
  registerPreflightRoute,
  withoutForeignCookies,
} from './any-origin.js';
import { type ApiRequest, apiRequest } from './api-request.js';
import { hasBearer } from './bearer.js';
import { budgetHeaders } from './budget-headers.js';
import type { PublicStateReader } from './cache/public-state-reader.js';
import { documentRules } from './document-rules.js';
import { idempotent } from './idempotent-requests.js';
import { liveAnswers } from './live/live-answers.js';
import type { OpenStreams } from './live/open-streams.js';
import { type ApiContext, networkAddressKey, payerOf } from './request-context.js';
import { registerSchemaRoute } from './schema.routes.js';
import { sessionCookie } from './session-cookie.js';
import { showDocsToBrowsers } from './show-docs.js';

interface Dependencies {
  settings: ProductSettings;
  /** Whether there is documentation to lead people to. */
  hasPages: boolean;
  services: Services;
  metrics: Metrics;
  /** Null: all is read from the primary. */
  replica: Replica | null;
  budget: CostBudget;
  states: PublicStateReader;
  live: LiveChanges;
  streams: OpenStreams;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
}

/** Building it takes 65 ms. It is the same for all apps of a process, such as those of the tests. */
const endpointSchema = once(() => noteShownData(buildApiSchema()));

/** The API's endpoint. @returns what executes its operations, for pages that are made from them */
export async function registerGraphqlRoute(
  http: FastifyInstance,
  { settings, services, contextOf, hasPages, replica, ...dependencies }: Dependencies,
): Promise<ApolloServer<ApiContext>> {
  const { budget, metrics } = dependencies;
  const schema = endpointSchema();
  const apollo = createApolloServer<ApiContext>(
    schema,
    documentRules,
    budget,
    metrics,
    replica ? [readFromReplica(replica)] : [],
  );
  await apollo.start();
  http.addHook('onClose', () => apollo.stop());
  http.removeContentTypeParser('text/plain');

  const { publicUrl } = settings;
  const browserSessionOf = sessionCookie(publicUrl);
  const hasNoCookie = (request: FastifyRequest, reply: FastifyReply) =>
    !browserSessionOf(request, reply).token;
  const isAnonymous = (request: FastifyRequest, reply: FastifyReply) =>
    !hasBearer(request) && hasNoCookie(request, reply);
  const contextOnce: Dependencies['contextOf'] = (request, reply) => {
    const state = apiRequest(request);
    state.context ??= makeContext(state, request, reply);
    return state.context;
  };
  const execute = fastifyApolloHandler(apollo, {
    context: reportingFailures(payingForRefusedTokens(contextOnce, budget)),
  });
  const queries = new CacheableQueries(schema);
  const executeOrReuse = cachedAnswers(
    { ...dependencies, queries, clock: services.clock, isAnonymous, contextOf: contextOnce },
    execute,
  );
  const executeOnce = idempotent(executeOrReuse, contextOnce);
  const executeOrStream = liveAnswers({ ...dependencies, contextOf: contextOnce }, executeOnce);

  const limits = budgetHeaders(budget, (request) => apiRequest(request).payers);
  registerPreflightRoute(http, '/graphql', 'GET, POST');
  registerSchemaRoute(http, schema);
  http.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    onRequest: [
      forbidStoring,
      ...(hasPages ? [showDocsToBrowsers] : []),
      openToAllOrigins,
      forgetCookieOfPlainGet,
      refuseForeignCookies(publicUrl, hasNoCookie),
      async (request) => budget.requireLeft(networkAddressKey(request)),
    ],
    onSend: [limitAnswerSize, limits, withoutForeignCookies(publicUrl)],
    handler: executeOrStream,
  });
  return apollo;

  async function makeContext(
    state: ApiRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ApiContext> {
    const context = await contextOf(request, reply);
    state.payers = context.costPayers;
    const payer = payerOf(request, context);
    if (payer) notePayer(payer);
    return Object.assign(context, state.slot && { slot: state.slot });
  }
}

/** A caller that tries tokens or door passes spends the budget of their network address: each try that looks right costs a look-up. */
function payingForRefusedTokens(
  contextOf: Dependencies['contextOf'],
  budget: CostBudget,
): Dependencies['contextOf'] {
  return async (request, reply) => {
    try {
      return await contextOf(request, reply);
    } catch (error) {
      if (hasBearer(request)) budget.spendOnInvalidDocument([networkAddressKey(request)]);
      throw error;
    }
  };
}
