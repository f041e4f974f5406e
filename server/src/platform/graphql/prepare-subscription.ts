import { type ApolloServerPlugin, type BaseContext, HeaderMap } from '@apollo/server';
import { type ExecutionArgs, getVariableValues } from 'graphql';
import { RequestError } from '../errors/request-errors.js';
import { queryCost } from './limits/query-cost.js';

/** A place for the subscription of a request that takes a stream of answers. */
export interface SubscriptionSlot {
  /** Parsed, valid and within all limits; null: it was something else, or was refused. */
  subscription:
    | (Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'> & Cost)
    | null;
}

interface Cost {
  /** Of each message. */
  cost: number;
}

const NO_STREAM = 'A subscription is answered by a stream: please send Accept: text/event-stream';

/**
 * Stops in front of the execution of a subscription, and leaves it to the caller that has made a place for it in the
 * context. The steps before are the same for all operations: parsing, validation, limits, and the form of a refusal.
 */
export function prepareSubscriptions<
  Context extends BaseContext & { slot?: SubscriptionSlot },
>(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { slot } }) => ({
      didResolveOperation: async ({ operation }) => {
        if (operation?.operation !== 'subscription' || slot) return;
        throw new RequestError('BAD_REQUEST', NO_STREAM, { status: 406, headers: new Map() });
      },
      responseForOperation: async ({ schema, document, operation, operationName, request }) => {
        if (operation?.operation !== 'subscription' || !slot) return null;
        const variableValues = request.variables ?? {};
        // Execution says what is wrong with them, in the same way as for a query, and does nothing else.
        if (getVariableValues(schema, operation.variableDefinitions ?? [], variableValues).errors)
          return null;
        const cost = queryCost(schema, document, operation, variableValues) ?? 1;
        slot.subscription = { schema, document, operationName, variableValues, cost };
        return {
          http: { headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data: null } },
        };
      },
    }),
  };
}
