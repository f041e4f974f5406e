import { ApolloLink } from '@apollo/client';
import { defer, mergeMap, of, tap } from 'rxjs';

/**
 * Asks a query again when a mutation was answered while the query was under way: its response may say how things were
 * before the mutation, and the cache would take it for the newest.
 */
export function overtakenLink(): ApolloLink {
  let mutations = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') {
      const count = () => (mutations += 1);
      // One that fails on its way back has taken effect.
      return forward(operation).pipe(tap({ next: count, error: count }));
    }
    const ask = (): ReturnType<typeof forward> =>
      defer(() => {
        const before = mutations;
        return forward(operation).pipe(mergeMap((result) => (mutations === before ? of(result) : ask())));
      });
    return ask();
  });
}
