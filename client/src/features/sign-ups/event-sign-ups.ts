import { useEffect } from 'react';
import { graphql } from '../../apollo/graphql';
import { type EventSignUpsQuery, useEventSignUpsQuery } from '../../gql/graphql';
import { useSession } from '../../session/session';
import { timings } from '../../timings';

graphql(`
  query EventSignUps($eventId: ID!, $first: Int!, $after: String) {
    event(id: $eventId) {
      id
      pricePence
      signUpCount
      placesLeft
      waitingCount
      viewerPlaceHeldUntil
      viewerPaymentIsProcessing
      viewerWaitingListEntry {
        id
        ...WaitingPlace
      }
      viewerSignUp {
        id
        ...OwnSignUp
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
}

/** Who comes, and whether the viewer does. Only signed-in people may read it, so the page's query does not hold it. */
export function useEventSignUps(eventId: string): EventSignUps {
  const session = useSession();
  const { data, previousData, error, refetch, fetchMore, startPolling, stopPolling } = useEventSignUpsQuery({
    variables: { eventId, first: FIRST_PEOPLE },
    fetchPolicy: 'cache-and-network',
    skip: !session.viewer,
  });
  const isProcessing = (data ?? previousData)?.event?.viewerPaymentIsProcessing === true;
  useEffect(() => {
    if (!isProcessing) return;
    // Nothing else tells this page that the bank has settled the payment.
    startPolling(timings.paymentCheck);
    return stopPolling;
  }, [isProcessing, startPolling, stopPolling]);
  const after = data?.event?.signUps?.pageInfo.endCursor ?? null;
  return {
    event: data?.event,
    error: session.status === 'failed' ? session.error : error,
    retry: () => (session.status === 'failed' ? session.retry() : refetch().catch(() => {})),
    more: () => fetchMore({ variables: { first: MOST_PEOPLE, after } }),
  };
}
