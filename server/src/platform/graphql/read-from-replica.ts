import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { EntityManager } from 'typeorm';
import type { Replica } from '../database/replica/replica.js';

/** Queries read from the replica whenever it shows all that is committed by then; everything else has the primary. */
export function readFromReplica<Context extends BaseContext & { database: EntityManager }>(
  replica: Pick<Replica, 'forRead'>,
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, contextValue }) => {
        if (operation?.operation === 'query') contextValue.database = await replica.forRead();
      },
    }),
  };
}
