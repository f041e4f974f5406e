import classes from './local-date.module.css';
import { useOwnDay } from './own-clock';
import { formatterIn } from './zone-formatter';

// A date of an event is a day on the calendar, not an instant: it is read and written in UTC so that no time zone moves it.
function asInstant(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  return (date) => (Number.isNaN(asInstant(date)) ? '' : formatterIn('UTC', options).format(asInstant(date)));
}

export const formatWeekday = formatter({ weekday: 'short' });
export const formatDay = formatter({ day: 'numeric' });
export const formatMonth = formatter({ month: 'short' });
export const formatMonthAndYear = formatter({ month: 'long', year: 'numeric' });

export const formatMonthInFull = formatter({ month: 'long' });
export const formatYear = formatter({ year: 'numeric' });
export const formatWeekdayInFull = formatter({ weekday: 'long' });
export const formatDayAndMonth = formatter({ day: 'numeric', month: 'long' });
export const formatDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** `Friday 20 November`. */
export const formatLongDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });

export function formatDateInFull(date: string): string {
  return `${formatWeekdayInFull(date)} ${formatDate(date)}`.trim();
}

/** `Sun 14 Mar`, with the year where it is not this one. */
export function formatShortDate(date: string, now = new Date()): string {
  return [formatWeekday(date), formatDay(date), formatMonth(date), otherYear(date, now)].join(' ').trim();
}

/** The year of a date, where it is not the one that it is where the person is; else nothing. */
export function otherYear(date: string, now = new Date()): string {
  const year = formatYear(date);
  return year === String(now.getFullYear()) ? '' : year;
}

/** The day it is where the person is. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
}

export function addDays(date: string, days: number): string {
  return new Date(asInstant(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether an event goes on past midnight, or for exactly a day: its end is not after its start. */
export function endsOnNextDay({ startTime, endTime }: { startTime: string; endTime: string }): boolean {
  return startTime !== '' && endTime !== '' && endTime <= startTime;
}

/** Whether a text is a day of the calendar, from the year 1 on: `2027-03-14`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  // Date takes 31 February for 3 March.
  return !Number.isNaN(asInstant(text)) && addDays(text, 0) === text;
}

/** The Saturday and Sunday of this week, what of them is over left out. */
export function thisWeekend(today: string): { from: string; to: string } {
  const weekday = new Date(asInstant(today)).getUTCDay();
  const to = addDays(today, weekday === 0 ? 0 : 7 - weekday);
  const saturday = addDays(to, -1);
  return { from: saturday < today ? today : saturday, to };
}

interface DateBlockProps {
  date: string;
  /** Beside the title of an event's own page. */
  isLarge?: boolean;
  /** On an event's cover, from which it must stand out. */
  isOnCover?: boolean;
}

/** Weekday, day, month, and the year where it is not this one. */
export function DateBlock({ date, isLarge = false, isOnCover = false }: DateBlockProps) {
  const year = otherYear(date, useOwnDay());
  return (
    <time
      dateTime={date}
      className={classes.block}
      data-large={isLarge || undefined}
      data-on-cover={isOnCover || undefined}
    >
      <span className="visually-hidden">{formatDateInFull(date)}</span>
      <span aria-hidden>{formatWeekday(date) || 'Day'}</span>
      <span aria-hidden className={classes.day}>
        {formatDay(date) || '–'}
      </span>
      <span aria-hidden>{formatMonth(date) || 'Month'}</span>
      {year && (
        <span aria-hidden className={classes.year}>
          {year}
        </span>
      )}
    </time>
  );
}
