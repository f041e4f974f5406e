import { useEffect } from 'react';
import { graphql, readFragment } from '../../apollo/graphql';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import type { ComingPeopleFragment } from '../people/gql/coming-people';
import { type EventSignUpsQuery, useEventSignUpsQuery } from './gql/event-sign-ups';

graphql(`
  query EventSignUps($eventId: ID!, $first: Int!, $after: String) {
    event(id: $eventId) {
      id
      ...EventFacts
      ...SignUpCard
      ...Clashes
      viewerCanEdit
      attendeeNote
      signUpCount
      hiddenSignUpCount
      viewerPlaceHeldUntil
      viewerPaymentIsProcessing
      viewerWaitingListEntry {
        id
        ...WaitingPlace
      }
      viewerSignUp {
        id
        ...OwnSignUp
        ...LostPlace
        ...SignUpInCalendar
      }
      signUps(first: $first, after: $after) {
        ...ComingPeople
        pageInfo {
          endCursor
        }
      }
    }
  }
`);

/** As many as the page has room for before someone asks for all. */
export const FIRST_PEOPLE = 8;
/** The largest page that the API gives. */
export const MOST_PEOPLE = 100;

export interface EventSignUps {
  event: EventSignUpsQuery['event'] | undefined;
  error: unknown;
  retry: () => void;
  more: () => Promise<unknown>;
  /** Reads as many people as are listed again: each name may be another one, or hidden. */
  readNames: () => void;
}

/**
 * The attendees, and whether the viewer is one. Only signed-in people may read it, so the page's query does not hold
 * it. It brings the facts of the event, too: after a refusal about the event the page needs no other reading.
 */
export function useEventSignUps(eventId: string): EventSignUps {
  const session = useSession();
  const { data, previousData, error, refetch, fetchMore, startPolling } = useEventSignUpsQuery({
    variables: { eventId, first: FIRST_PEOPLE },
    fetchPolicy: 'cache-and-network',
    skip: !session.viewer,
  });
  // Nothing else tells this page that the bank has settled the payment.
  const isProcessing = (data ?? previousData)?.event?.viewerPaymentIsProcessing === true;
  const { signUpCount = 0, hiddenSignUpCount = 0, signUps } = data?.event ?? {};
  const shownCount = signUpCount - hiddenSignUpCount;
  const people = readFragment<ComingPeopleFragment>(signUps);
  // The count is live. A crowd that looks at one event must not read a list each time that it grows: it has a button.
  const isBehind = people !== null && people.nodes.length < shownCount && shownCount <= FIRST_PEOPLE;
  const pollInterval = isProcessing ? timings.paymentCheck : isBehind && !error ? timings.signUpsRead : 0;
  useEffect(() => startPolling(pollInterval), [pollInterval, startPolling]);
  // Where those who are missing came after the list was read, they stand at its start.
  const after = people?.pageInfo.hasNextPage ? signUps?.pageInfo.endCursor : null;
  return {
    event: data?.event,
    error: session.status === 'failed' ? session.error : error,
    retry: () => (session.status === 'failed' ? session.retry() : refetch().catch(() => {})),
    more: () => fetchMore({ variables: { first: MOST_PEOPLE, after } }),
    readNames: () => {
      const isWhole = (people?.nodes.length ?? 0) > FIRST_PEOPLE;
      const first = isWhole ? MOST_PEOPLE : FIRST_PEOPLE;
      fetchMore({ variables: { first, after: null } }).catch(() => {});
    },
  };
}
