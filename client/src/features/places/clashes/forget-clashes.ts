import type { ApolloCache } from '@apollo/client';

/**
 * After a place or a wait begins or ends at an event, it may clash with every other one: those are asked for again when they are
 * shown. The clashes of the event itself are as they were.
 */
export function forgetClashes(cache: ApolloCache, eventId: string): void {
  const own = cache.identify({ __typename: 'Event', id: eventId });
  const stored = Object.keys(cache.extract() as object);
  cache.batch({
    update: () => {
      for (const id of stored.filter((each) => each.startsWith('Event:') && each !== own))
        cache.evict({ id, fieldName: 'viewerClashes' });
    },
  });
}
