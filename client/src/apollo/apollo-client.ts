import { type ApolloCache, ApolloClient, ApolloLink, type FieldPolicy, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { defer, mergeMap } from 'rxjs';
import { busyLink } from './busy-link';
import { failedWith } from './failure';
import { keysetConnection } from './keyset-connection';
import { overtakenLink } from './overtaken-link';
import { fetchWithClock } from './server-clock';
import { shownViewerLink } from './shown-viewer';

export function createApolloClient(
  // Not HttpLink: that one adds extensions to every request, and the API takes none.
  transport: ApolloLink = new BaseHttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    fetch: fetchWithClock,
  }),
): ApolloClient {
  const cache = createCache();
  const byRequest = ApolloLink.from([shownViewerLink(cache), overtakenLink(), busyLink(), transport]);
  const isStream = ({ operationType }: ApolloLink.Operation) => operationType === 'subscription';
  const link = expiredSessionLink(cache).concat(ApolloLink.split(isStream, lazyStreamLink, byRequest));
  return new ApolloClient({ cache, link });
}

/** A page has come to rest before it opens a stream: the code for it is loaded then. */
const lazyStreamLink = new ApolloLink((operation, forward) =>
  defer(() => import('./stream-link')).pipe(
    mergeMap(({ streamLink }) => streamLink.request(operation, forward)),
  ),
);

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: { event: eventById, events: keysetConnection(['first', 'filter', 'orderBy']) },
      },
      Account: {
        fields: {
          events: keysetConnection(['first', 'hasEnded', 'orderBy']),
          sharedEvents: keysetConnection(['first', 'hasEnded']),
          signUps: keysetConnection(['first', 'hasEnded']),
          waitingListEntries: keysetConnection([]),
          cancelledSignUps: keysetConnection(['hasEnded']),
          paymentsNeedingAttention: keysetConnection([]),
          activity: keysetConnection([]),
        },
      },
      // One list however many of it a page asks for.
      Event: {
        fields: {
          activity: keysetConnection([], 'log'),
          signUps: keysetConnection(['search', 'orderBy', 'arrived', 'unreachable']),
          messages: keysetConnection([], 'log'),
          waitingListEntries: keysetConnection([]),
          paymentsNeedingAttention: keysetConnection(['first']),
        },
      },
      Door: { merge: true, fields: { scans: keysetConnection([], 'log') } },
      EventStatistics: { merge: true },
      EventTotals: { merge: true },
      Settings: { keyFields: [] },
    },
  });
}

/** An event that a list has brought is known to its own page, too. */
const eventById: FieldPolicy = {
  read(known, { args, toReference, canRead }) {
    if (known !== undefined) return known;
    const listed = toReference({ __typename: 'Event', id: args?.id });
    return canRead(listed) ? listed : undefined;
  },
};

/** When the server no longer knows the session, the pages must stop showing a signed-in account. */
function expiredSessionLink(cache: ApolloCache): ErrorLink {
  return new ErrorLink(({ error }) => {
    if (failedWith(error, 'UNAUTHENTICATED')) cache.modify({ fields: { viewer: () => null } });
  });
}
