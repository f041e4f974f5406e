import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { takeDatabaseTime } from '../../database/admission/request-state.js';
import { QueryTooExpensiveError } from '../../errors/request-errors.js';
import type { CostBudget } from './cost-budget.js';
import { queryCost } from './query-cost.js';

/**
 * Of what one operation may cost. A mutation is done by the time its answer turns out too long, so it has a margin. A
 * subscription costs as much again with each message.
 */
export const LIMITS = { query: 5_000, mutation: 1_000, subscription: 100 };

/** A client that sends `x-turnout-cost: 1` is told the cost in the answer's `extensions`. */
const COST_HEADER = 'x-turnout-cost';

/** The cost of a millisecond of a connection to the database: as much as an answer of five objects. */
const COST_OF_MILLISECOND = 5;

/** The budgets that a request spends. */
export interface CostPayers {
  /** Programs with access tokens have a budget of their own at a network address. */
  networkAddressKey: string;
  /** Of the account, or of the access token; null for an anonymous visitor. */
  callerKey: string | null;
}

/** The keys of all budgets that a request spends. */
export function keysOf({ networkAddressKey, callerKey }: CostPayers): string[] {
  return callerKey === null ? [networkAddressKey] : [networkAddressKey, callerKey];
}

/**
 * Counts what each operation may return, with its variables, and refuses one above the limit before it runs. An
 * operation that used connections to the database for longer than its cost says is charged the rest afterwards.
 */
export function limitCost<Context extends BaseContext & { costPayers: CostPayers }>(
  budget: CostBudget,
  observeCost: (cost: number) => void,
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { costPayers } }) => {
      const { callerKey } = costPayers;
      const caller = callerKey === null ? [] : [callerKey];
      const everyPayer = keysOf(costPayers);
      let payersOfTime: readonly string[] = [];
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
          const isMutation = operation.operation === 'mutation';
          budget.spend(isMutation ? caller : everyPayer, cost ?? 1);
          // People behind one address do not pay for each other's slow answers.
          payersOfTime = isMutation || callerKey !== null ? caller : everyPayer;
        },
        didEncounterErrors: async () => {
          if (!paid) budget.spendOnInvalidDocument(everyPayer);
          paid = true;
        },
        willSendResponse: async ({ request, response: { body } }) => {
          budget.charge(payersOfTime, Math.max(0, COST_OF_MILLISECOND * takeDatabaseTime() - (cost ?? 1)));
          if (cost === null || request.http?.headers.get(COST_HEADER) !== '1') return;
          if (body.kind === 'single') {
            body.singleResult.extensions = { ...body.singleResult.extensions, cost };
          }
        },
      };
    },
  };
}
