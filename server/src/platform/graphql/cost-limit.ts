import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { queryCost } from './query-cost.js';

/** Of what one operation may cost. A mutation is done by the time its answer turns out too long, so it has a margin. */
const LIMITS = { query: 5_000, mutation: 1_000, subscription: 0 };

/** A client that sends `x-turnout-cost: 1` is told the cost in the answer's `extensions`. */
const COST_HEADER = 'x-turnout-cost';

/** An operation may return more than anyone needs at once. */
class QueryTooExpensiveError extends GraphQLError {
  constructor(cost: number, limit: number) {
    super(`The query costs ${cost}, more than ${limit}. Please ask for smaller pages or fewer fields`, {
      extensions: { code: 'QUERY_TOO_EXPENSIVE', cost, limit, http: { status: 400 } },
    });
  }
}

/** Counts what each operation may return, with its variables, and refuses one above the limit before it runs. */
export function limitCost(): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: async () => {
      let cost: number | null = null;
      return {
        didResolveOperation: async ({ schema, document, operation, request }) => {
          if (!operation) return;
          cost = queryCost(schema, document, operation, request.variables ?? {});
          const limit = LIMITS[operation.operation];
          if (cost !== null && cost > limit) throw new QueryTooExpensiveError(cost, limit);
        },
        willSendResponse: async ({ request, response: { body } }) => {
          if (cost === null || request.http?.headers.get(COST_HEADER) !== '1') return;
          if (body.kind === 'single') {
            body.singleResult.extensions = { ...body.singleResult.extensions, cost };
          }
        },
      };
    },
  };
}
