import type { ApolloCache } from '@apollo/client';
import { evictViewerField } from '../../session/viewer-cache';

/** Only the server knows which page of which filtered list has an event: the lists are read again when they are shown. */
export function evictEventLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' });
  evictViewerField(cache, 'events');
}
