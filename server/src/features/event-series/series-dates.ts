import { Temporal } from 'temporal-polyfill';
import { SeriesInterval } from './series-interval.js';

/**
 * The first dates of a rule, `date` included. They are days of the calendar: an event's zone says when each begins.
 * @param date YYYY-MM-DD
 */
export function seriesDates(date: string, interval: SeriesInterval, count: number): string[] {
  const first = Temporal.PlainDate.from(date);
  return Array.from({ length: count }, (_, step) => String(dateAfter(first, interval, step)));
}

/**
 * Whether one date of a rule is followed by the other. In a month with four of a weekday, the fourth is the last, so that either
 * date may say which rule it is.
 */
export function isFollowing(date: string, other: string, interval: SeriesInterval): boolean {
  const [from, to] = [Temporal.PlainDate.from(date), Temporal.PlainDate.from(other)];
  if (interval !== SeriesInterval.MONTH_BY_WEEKDAY)
    return from.until(to).days % (interval === SeriesInterval.WEEK ? 7 : 14) === 0;
  const { months } = from.toPlainYearMonth().until(to.toPlainYearMonth(), { largestUnit: 'months' });
  return dateAfter(from, interval, months).equals(to) || dateAfter(to, interval, -months).equals(from);
}

function dateAfter(first: Temporal.PlainDate, interval: SeriesInterval, step: number): Temporal.PlainDate {
  if (interval === SeriesInterval.WEEK) return first.add({ weeks: step });
  if (interval === SeriesInterval.TWO_WEEKS) return first.add({ weeks: 2 * step });
  return sameWeekdayOfMonth(first, first.toPlainYearMonth().add({ months: step }));
}

/** Every month has four of each weekday. A fifth one is the last, and so is the fourth in a month without a fifth. */
function sameWeekdayOfMonth(first: Temporal.PlainDate, month: Temporal.PlainYearMonth): Temporal.PlainDate {
  const { day, daysInMonth, dayOfWeek } = first;
  if (day + 7 > daysInMonth) {
    const end = month.toPlainDate({ day: month.daysInMonth });
    return end.subtract({ days: daysBetween(dayOfWeek, end.dayOfWeek) });
  }
  const start = month.toPlainDate({ day: 1 });
  const weeks = Math.floor((day - 1) / 7);
  return start.add({ weeks, days: daysBetween(start.dayOfWeek, dayOfWeek) });
}

/** From one weekday to the next other one. */
function daysBetween(from: number, to: number): number {
  return (to - from + 7) % 7;
}
