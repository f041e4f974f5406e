import { formatDay, formatInstant, formatTime, type OwnClock } from '../../../ui/dates/time-zone';

/**
 * `20:30` on the clocks of the zone, with the day where it is another than that of `start`, and with the zone where the person's own
 * clock shows another time.
 */
export function clockTime(instant: string, timeZone: string, start: string, own: OwnClock): string {
  const full = formatInstant(instant, timeZone, 'short', own);
  const isSameDay = formatDay(instant, timeZone) === formatDay(start, timeZone);
  return isSameDay ? full.slice(full.indexOf(formatTime(instant, timeZone))) : full;
}
