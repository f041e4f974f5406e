import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { timings } from '../../timings';
import { atMostEvery } from '../live/at-most-every';
import { DoorDeskChangedDocument } from './gql/live-desk';

graphql(`
  fragment DeskDoor on Door {
    expectedCount
    arrivedCount
    alreadyInCount
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
      # When a pass was used last changes with each of its scans.
      ...PassesOfEvent
    }
  }
`);

graphql(`
  subscription DoorDeskChanged($eventId: ID!) {
    doorChanged(eventId: $eventId) {
      arrivedCount
    }
  }
`);

/**
 * Follows the doors of an event while the page is seen: a hidden tab has no stream. The stream says that something has changed, and
 * the page reads what, at most once in a second: the lists of a desk are too dear for each message.
 * @returns whether the page is told of each change
 */
export function useLiveDesk(eventId: string, readAgain: () => void): boolean {
  const client = useApolloClient();
  const [isLive, setLive] = useState(false);
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    const readSoon = atMostEvery(timings.deskRead, () => read());
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
            readSoon();
          },
        },
      });
      // A stream that the server ends is no failure of the page: what it has read stays.
      stream = messages.subscribe({
        next: readSoon,
        error: () => setLive(false),
        complete: () => setLive(false),
      });
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
