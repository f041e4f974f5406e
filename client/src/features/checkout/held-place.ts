import type { ApolloCache } from '@apollo/client';

/**
 * The event's page knows by itself until when a place is held. When a person comes back to it from the payment page,
 * it shows what has changed there before the server has been asked again.
 * @param until null when it is held no longer
 */
export function writeHeldPlace(cache: ApolloCache, eventId: string, until: string | null): void {
  const id = cache.identify({ __typename: 'Event', id: eventId });
  if (id)
    cache.modify<{ viewerPlaceHeldUntil: string | null }>({
      id,
      fields: { viewerPlaceHeldUntil: () => until },
    });
}
