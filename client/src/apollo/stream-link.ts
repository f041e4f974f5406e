import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { createClient } from 'graphql-sse';
import { timings } from '../timings';

const MAX_ATTEMPTS = 20;

declare module '@apollo/client' {
  interface DefaultContext {
    /** Called each time a stream begins, or begins again: what changed before is to be read. */
    onConnected?: () => void;
    /** Called each time a stream is opened, first or again: until it is connected the page may be out of date. */
    onConnecting?: () => void;
  }
}

/** Subscriptions over server-sent events. A stream that the server refuses or cuts is opened again, 20 times at most. */
export const streamLink = new ApolloLink(
  ({ query, variables, getContext }) =>
    new Observable((observer) => {
      const client = createClient({
        url: '/graphql',
        headers: getContext().headers ?? {},
        retryAttempts: MAX_ATTEMPTS,
        retry: waitToRetry,
      });
      client.subscribe<ApolloLink.Result['data'] & object>(
        { query: print(query), variables },
        {
          next: (result) => observer.next(result as ApolloLink.Result),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        },
        {
          connecting: () => getContext().onConnecting?.(),
          connected: () => getContext().onConnected?.(),
        },
      );
      return () => client.dispose();
    }),
);

/** Up to 10 seconds, then longer: all who had a stream lose it at once when a server stops, and must not all come at once. */
function waitToRetry(attempt: number): Promise<void> {
  const longest = Math.min(10_000 * 2 ** attempt, timings.longestLiveGap);
  return new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * longest));
}
