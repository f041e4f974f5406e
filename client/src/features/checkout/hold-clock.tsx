import { useEffect, useState } from 'react';
import { serverNow } from '../../apollo/server-clock';
import { useOwnClock, useServerClock } from '../../ui/dates/own-clock';
import { formatOwnInstant } from '../../ui/dates/time-zone';
import classes from './hold-clock.module.css';
import * as messages from './messages';

/** A place is held for so long while a person pays, in seconds. */
const HOLD = 15 * 60;
const HOUR = 60 * 60;
/** The texts of a screen reader, and from how many seconds on. */
const ANNOUNCED = [60, 5 * 60];

/**
 * How long a place is still held, by the server's clock.
 * @returns whole seconds, 0 when the time is over; null where no place is held
 */
export function useSecondsLeft(heldUntil: string | null): number | null {
  const [ticking, setNow] = useState(serverNow);
  const now = useServerClock()?.now ?? ticking;
  useEffect(() => {
    if (heldUntil === null) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [heldUntil]);
  if (heldUntil === null) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(heldUntil) - now) / 1_000));
  // The server says its time in whole seconds, so its clock seems to be up to a second slow.
  return seconds === HOLD + 1 ? HOLD : seconds;
}

interface Props {
  heldUntil: string;
  secondsLeft: number;
}

/** How long there is to pay. It is not read out each second: only when little time is left. */
export function HoldClock({ heldUntil, secondsLeft }: Props) {
  const own = useOwnClock();
  const announced = ANNOUNCED.find((seconds) => secondsLeft <= seconds);
  return (
    <div>
      {secondsLeft > HOUR ? (
        <p>Until {formatOwnInstant(heldUntil, own)}</p>
      ) : (
        <>
          <p role="timer" className={classes.clock}>
            <span className={classes.time}>{formatClock(secondsLeft)}</span> left to pay
          </p>
          <div className={classes.track} aria-hidden>
            <div
              className={classes.progress}
              style={{ width: `${Math.min(secondsLeft / HOLD, 1) * 100}%` }}
            />
          </div>
        </>
      )}
      <p role="status" className="visually-hidden">
        {announced && secondsLeft > 0 && messages.minutesLeft(announced / 60)}
      </p>
    </div>
  );
}

/** `12:41`. */
function formatClock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
