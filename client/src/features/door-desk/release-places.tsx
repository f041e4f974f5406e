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
  const { door, failure, isBusy, release, undo } = useMissingPlaces(eventId, arrivedCount);
  if (!door) return null;
  const { missingCount, placesReleasedAt } = door;
  return (
    <Card as="section" className={classes.release} aria-label="People who have not arrived">
      <h2>{messages.notArrived(missingCount)}</h2>
      {placesReleasedAt ? (
        <Released
          closesAt={new Date(Date.parse(placesReleasedAt) + UNDO_TIME).toISOString()}
          timeZone={timeZone}
          isBusy={isBusy}
          onUndo={undo}
        />
      ) : (
        <>
          <p>{messages.RELEASING}</p>
          <BusyButton variant="default" onClick={release} isBusy={isBusy} disabled={missingCount === 0}>
            {messages.release(missingCount)}
          </BusyButton>
        </>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
    </Card>
  );
}

interface ReleasedProps {
  closesAt: string;
  timeZone: string;
  isBusy: boolean;
  onUndo: () => void;
}

function Released({ closesAt, timeZone, isBusy, onUndo }: ReleasedProps) {
  const isFinal = useHasPassed(closesAt);
  return (
    <>
      <p role="status">{isFinal ? messages.RELEASED : messages.released(formatTime(closesAt, timeZone))}</p>
      {!isFinal && (
        <BusyButton variant="default" onClick={onUndo} isBusy={isBusy}>
          Undo
        </BusyButton>
      )}
    </>
  );
}
