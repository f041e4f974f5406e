import { type ApolloCache, type ApolloClient, isReference } from '@apollo/client';
import { type FragmentRef, readFragment } from '../apollo/graphql';
import { SessionDocument, type ViewerFragment } from './gql/session';
import { publishViewer } from './viewer-channel';

/**
 * Another person uses this browser now: removes everything that was read for the last one.
 * The browser's other tabs are told who it is. The settings are everybody's, so they stay and the page need not ask the server again.
 */
export async function changeViewer(
  client: ApolloClient,
  viewer: FragmentRef<ViewerFragment> | null,
): Promise<void> {
  const session = client.readQuery({ query: SessionDocument });
  await client.clearStore();
  if (session) client.writeQuery({ query: SessionDocument, data: { ...session, viewer } });
  const account = readFragment<ViewerFragment>(viewer);
  if (account) publishViewer(account.id);
  // clearStore() has also detached the session query from the cache; changing its fetch policy attaches it again.
  client.refetchQueries({
    include: [SessionDocument],
    onQueryUpdated(query) {
      if (!session) return query.refetch();
      query.reobserve({ fetchPolicy: 'standby' });
      query.reobserve({ fetchPolicy: 'cache-first' }).catch(() => {});
      return false;
    },
  });
}

/** One of the viewer's places at events to come has ended: only such a place can be given back. */
export function countOneLess(cache: ApolloCache): void {
  const id = viewerIdIn(cache);
  if (!id) return;
  cache.modify<{ signUps: { totalCount?: number } }>({
    id,
    fields: {
      signUps(list, { storeFieldName }) {
        if (isReference(list) || !list.totalCount || storeFieldName.includes('"hasEnded":true')) return list;
        return { ...list, totalCount: list.totalCount - 1 };
      },
    },
  });
}

/** A person who signed up to an event is not among its people any more, whatever part of them is shown. */
export function countOneAttendeeLess(cache: ApolloCache, eventId: string): void {
  const id = cache.identify({ __typename: 'Event', id: eventId });
  if (!id) return;
  cache.modify<{ signUps: { totalCount?: number } }>({
    id,
    fields: {
      signUps: (list) =>
        isReference(list) || !list.totalCount ? list : { ...list, totalCount: list.totalCount - 1 },
    },
  });
}

function viewerIdIn(cache: ApolloCache): string | undefined {
  const viewer = readFragment<ViewerFragment>(cache.readQuery({ query: SessionDocument })?.viewer);
  return viewer ? cache.identify({ __typename: 'Account', id: viewer.id }) : undefined;
}

/** A list of the signed-in account is out of date: it is read again when it is shown. */
export function evictViewerField(
  cache: ApolloCache,
  fieldName:
    | 'events'
    | 'sharedEvents'
    | 'eventDrafts'
    | 'eventTotals'
    | 'recentFigures'
    | 'signUps'
    | 'cancelledSignUps',
): void {
  const account = viewerIdIn(cache);
  if (account) cache.evict({ id: account, fieldName });
  cache.gc();
}

/** These events have changed at the server: they are read again when they are shown. */
export function evictEvents(cache: ApolloCache, events: readonly { id: string }[]): void {
  for (const { id } of events) {
    const known = cache.identify({ __typename: 'Event', id });
    if (known) cache.evict({ id: known });
  }
}

/** Only the server knows which page of which filtered list has an event: the lists are read again when they are shown. */
export function evictEventLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'eventTypes' });
  evictViewerField(cache, 'events');
  evictViewerField(cache, 'eventTotals');
  evictViewerField(cache, 'recentFigures');
}
