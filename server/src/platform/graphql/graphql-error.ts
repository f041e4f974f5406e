import { GraphQLError } from 'graphql';
import type { ExpectedError } from '../errors/request-errors.js';

/** For where no resolver throws it: graphql-js and Apollo make the same of an error that one throws. */
export function asGraphQLError(error: ExpectedError): GraphQLError {
  return new GraphQLError(error.message, { originalError: error });
}
