import type { ApolloCache } from '@apollo/client';
import { evictViewerField } from '../../session/viewer-cache';

/** Which page of which filtered list an event belongs to only the server knows: lists are read again when shown. */
export function forgetEventLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' });
  evictViewerField(cache, 'events');
}
