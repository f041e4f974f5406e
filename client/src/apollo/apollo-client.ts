import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createCache } from './cache';
import { expiredSessionLink } from './expired-session-link';

export function createApolloClient(
  // Not HttpLink: that one adds extensions to every request, and the API takes none.
  transport: ApolloLink = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' }),
): ApolloClient {
  const cache = createCache();
  return new ApolloClient({ cache, link: ApolloLink.from([expiredSessionLink(cache), transport]) });
}
