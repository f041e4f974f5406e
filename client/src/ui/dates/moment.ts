import { addDays, formatDate, formatDayAndMonth, otherYear, today } from './local-date';

/**
 * When something was, by the clock of the person: `today, 22:14`, `yesterday, 22:14`, `3 November, 09:30`, with the
 * year where it is not this one.
 * @param instant ISO 8601
 */
export function formatMoment(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${dayOf(today(at), now)}, ${time.format(at)}`;
}

function dayOf(day: string, now: Date): string {
  if (day === today(now)) return 'today';
  if (day === addDays(today(now), -1)) return 'yesterday';
  return otherYear(day, now) ? formatDate(day) : formatDayAndMonth(day);
}
