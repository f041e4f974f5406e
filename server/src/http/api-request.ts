import type { FastifyRequest } from 'fastify';
import type { CostPayers } from '../platform/graphql/limits/cost-limit.js';
import type { SubscriptionSlot } from '../platform/graphql/prepare-subscription.js';
import type { ApiContext } from './request-context.js';

/** The facts about one request that the steps of the endpoint (live, idempotency, cache, Apollo) give each other. */
export interface ApiRequest {
  /** Made once: a request with an Idempotency-Key asks for its viewer before it is executed. */
  context?: Promise<ApiContext>;
  /** Known once the context is made. */
  payers?: CostPayers;
  /** For a subscription, where the request takes a stream. */
  slot?: SubscriptionSlot;
}

const known = new WeakMap<FastifyRequest, ApiRequest>();

export function apiRequest(request: FastifyRequest): ApiRequest {
  let found = known.get(request);
  if (!found) {
    found = {};
    known.set(request, found);
  }
  return found;
}
