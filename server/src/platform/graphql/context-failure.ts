import { GraphQLError } from 'graphql';
import { ExpectedError } from '../errors/request-errors.js';
import type { Log } from '../log.js';
import { asGraphQLError } from './graphql-error.js';
import { UNEXPECTED } from './unexpected.js';

/**
 * Makes a request whose context cannot be made (the session's table does not answer, say) fail like any other: Apollo
 * tells none of its plugins which request it was, so it is logged, and its id put into the answer, here.
 */
export function reportingFailures<Request extends { id: string; log: Log }, Reply, Context>(
  contextOf: (request: Request, reply: Reply) => Promise<Context>,
) {
  return async (request: Request, reply: Reply): Promise<Context> => {
    try {
      return await contextOf(request, reply);
    } catch (error) {
      if (error instanceof ExpectedError) throw asGraphQLError(error);
      request.log.error({ err: error }, 'request failed');
      const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId: request.id };
      throw new GraphQLError(UNEXPECTED, { extensions });
    }
  };
}
