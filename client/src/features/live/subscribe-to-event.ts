import type { ApolloClient } from '@apollo/client';
import { type Client, createClient } from 'graphql-sse';
import { timings } from '../../timings';

/** How full an event is: the fields of it that change by themselves. */
interface Places {
  signUpCount: number;
  placesLeft: number | null;
  waitingCount: number;
}

// As text: documents of codegen are part of the first load.
const PLACES = 'signUpCount placesLeft waitingCount';
const PLACES_CHANGED = `subscription ($id: ID!) { eventPlacesChanged(eventId: $id) { ${PLACES} } }`;
const PLACES_NOW = `query ($id: ID!) { event(id: $id) { ${PLACES} } }`;
const OWN_PLACE_CHANGED = 'subscription ($id: ID!) { viewerPlaceChanged(eventId: $id) { id } }';
const SIGN_UP_ADDED = 'subscription ($id: ID!) { signUpAdded(eventId: $id) { id } }';

const MAX_ATTEMPTS = 20;

interface Listeners {
  /** At most once in two seconds; without it sign-ups are not followed. */
  onSignUps?: () => void;
  /**
   * Within a second, at another moment on each page: many get a place at once. It replaces the stream of places, because
   * browsers have six connections for all tabs, and at a full event little else changes.
   */
  onOwnPlace?: () => void;
}

/**
 * Follows an event while its page is seen, until the signal: a hidden tab has no stream. Changes that a stream could
 * not tell are read when it begins, or begins again.
 */
export function subscribeToEvent(
  { cache }: ApolloClient,
  id: string,
  leaving: AbortSignal,
  { onSignUps, onOwnPlace }: Listeners = {},
): void {
  let client: Client | null = null;

  function show(places: Places | null | undefined): void {
    if (!places) return;
    const { signUpCount, placesLeft, waitingCount } = places;
    cache.modify<Record<keyof Places, number | null>>({
      id: cache.identify({ __typename: 'Event', id }) ?? '',
      fields: {
        signUpCount: () => signUpCount,
        placesLeft: () => placesLeft,
        waitingCount: () => waitingCount,
      },
    });
  }

  function begin(): void {
    client = createClient({ url: '/graphql', retryAttempts: MAX_ATTEMPTS, retry: waitToRetry });
    if (onOwnPlace) {
      const tell = atMostEvery(Math.random() * timings.ownPlaceRead, onOwnPlace);
      follow<object>(client, { query: OWN_PLACE_CHANGED, id }, { connected: tell, next: tell });
      return;
    }
    follow<{ eventPlacesChanged: Places }>(
      client,
      { query: PLACES_CHANGED, id },
      {
        connected: () => void readPlaces(id, leaving).then(show),
        next: ({ eventPlacesChanged }) => show(eventPlacesChanged),
      },
    );
    if (!onSignUps) return;
    const tell = atMostEvery(timings.signUpsRead, onSignUps);
    follow<object>(client, { query: SIGN_UP_ADDED, id }, { connected: tell, next: tell });
  }

  function end(): void {
    client?.dispose();
    client = null;
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

interface Handlers<Data> {
  connected: () => void;
  next: (data: Data) => void;
}

/** A stream that the server refuses or ends is no failure of the page, which shows what it has read. */
function follow<Data>(
  client: Client,
  { query, id }: { query: string; id: string },
  on: Handlers<Data>,
): void {
  client.subscribe<Data>(
    { query, variables: { id } },
    { next: ({ data }) => data && on.next(data), error: () => {}, complete: () => {} },
    { connected: on.connected },
  );
}

async function readPlaces(id: string, signal: AbortSignal): Promise<Places | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: PLACES_NOW, variables: { id } }),
      signal,
    });
    const { data } = (await response.json()) as { data: { event: Places | null } | null };
    return data?.event ?? null;
  } catch {
    return null;
  }
}

/** Up to 10 seconds, then longer: all who had a stream lose it at once when a server stops, and must not all come at once. */
function waitToRetry(attempt: number): Promise<void> {
  const longest = Math.min(10_000 * 2 ** attempt, timings.longestLiveGap);
  return new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * longest));
}

/** Runs it once the time is over, however often it was asked for meanwhile. */
function atMostEvery(milliseconds: number, run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      run();
    }, milliseconds);
  };
}
