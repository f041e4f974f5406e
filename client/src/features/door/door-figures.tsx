import { useApolloClient, useSubscription } from '@apollo/client/react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import classes from './door.module.css';
import { DoorChangedDocument, type DoorFiguresFragment, DoorOfEventFragmentDoc } from './gql/door-figures';

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
export function useLiveDoor(eventId: string): void {
  const { cache } = useApolloClient();
  useSubscription(DoorChangedDocument, {
    variables: { eventId },
    onData: ({ data: { data } }) => {
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

/** How many have arrived at all doors together. */
export function DoorFigures({ door }: { door: FragmentRef<DoorFiguresFragment> }) {
  const { arrivedCount, expectedCount } = readFragment<DoorFiguresFragment>(door);
  const missing = Math.max(0, expectedCount - arrivedCount);
  return (
    <section className={classes.figures} aria-label="Arrived">
      <p>
        <strong>{arrivedCount}</strong> arrived of {expectedCount}
        <span className={classes.missing}>{missing} to come</span>
      </p>
      <progress max={Math.max(expectedCount, 1)} value={arrivedCount} aria-hidden />
    </section>
  );
}
