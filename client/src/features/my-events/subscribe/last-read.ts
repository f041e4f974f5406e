import { formatDay, formatTime, type OwnClock } from '../../../ui/dates/time-zone';

/** `today, 08:12`, or `Tuesday 24 November, 08:12`, by the person's own clock. */
export function lastReadInWords(instant: string, { now, timeZone }: OwnClock): string {
  const zone = timeZone ?? 'UTC';
  const today = new Date(now);
  const day = formatDay(instant, zone, today);
  const isToday = day === formatDay(now, zone, today);
  return `${isToday ? 'today' : day}, ${formatTime(instant, zone)}${timeZone ? '' : ' UTC'}`;
}
