import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { GraphQLError } from 'graphql';
import { DocumentLimitError } from './limits/document-limits.js';
import { isAboutGivenValue } from './value-error.js';

const documentFailures = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/**
 * A client that takes `application/json` and nothing newer reads a status other than 200 as no answer of GraphQL at
 * all, so a document that cannot be executed is a 200 to it, errors in the body (GraphQL over HTTP, 6.4.1). A
 * document over its limits stays a 400 for everyone.
 */
export function answerOkToPlainJson(): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ request, response, errors = [] }) => {
        const isDocumentFailure = response.http.status === 400 && errors.every(failsDocument);
        if (isDocumentFailure && takesPlainJsonOnly(request.http?.headers.get('accept'))) {
          response.http.status = 200;
        }
      },
    }),
  };
}

function failsDocument(error: GraphQLError): boolean {
  if (isAboutGivenValue(error)) return true;
  return documentFailures.has(error.extensions.code) && !(error.originalError instanceof DocumentLimitError);
}

/** Whether a client takes `application/json` and no other type. */
export function takesPlainJsonOnly(accept = ''): boolean {
  const mediaTypes = accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase());
  return mediaTypes.every((mediaType) => mediaType === 'application/json');
}
