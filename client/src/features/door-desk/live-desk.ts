import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { DoorDeskChangedDocument, type DoorDeskChangedSubscription, DoorDeskDocument } from './gql/live-desk';

graphql(`
  fragment DeskDoor on Door {
    expectedCount
    arrivedCount
    arrivedByDoor {
      door
      arrivedCount
    }
    scans(first: 20) {
      nodes {
        id
        ...DeskScan
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
    conflicts(first: 20) {
      nodes {
        id
        ...DeskScan
      }
      totalCount
    }
  }
`);

graphql(`
  query DoorDesk($eventId: ID!) {
    event(id: $eventId) {
      id
      door {
        ...DeskDoor
      }
    }
  }
`);

graphql(`
  subscription DoorDeskChanged($eventId: ID!) {
    doorChanged(eventId: $eventId) {
      ...DeskDoor
    }
  }
`);

/**
 * Follows the doors of an event while the page is seen: a hidden tab has no stream.
 * @param onConnected reads what has changed before
 * @returns whether the page is told of each change
 */
export function useLiveDesk(eventId: string, onConnected: () => void): boolean {
  const client = useApolloClient();
  const [isLive, setLive] = useState(false);
  const reread = useEffectEvent(onConnected);
  useEffect(() => {
    let stream: { unsubscribe(): void } | null = null;
    function end() {
      stream?.unsubscribe();
      stream = null;
      setLive(false);
    }
    function follow() {
      end();
      if (document.visibilityState !== 'visible') return;
      const messages = client.subscribe({
        query: DoorDeskChangedDocument,
        variables: { eventId },
        context: {
          onConnecting: () => setLive(false),
          onConnected: () => {
            setLive(true);
            reread();
          },
        },
      });
      // A stream that the server ends is no failure of the page: what it has read stays.
      stream = messages.subscribe({
        next: ({ data }) => data && write(data),
        error: () => setLive(false),
        complete: () => setLive(false),
      });
    }
    /** A door has no id, so Apollo's cache cannot place it by itself. */
    function write({ doorChanged: door }: DoorDeskChangedSubscription) {
      const event = { __typename: 'Event', id: eventId, door };
      client.cache.writeQuery({ query: DoorDeskDocument, variables: { eventId }, data: { event } });
    }
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      end();
    };
  }, [client, eventId]);
  return isLive;
}
