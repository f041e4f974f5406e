import { addDays, isDate } from '../../ui/dates/local-date';

/** 0 is Sunday, as in JavaScript. */
type Weekday = number;

const weekdayOf = (date: string): Weekday => new Date(`${date}T00:00Z`).getUTCDay();

/** The day with which a week begins where the reader's language is spoken: Monday, Sunday or Saturday. */
export function firstWeekday(language = navigator.language): Weekday {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  // ISO 8601 has 7 for Sunday. A browser without the data begins with Monday.
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
}

/** `2026-11`, from an address; the month of a day where that names none. */
export function readMonth(given: string | null, today: string): string {
  // The weeks of a month have days of the months beside it.
  const isShown = given !== null && isDate(`${given}-01`) && given > '0001-01' && given < '9999-12';
  return isShown ? given : today.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  // Not by Date.UTC, which takes the year 50 for 1950.
  const date = new Date(`${month}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The same day of another month, or its last one. */
export function inOtherMonth(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${date.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Weeks that each month fits in. */
const WEEKS = 6;

/**
 * The days of a month in whole weeks: with the last days of the month before, and the first of the next one. Each month has as many
 * weeks, so that what is below it stays where it is.
 */
export function weeksOf(month: string, first: Weekday): string[][] {
  const begin = `${month}-01`;
  const start = addDays(begin, -((weekdayOf(begin) - first + 7) % 7));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)),
  );
}
