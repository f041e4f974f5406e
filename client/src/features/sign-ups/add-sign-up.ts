import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import type { NewSignUpFragment } from '../../gql/graphql';
import { evictViewerField } from '../../session/viewer-cache';

/** The count and the viewer's own sign-up come with the answer; what is left are the two lists that it belongs to. */
export function addSignUp(cache: ApolloCache, signUp: NewSignUpFragment | null | undefined): void {
  if (!signUp) return;
  const added = cache.identify({ __typename: 'SignUp', id: signUp.id });
  const event = cache.identify({ __typename: 'Event', id: signUp.event.id });
  if (!added || !event) return;
  cache.modify<{ signUps: { nodes: readonly Reference[] } }>({
    id: event,
    fields: {
      signUps(list, { toReference }) {
        const latest = toReference(added);
        if (!latest || isReference(list)) return list;
        // Whoever asks again how a payment ended may have been on the list before.
        const others = list.nodes.filter((node) => node.__ref !== latest.__ref);
        return { ...list, nodes: [latest, ...others] };
      },
    },
  });
  // My Events is ordered by the events' dates, of which only the server knows all: it is read again when shown.
  evictViewerField(cache, 'signUps');
}
