import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.js';
import { ExpectedError } from '../../platform/errors/request-errors.js';
import type { CostBudget } from '../../platform/graphql/limits/cost-budget.js';
import { keysOf } from '../../platform/graphql/limits/cost-limit.js';
import type { AnswerNotes } from '../../platform/graphql/note-answers.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import { type Cacheable, PublicCache } from '../cache/public-cache.js';
import { publicMinute } from '../cache/public-minute.js';
import type { PublicStateReader } from '../cache/public-state-reader.js';
import { ShownData } from '../cache/shown-data.js';
import { type ApiContext, networkAddressKey } from '../request-context.js';
import type { Audience, CacheableQueries } from './cacheable-query.js';
import { allowStoring, queryOfAddress } from './query-by-get.js';
import { sendText, type TextOfAnswer } from './send-text.js';

const MAX_CACHE_BYTES = 16_000_000;

interface CachedAnswer extends Cacheable, TextOfAnswer {
  notes: AnswerNotes;
}

interface Dependencies {
  queries: CacheableQueries;
  states: PublicStateReader;
  clock: Clock;
  budget: CostBudget;
  metrics: Metrics;
  /** Whether the request comes without a session and without an access token. */
  isAnonymous: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Once for each request. */
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
}

/** Resolves to the body of the answer. */
type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Caches answers to public queries in front of GraphQL's engine. A caller pays for one with its budget as for one that is
 * made. Signed-in callers share the answers to queries that ask for nothing of their own.
 * @param answer executes a request
 */
export function cachedAnswers(
  { states, queries, clock, budget, metrics, isAnonymous, contextOf }: Dependencies,
  answer: Handler,
): Handler {
  const cached = new PublicCache<CachedAnswer>(states, MAX_CACHE_BYTES);

  return async (request, reply) => {
    const startedAt = performance.now();
    const query = cacheableQueryOf(request, queries);
    const isOpen = isAnonymous(request, reply);
    if (!query || !(isOpen || query.audience === 'everyone')) return answer(request, reply);
    const payers = isOpen ? [networkAddressKey(request)] : await payersOf(request, reply);
    if (!payers) return answer(request, reply);
    let isMade = false;
    const making = () => {
      isMade = true;
      return make(request, reply);
    };
    const key = `${publicMinute(clock)} ${request.headers.accept} ${query.parts}`;
    const found = await cached.get(key, making).catch((error) => {
      // The caller that executes the query says in the usual way what is wrong.
      if (isMade || error instanceof ExpectedError) throw error;
      return null;
    });
    if (!found) return answer(request, reply);
    if (!isMade) pay(found.notes, payers, startedAt);
    const mayBeStored = request.method === 'GET' && isOpen && found.isLasting;
    if (mayBeStored && allowStoring(found.text, request, reply)) return reply.code(304).send();
    return isMade ? found.text : sendText(found, request, reply);
  };

  /** The budgets that a signed-in caller spends; null where it cannot be known, which the caller that executes the query says. */
  async function payersOf(request: FastifyRequest, reply: FastifyReply): Promise<string[] | null> {
    try {
      return keysOf((await contextOf(request, reply)).costPayers);
    } catch {
      return null;
    }
  }

  async function make(request: FastifyRequest, reply: FastifyReply): Promise<CachedAnswer> {
    const notes: AnswerNotes = { cost: null, rootField: '', isWithoutErrors: false };
    const shown = new ShownData();
    Object.assign(await contextOf(request, reply), { notes, shown });
    const text = (await answer(request, reply)) as string;
    return {
      text,
      contentType: String(reply.getHeader('content-type')),
      notes,
      shown,
      // A string takes one byte or two for each character, and the compressed form some more.
      bytes: 3 * text.length,
      isLasting: notes.isWithoutErrors && reply.statusCode === 200,
    };
  }

  /** The work that plugins of the engine do for an answer that is made. */
  function pay({ cost, rootField }: AnswerNotes, payers: string[], startedAt: number): void {
    budget.spend(payers, cost ?? 1);
    const labels = { graphql_operation_type: 'query', graphql_root_field: rootField, outcome: 'ok' };
    metrics.operationDuration.observe(labels, (performance.now() - startedAt) / 1_000);
    if (cost !== null) metrics.operationCost.observe(cost);
  }
}

interface CacheableQuery {
  audience: Audience;
  /** By which it differs from other queries. */
  parts: string;
}

function cacheableQueryOf(request: FastifyRequest, queries: CacheableQueries): CacheableQuery | null {
  if (request.headers['x-turnout-cost'] !== undefined) return null;
  const {
    query,
    operationName = null,
    variables = null,
    ...others
  } = (request.method === 'POST' ? (request.body ?? {}) : queryOfAddress(request)) as Record<string, unknown>;
  if (typeof query !== 'string' || Object.keys(others).length > 0) return null;
  const audience = queries.audienceOf(query);
  if (!audience) return null;
  try {
    return { audience, parts: JSON.stringify([query, operationName, variables]) };
  } catch {
    // A value that can be read as JSON may be nested too deep to be written.
    return null;
  }
}
