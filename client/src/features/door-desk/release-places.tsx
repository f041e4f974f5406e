import { Card } from '../../ui/card';
import { formatTime } from '../../ui/dates/time-zone';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { useHasPassed } from '../events/event-hours';
import classes from './door-desk.module.css';
import * as messages from './messages';
import { useMissingPlaces } from './use-missing-places';

/** Milliseconds, as the API says of placesReleasedAt. */
const UNDO_TIME = 5 * 60_000;
const NEVER = '9999-12-31T00:00:00.000Z';

interface Props {
  event: { id: string; timeZone: string; startsAt: string; hasEnded: boolean; cancelledAt: string | null };
  /** The number of missing people follows it. */
  arrivedCount: number;
}

/** Once the event has begun: gives the places of people who have not arrived to the next in line. */
export function ReleasePlaces({ event, arrivedCount }: Props) {
  const hasBegun = useHasPassed(event.startsAt);
  if (!hasBegun || event.hasEnded || event.cancelledAt) return null;
  return <MissingPlaces eventId={event.id} timeZone={event.timeZone} arrivedCount={arrivedCount} />;
}

interface MissingProps {
  eventId: string;
  timeZone: string;
  arrivedCount: number;
}

function MissingPlaces({ eventId, timeZone, arrivedCount }: MissingProps) {
  const { door, isWaitedFor, message, isBusy, release, undo } = useMissingPlaces(eventId, arrivedCount);
  const { missingCount = 0, placesReleasedAt = null } = door ?? {};
  const closesAt = placesReleasedAt && new Date(Date.parse(placesReleasedAt) + UNDO_TIME).toISOString();
  const isFinal = useHasPassed(closesAt ?? NEVER);
  if (!door) return null;
  const released = closesAt && messages.released(formatTime(closesAt, timeZone));
  return (
    <Card as="section" className={classes.release} aria-label="People who have not arrived">
      <h2>{messages.notArrived(missingCount)}</h2>
      <p role="status">
        {isFinal
          ? messages.RELEASED
          : (released ?? (isWaitedFor ? messages.RELEASING : messages.NOBODY_WAITS))}
      </p>
      {/* One button for both ways, so that it keeps the focus. */}
      {!isFinal && (closesAt || isWaitedFor) && (
        <BusyButton
          variant="default"
          onClick={closesAt ? undo : release}
          isBusy={isBusy}
          disabled={!closesAt && missingCount === 0}
        >
          {closesAt ? 'Undo' : messages.release(missingCount)}
        </BusyButton>
      )}
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </Card>
  );
}
