import { ApolloLink } from '@apollo/client';
import { defer, finalize, mergeMap, of } from 'rxjs';

/**
 * Asks a query again when a mutation was answered while the query was under way: its response may say how things were
 * before the mutation, and the cache would take it for the newest.
 */
export function overtakenLink(): ApolloLink {
  let mutations = 0;
  return new ApolloLink((operation, forward) => {
    // One that fails on its way back may have taken effect.
    if (operation.operationType === 'mutation')
      return forward(operation).pipe(finalize(() => (mutations += 1)));
    const ask = (): ReturnType<typeof forward> =>
      defer(() => {
        const before = mutations;
        return forward(operation).pipe(mergeMap((result) => (mutations === before ? of(result) : ask())));
      });
    return ask();
  });
}
