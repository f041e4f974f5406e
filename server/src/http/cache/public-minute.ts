import type { Clock } from '../../platform/clock.js';

const MINUTE = 60_000;

/**
 * The beginning of this minute, in milliseconds of the epoch. The events' times are whole minutes: within one of them
 * public data only change with the database.
 */
export function publicMinute(clock: Clock): number {
  return Math.floor(clock.now().getTime() / MINUTE) * MINUTE;
}
