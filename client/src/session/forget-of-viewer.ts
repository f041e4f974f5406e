import type { ApolloCache } from '@apollo/client';
import { SessionDocument } from '../gql/graphql';

/** One of the signed-in account's own lists is not right any more: it is read again when shown. */
export function forgetOfViewer(cache: ApolloCache, fieldName: 'events' | 'signUps'): void {
  const viewer = cache.readQuery({ query: SessionDocument })?.viewer;
  const account = viewer && cache.identify({ __typename: 'Account', id: viewer.id });
  if (account) cache.evict({ id: account, fieldName });
  cache.gc();
}
