import { useApolloClient, useSubscription } from '@apollo/client/react';
import { graphql } from '../../apollo/graphql';
import type { DoorDevice } from './device/door-device';
import classes from './door.module.css';
import { DoorChangedDocument, DoorOfEventFragmentDoc } from './gql/door-figures';

graphql(`
  fragment DoorFigures on Door {
    expectedCount
    arrivedCount
  }
`);

graphql(`
  fragment DoorOfEvent on Event {
    id
    door {
      ...DoorFigures
    }
  }
`);

graphql(`
  subscription DoorChanged($eventId: ID!) {
    doorChanged(eventId: $eventId) {
      ...DoorFigures
    }
  }
`);

/** Follows all doors of an event. A door has no id, so Apollo's cache cannot place it by itself. */
export function useLiveDoor(device: DoorDevice): void {
  const { cache } = useApolloClient();
  const { eventId } = device;
  useSubscription(DoorChangedDocument, {
    variables: { eventId },
    context: { headers: device.headers },
    onData: ({ data: { data } }) => {
      device.noteChange();
      const id = cache.identify({ __typename: 'Event', id: eventId });
      if (!data || !id) return;
      cache.writeFragment({
        id,
        fragment: DoorOfEventFragmentDoc,
        fragmentName: 'DoorOfEvent',
        data: { id: eventId, door: data.doorChanged },
      });
    },
  });
}

interface Props {
  arrivedCount: number;
  expectedCount: number;
  /** The arrivals that the server has not stored yet. */
  waitingCount: number;
}

/** How many have arrived at all doors together, as far as this device knows. */
export function DoorFigures({ arrivedCount, expectedCount, waitingCount }: Props) {
  const arrived = arrivedCount + waitingCount;
  return (
    <section className={classes.figures} aria-label="Arrived">
      <p>
        <strong>{arrived}</strong> arrived of {expectedCount}
        <span className={classes.missing}>
          {waitingCount > 0
            ? `${waitingCount} not sent yet`
            : `${Math.max(0, expectedCount - arrived)} to come`}
        </span>
      </p>
      <progress max={Math.max(expectedCount, 1)} value={arrived} aria-hidden />
    </section>
  );
}
