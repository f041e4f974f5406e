import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.js';
import { ExpectedError } from '../../platform/errors/request-errors.js';
import type { CostBudget } from '../../platform/graphql/limits/cost-budget.js';
import type { AnswerNotes } from '../../platform/graphql/note-answers.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import { apiRequest } from '../api-request.js';
import { type Cacheable, PublicCache } from '../cache/public-cache.js';
import { publicMinute } from '../cache/public-minute.js';
import type { PublicStateReader } from '../cache/public-state-reader.js';
import type { ShownCounts } from '../cache/shown-counts.js';
import { networkAddressKey } from '../request-context.js';
import type { CacheableQueries } from './cacheable-query.js';
import { allowStoring, queryOfAddress } from './query-by-get.js';

const MAX_CACHE_BYTES = 16_000_000;
/** Below that, gzip makes an answer longer or little shorter. */
const MIN_GZIP_BYTES = 1_024;

const asGzip = promisify(gzip);

interface CachedAnswer extends Cacheable {
  text: string;
  contentType: string;
  notes: AnswerNotes;
  /** Made for the first who takes it. */
  gzip?: Promise<Buffer>;
}

interface Dependencies {
  queries: CacheableQueries;
  states: PublicStateReader;
  clock: Clock;
  budget: CostBudget;
  metrics: Metrics;
  /** Whether the request comes with a session. */
  isAnonymous: (request: FastifyRequest, reply: FastifyReply) => boolean;
}

/** Resolves to the body of the answer. */
type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Caches answers to public queries of anonymous callers in front of GraphQL's engine. They pay with their budget as for
 * one that is made.
 * @param answer executes a request
 */
export function cachedAnswers(
  { states, queries, clock, budget, metrics, isAnonymous }: Dependencies,
  answer: Handler,
): Handler {
  const cached = new PublicCache<CachedAnswer>(states, MAX_CACHE_BYTES);

  return async (request, reply) => {
    const startedAt = performance.now();
    const query = cacheableQueryOf(request, queries);
    if (!query || !isAnonymous(request, reply)) return answer(request, reply);
    let isMade = false;
    const making = () => {
      isMade = true;
      return make(request, reply);
    };
    const key = `${publicMinute(clock)} ${request.headers.accept} ${query}`;
    const found = await cached.get(key, making).catch((error) => {
      // The caller that executes the query says in the usual way what is wrong.
      if (isMade || error instanceof ExpectedError) throw error;
      return null;
    });
    if (!found) return answer(request, reply);
    if (!isMade) pay(found.notes, request, startedAt);
    if (request.method === 'GET' && found.isLasting && allowStoring(found.text, request, reply)) {
      return reply.code(304).send();
    }
    return isMade ? found.text : send(found, request, reply);
  };

  async function make(request: FastifyRequest, reply: FastifyReply): Promise<CachedAnswer> {
    const notes: AnswerNotes = { cost: null, rootField: '', isWithoutErrors: false };
    const shownCounts: ShownCounts = new Map();
    Object.assign(apiRequest(request), { notes, shownCounts });
    const text = (await answer(request, reply)) as string;
    return {
      text,
      contentType: String(reply.getHeader('content-type')),
      notes,
      shownCounts,
      // A string takes one byte or two for each character, and the compressed form some more.
      bytes: 3 * text.length,
      isLasting: notes.isWithoutErrors && reply.statusCode === 200,
    };
  }

  /** The work that plugins of the engine do for an answer that is made. */
  function pay({ cost, rootField }: AnswerNotes, request: FastifyRequest, startedAt: number): void {
    budget.spend([networkAddressKey(request)], cost ?? 1);
    const labels = { graphql_operation_type: 'query', graphql_root_field: rootField, outcome: 'ok' };
    metrics.operationDuration.observe(labels, (performance.now() - startedAt) / 1_000);
    if (cost !== null) metrics.operationCost.observe(cost);
  }
}

async function send(found: CachedAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply.header('content-type', found.contentType);
  const takesGzip = negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) === 'gzip';
  if (!takesGzip || found.text.length < MIN_GZIP_BYTES) return found.text;
  found.gzip ??= asGzip(found.text);
  reply.header('content-encoding', 'gzip').header('vary', varyOf(reply));
  return found.gzip;
}

function varyOf(reply: FastifyReply): string {
  const before = reply.getHeader('vary');
  return before ? `${before}, accept-encoding` : 'accept-encoding';
}

/** The parts by which one query differs from another, where its answer may be the same for others. */
function cacheableQueryOf(request: FastifyRequest, queries: CacheableQueries): string | null {
  if (request.headers['x-turnout-cost'] !== undefined) return null;
  const {
    query,
    operationName = null,
    variables = null,
    ...others
  } = (request.method === 'POST' ? (request.body ?? {}) : queryOfAddress(request)) as Record<string, unknown>;
  if (typeof query !== 'string' || Object.keys(others).length > 0 || !queries.has(query)) return null;
  try {
    return JSON.stringify([query, operationName, variables]);
  } catch {
    // A value that can be read as JSON may be nested too deep to be written.
    return null;
  }
}
