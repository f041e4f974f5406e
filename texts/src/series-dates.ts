/** How the dates of a series follow each other. */
export type SeriesRule = 'WEEK' | 'TWO_WEEKS' | 'MONTH_BY_WEEKDAY';

const DAY = 86_400_000;

/**
 * The first dates of a rule, `date` included. They are days of the calendar: an event's zone says when each begins.
 * @param date YYYY-MM-DD
 */
export function seriesDates(date: string, rule: SeriesRule, count: number): string[] {
  return Array.from({ length: count }, (_, step) => {
    if (rule === 'WEEK') return addDays(date, 7 * step);
    return rule === 'TWO_WEEKS' ? addDays(date, 14 * step) : sameWeekdayOfMonth(date, step);
  });
}

/**
 * Which one of its weekdays in its month a date is: 1 to 4, or the last. Every month has four of each weekday. A fifth one is the
 * last, and so is the fourth in a month without a fifth.
 */
export function weekdayOfMonth(date: string): number | 'last' {
  const month = date.slice(0, 7);
  return addDays(date, 7).startsWith(month) ? Math.ceil(dayOf(date) / 7) : 'last';
}

/**
 * Whether one date of a rule is followed by the other. In a month with four of a weekday, the fourth is the last, so that either
 * date may say which rule it is.
 */
export function isFollowing(date: string, other: string, rule: SeriesRule): boolean {
  if (rule !== 'MONTH_BY_WEEKDAY') return daysFrom(date, other) % (rule === 'WEEK' ? 7 : 14) === 0;
  const months = 12 * (yearOf(other) - yearOf(date)) + monthOf(other) - monthOf(date);
  return sameWeekdayOfMonth(date, months) === other || sameWeekdayOfMonth(other, -months) === date;
}

/** How many days one date comes after the other. */
export function daysFrom(date: string, later: string): number {
  return (instantOf(later) - instantOf(date)) / DAY;
}

function sameWeekdayOfMonth(date: string, months: number): string {
  const which = weekdayOfMonth(date);
  if (which === 'last') {
    const end = addDays(firstOfMonth(date, months + 1), -1);
    return addDays(end, -daysBetween(weekday(date), weekday(end)));
  }
  const start = firstOfMonth(date, months);
  return addDays(start, daysBetween(weekday(start), weekday(date)) + 7 * (which - 1));
}

/** The first day of the month that comes so many months after that of a date. */
function firstOfMonth(date: string, months: number): string {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return textOf(first);
}

/** From one weekday to the next other one. */
function daysBetween(from: number, to: number): number {
  return (to - from + 7) % 7;
}

/** A date so many days later. */
export function addDays(date: string, days: number): string {
  return textOf(new Date(instantOf(date) + days * DAY));
}

const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const weekday = (date: string) => new Date(instantOf(date)).getUTCDay();
const yearOf = (date: string) => Number(date.slice(0, 4));
const monthOf = (date: string) => Number(date.slice(5, 7));
const dayOf = (date: string) => Number(date.slice(8));

/** After the year 9999 it is longer than any date that is taken. */
function textOf(day: Date): string {
  return day.toISOString().replace(/T.*/, '');
}
