import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { graphql } from '../../apollo/graphql';
import { timings } from '../../timings';
import { atMostEvery } from './at-most-every';
import {
  EventPlacesChangedDocument,
  PlacesNowDocument,
  SignUpAddedDocument,
  ViewerPlaceChangedDocument,
} from './gql/subscribe-to-event';

graphql(`
  fragment ChangingEvent on Event {
    id
    signUpCount
    placesLeft
    waitingCount
    title
    date
    startTime
    endTime
    timeZone
    location
    startsAt
    endsAt
    cancelledAt
    cancellationReason
  }
`);

graphql(`
  subscription EventPlacesChanged($id: ID!) {
    eventPlacesChanged(eventId: $id) {
      id
      signUpCount
      ...ChangingEvent
    }
  }
`);

graphql(`
  query PlacesNow($id: ID!) {
    event(id: $id) {
      id
      signUpCount
      ...ChangingEvent
    }
  }
`);

graphql(`
  subscription ViewerPlaceChanged($id: ID!) {
    viewerPlaceChanged(eventId: $id) {
      id
    }
  }
`);

graphql(`
  subscription SignUpAdded($id: ID!) {
    signUpAdded(eventId: $id) {
      id
    }
  }
`);

/** Reads what can change at an event into Apollo's cache. @returns its number of people; none where it could not be read */
export async function readEvent(client: ApolloClient, id: string): Promise<number | undefined> {
  const options = { query: PlacesNowDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
  const answer = await client.query(options).catch(() => null);
  return answer?.data?.event?.signUpCount;
}

interface Listeners {
  /** At most once in two seconds; without it sign-ups are not followed. */
  onSignUps?: () => void;
  /**
   * Within a second, at another moment on each page: many get a place at once. It replaces the stream of places, because
   * browsers have six connections for all tabs, and at a full event little else changes.
   */
  onOwnPlace?: () => void;
  /**
   * Within 20 seconds, at another moment on each page: a person may have left, or shows another name, or none. A crowd that
   * only grows tells nobody.
   */
  onNames?: () => void;
}

/**
 * Follows an event while its page is seen, until the signal: a hidden tab has no stream. Apollo's cache takes the places of
 * each message by the event's id. Missed changes are read when it begins, or begins again.
 */
export function subscribeToEvent(
  client: ApolloClient,
  id: string,
  leaving: AbortSignal,
  { onSignUps, onOwnPlace, onNames }: Listeners = {},
): void {
  const variables = { id };
  let open: { unsubscribe(): void }[] = [];
  let lastCount = -1;
  const noteNames = atMostEvery(Math.random() * timings.shownNamesRead, () => onNames?.());

  /** A stream that the server refuses or ends is no failure of the page, which shows what it has read. */
  function follow<Data>(
    query: TypedDocumentNode<Data, { id: string }>,
    on: { connected: () => void; next?: (data: Data | undefined) => void },
  ): void {
    const messages = client.subscribe<Data, { id: string }>({
      query,
      variables,
      context: { onConnected: on.connected },
    });
    open.push(messages.subscribe({ next: ({ data }) => on.next?.(data), error: () => {} }));
  }

  const readPlaces = () => void readEvent(client, id).then(noteCount);

  function noteCount(count: number | undefined): void {
    if (count === undefined) return;
    if (count <= lastCount) noteNames();
    lastCount = count;
  }

  function begin(): void {
    if (onOwnPlace) {
      const tell = atMostEvery(Math.random() * timings.ownPlaceRead, onOwnPlace);
      follow(ViewerPlaceChangedDocument, { connected: tell, next: tell });
      return;
    }
    follow(EventPlacesChangedDocument, {
      connected: readPlaces,
      next: (data) => noteCount(data?.eventPlacesChanged.signUpCount),
    });
    if (!onSignUps) return;
    const tell = atMostEvery(timings.signUpsRead, onSignUps);
    follow(SignUpAddedDocument, { connected: tell, next: tell });
  }

  function end(): void {
    for (const stream of open) stream.unsubscribe();
    open = [];
  }
  const onVisibility = () => {
    end();
    if (document.visibilityState === 'visible') begin();
  };
  document.addEventListener('visibilitychange', onVisibility);
  leaving.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', onVisibility);
    end();
  });
  onVisibility();
}
