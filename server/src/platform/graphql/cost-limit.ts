import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { CostBudget } from './cost-budget.js';
import { queryCost } from './query-cost.js';
import { QueryTooExpensiveError } from './request-errors.js';

/**
 * Of what one operation may cost. A mutation is done by the time its answer turns out too long, so it has a margin. A
 * subscription costs as much again with each message.
 */
export const LIMITS = { query: 5_000, mutation: 1_000, subscription: 100 };

/** A client that sends `x-turnout-cost: 1` is told the cost in the answer's `extensions`. */
const COST_HEADER = 'x-turnout-cost';

/** Whose budget a request spends. */
export interface CostPayers {
  networkAddressKey: string;
  /** Null for an anonymous visitor. */
  accountKey: string | null;
}

/** Counts what each operation may return, with its variables, and refuses one above the limit before it runs. */
export function limitCost<Context extends BaseContext & { costPayers: CostPayers }>(
  budget: CostBudget,
  observeCost: (cost: number) => void,
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { costPayers } }) => {
      const { networkAddressKey, accountKey } = costPayers;
      const account = accountKey === null ? [] : [accountKey];
      const everyPayer = [networkAddressKey, ...account];
      let cost: number | null = null;
      let paid = false;
      return {
        didResolveOperation: async ({ schema, document, operation, request }) => {
          if (!operation) return;
          cost = queryCost(schema, document, operation, request.variables ?? {});
          if (cost !== null) observeCost(cost);
          const limit = LIMITS[operation.operation];
          if (cost !== null && cost > limit) throw new QueryTooExpensiveError(cost, limit);
          paid = true;
          // A mutation has limits of its own, and a crowd behind one address signs up at once.
          budget.spend(operation.operation === 'mutation' ? account : everyPayer, cost ?? 1);
        },
        didEncounterErrors: async () => {
          if (!paid) budget.spendOnInvalidDocument(everyPayer);
          paid = true;
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
