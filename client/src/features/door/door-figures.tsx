import { useSubscription } from '@apollo/client/react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import classes from './door.module.css';
import { DoorChangedDocument, type DoorFiguresFragment } from './gql/door-figures';

graphql(`
  fragment DoorFigures on Door {
    expectedCount
    arrivedCount
  }
`);

graphql(`
  subscription DoorChanged($eventId: ID!) {
    doorChanged(eventId: $eventId) {
      ...DoorFigures
    }
  }
`);

interface Props {
  eventId: string;
  /** As the page has read them: the stream says what changes. */
  door: FragmentRef<DoorFiguresFragment>;
}

/** How many have arrived at all doors together. */
export function DoorFigures({ eventId, door }: Props) {
  const { data } = useSubscription(DoorChangedDocument, { variables: { eventId } });
  const { arrivedCount, expectedCount } = readFragment<DoorFiguresFragment>(data?.doorChanged ?? door);
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
