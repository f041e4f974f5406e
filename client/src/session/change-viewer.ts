import type { ApolloCache } from '@apollo/client';
import { SessionDocument, type ViewerFragment } from '../gql/graphql';

/** Another person is at the screen: nothing that was read for the one before may stay. */
export function changeViewer(cache: ApolloCache, viewer: ViewerFragment | null): void {
  cache.batch({
    update: () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'event' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' });
      cache.updateQuery({ query: SessionDocument }, (session) => session && { ...session, viewer });
    },
  });
  cache.gc();
}
