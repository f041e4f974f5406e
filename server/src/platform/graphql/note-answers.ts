import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { firstRootField } from '../metrics/graphql-metrics.js';
import { queryCost } from './limits/query-cost.js';

/** The facts that a cache has to know of an answer. */
export interface AnswerNotes {
  /** Null: it was not executed. */
  cost: number | null;
  rootField: string;
  isWithoutErrors: boolean;
}

/** Notes how an operation was answered, where the context has a place for it. */
export function noteAnswers<
  Context extends BaseContext & { notes?: AnswerNotes },
>(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { notes } }) => {
      if (!notes) return;
      return {
        didResolveOperation: async ({ schema, document, operation, request }) => {
          if (!operation) return;
          notes.cost = queryCost(schema, document, operation, request.variables ?? {});
          notes.rootField = firstRootField(schema, document, operation);
        },
        willSendResponse: async ({ response: { body } }) => {
          notes.isWithoutErrors = body.kind === 'single' && !body.singleResult.errors;
        },
      };
    },
  };
}
