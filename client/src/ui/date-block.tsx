import classes from './date-block.module.css';
import { formatDateInFull, formatDay, formatMonth, formatWeekday } from './local-date';

/** Weekday, day, month; large beside the title of an event's own page. */
export function DateBlock({ date, isLarge = false }: { date: string; isLarge?: boolean }) {
  return (
    <time dateTime={date} className={classes.block} data-large={isLarge || undefined}>
      <span className="visually-hidden">{formatDateInFull(date)}</span>
      <span aria-hidden>{formatWeekday(date) || 'Day'}</span>
      <span aria-hidden className={classes.day}>
        {formatDay(date) || '–'}
      </span>
      <span aria-hidden>{formatMonth(date) || 'Month'}</span>
    </time>
  );
}
