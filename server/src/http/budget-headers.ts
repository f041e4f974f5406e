import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CostBudget } from '../platform/graphql/limits/cost-budget.js';
import { type CostPayers, keysOf } from '../platform/graphql/limits/cost-limit.js';
import { networkAddressKey } from './request-context.js';

/** Seconds of the budget's window. */
const WINDOW = 60;

/**
 * Says with every answer, a refusal included, what is left of the minute's budget of cost: of the network address or of
 * the account or access token, whichever has less (draft-ietf-httpapi-ratelimit-headers-08).
 * @param payersOf once it is known who asks
 */
export function budgetHeaders(
  budget: CostBudget,
  payersOf: (request: FastifyRequest) => CostPayers | undefined,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const payers = payersOf(request) ?? { networkAddressKey: networkAddressKey(request), callerKey: null };
    const { limit, remaining, resetSeconds } = budget.stateOf(keysOf(payers));
    reply.headers({
      'ratelimit-policy': `"cost";q=${limit};w=${WINDOW}`,
      ratelimit: `"cost";r=${remaining};t=${resetSeconds}`,
    });
  };
}
