import type { OwnEventRowFragment } from './gql/own-event-row';
import classes from './own-events.module.css';

interface Props {
  event: OwnEventRowFragment;
}

/** How full an event is, or how many had a place at one that is cancelled. */
export function EventPlaces({ event }: Props) {
  return event.cancelledAt ? <FormerPlaces event={event} /> : <Places event={event} />;
}

function FormerPlaces({ event: { signUpCount } }: Props) {
  return (
    <p className={classes.places}>
      <span className={classes.count}>{signUpCount}</span>{' '}
      {signUpCount === 1 ? 'person had a place' : 'people had a place'}
    </p>
  );
}

function Places({ event: { signUpCount, capacity, placesLeft, waitingCount } }: Props) {
  if (capacity === null) {
    return (
      <p className={classes.places}>
        <span className={classes.count}>{signUpCount}</span> signed up
      </p>
    );
  }
  return (
    <div className={classes.places}>
      <p>
        <span>
          <span className={classes.count}>{signUpCount}</span> of {capacity}
        </span>
        {waitingCount > 0 ? (
          <strong className={classes.waiting}>{waitingCount} waiting</strong>
        ) : (
          <span className={classes.left}>{placesLeft === 0 ? 'full' : `${placesLeft} left`}</span>
        )}
      </p>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.min(100, (signUpCount / capacity) * 100)}%` }} />
      </span>
    </div>
  );
}
