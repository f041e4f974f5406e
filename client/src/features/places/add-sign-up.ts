import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { evictViewerField } from '../../session/viewer-cache';
import { forgetClashes } from './clashes/forget-clashes';
import type { NewSignUpFragment } from './gql/add-sign-up';

// With the fields of the event that it changes.
graphql(`
  fragment NewSignUp on SignUp {
    id
    ...OwnSignUp
    ...SignUpInCalendar
    event {
      id
      attendeeNote
      signUpCount
      hiddenSignUpCount
      placesLeft
      viewerSignUp {
        id
      }
    }
  }
`);

/** Updates the lists that the sign-up belongs to; the response holds the other fields it changes. */
export function addSignUp(cache: ApolloCache, ref: FragmentRef<NewSignUpFragment> | null | undefined): void {
  const signUp = readFragment<NewSignUpFragment>(ref);
  if (!signUp) return;
  listSignUp(cache, signUp);
  forgetClashes(cache, signUp.event.id);
}

/** The same for a response that has the fields of NewSignUp without the fragment. */
export function listSignUp(cache: ApolloCache, signUp: { id: string; event: { id: string } }): void {
  const added = cache.identify({ __typename: 'SignUp', id: signUp.id });
  const event = cache.identify({ __typename: 'Event', id: signUp.event.id });
  if (!added || !event) return;
  cache.modify<{ signUps: { nodes: readonly Reference[] } }>({
    id: event,
    fields: {
      signUps(list, { toReference }) {
        const latest = toReference(added);
        if (!latest || isReference(list)) return list;
        // It may be on the list already, when someone asks again how a payment ended.
        const others = list.nodes.filter((node) => node.__ref !== latest.__ref);
        return { ...list, nodes: [latest, ...others] };
      },
    },
  });
  // My Events is ordered by the events' dates, of which only the server knows all: it is read again when shown.
  evictViewerField(cache, 'signUps');
}
