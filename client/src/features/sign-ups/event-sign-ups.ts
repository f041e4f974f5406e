import { graphql } from '../../apollo/graphql';
import { type EventSignUpsQuery, useEventSignUpsQuery } from '../../gql/graphql';
import { useSession } from '../../session/session';

graphql(`
  query EventSignUps($eventId: ID!, $first: Int!, $after: String) {
    event(id: $eventId) {
      id
      pricePence
      signUpCount
      placesLeft
      waitingCount
      viewerPlaceHeldUntil
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
  const { data, error, refetch, fetchMore } = useEventSignUpsQuery({
    variables: { eventId, first: FIRST_PEOPLE },
    fetchPolicy: 'cache-and-network',
    skip: !session.viewer,
  });
  const after = data?.event?.signUps?.pageInfo.endCursor ?? null;
  return {
    event: data?.event,
    error: session.status === 'failed' ? session.error : error,
    retry: () => (session.status === 'failed' ? session.retry() : refetch().catch(() => {})),
    more: () => fetchMore({ variables: { first: MOST_PEOPLE, after } }),
  };
}
