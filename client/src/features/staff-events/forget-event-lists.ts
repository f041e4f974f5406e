import type { ApolloCache } from '@apollo/client';
import { SessionDocument } from '../../gql/graphql';

/** Which page of which filtered list an event belongs to only the server knows: lists are read again when shown. */
export function forgetEventLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' });
  const viewer = cache.readQuery({ query: SessionDocument })?.viewer;
  const account = viewer && cache.identify({ __typename: 'Account', id: viewer.id });
  if (account) cache.evict({ id: account, fieldName: 'events' });
  cache.gc();
}
