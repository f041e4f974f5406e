import type { EventSignUpsQuery } from '../../gql/graphql';
import { useEventSignUpsQuery } from '../../gql/hooks';
import { useSession } from '../../session/session';

/** As many as the page has room for before someone asks for all. */
const FIRST_PEOPLE = 8;
/** The largest page that the API gives. */
export const MOST_PEOPLE = 100;

export interface EventSignUps {
  event: EventSignUpsQuery['event'] | undefined;
  error: unknown;
  retry: () => void;
  more: (after: string | null) => Promise<unknown>;
}

/** Who comes, and whether the viewer does: for signed-in people, so it is asked apart from the event itself. */
export function useEventSignUps(eventId: string): EventSignUps {
  const session = useSession();
  const { data, error, refetch, fetchMore } = useEventSignUpsQuery({
    variables: { eventId, first: FIRST_PEOPLE },
    fetchPolicy: 'cache-and-network',
    skip: !session.viewer,
  });
  return {
    event: data?.event,
    error: session.status === 'failed' ? session.error : error,
    retry: () => (session.status === 'failed' ? session.retry() : refetch().catch(() => {})),
    more: (after) => fetchMore({ variables: { first: MOST_PEOPLE, after } }),
  };
}
