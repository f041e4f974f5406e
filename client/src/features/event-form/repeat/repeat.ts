import { type SeriesRule, seriesDates, weekdayOfMonth } from '@turnout/texts/series-dates';
import type { CreateEventSeriesInput } from '../../../gql/types';
import { formatDate, formatDayAndMonth, formatWeekdayInFull, isDate } from '../../../ui/dates/local-date';
import { isOver } from '../change-notice';
import type { EventFormValues } from '../event-fields';
import * as messages from './messages';

/** How an event repeats, as it is chosen. */
export interface Repeat {
  /** Null: not at all. */
  rule: SeriesRule | null;
  /** How many dates the rule has, as it is typed. */
  count: string;
  /** Dates that were left out, of which a later choice may have none. */
  leftOut: readonly string[];
}

export const noRepeat: Repeat = { rule: null, count: '8', leftOut: [] };

/** The input of `createEventSeries` beside the event. */
export type SeriesChoice = Omit<CreateEventSeriesInput, 'eventId'>;

function isCount(count: string): boolean {
  const number = Number(count);
  return Number.isInteger(number) && number >= messages.LEAST && number <= messages.MOST;
}

export function hasWrongCount({ rule, count }: Repeat): boolean {
  return rule !== null && !isCount(count);
}

/** All dates of the rule, `date` first; none as long as something is missing. */
export function datesOfRule({ rule, count }: Repeat, date: string): string[] {
  return rule && isDate(date) && isCount(count) ? seriesDates(date, rule, Number(count)) : [];
}

/** The dates of the events: the first one is the event itself, which is never left out. */
export function datesOfEvents(repeat: Repeat, date: string): string[] {
  return datesOfRule(repeat, date).filter((each, index) => index === 0 || !repeat.leftOut.includes(each));
}

/** Null where the event does not repeat. */
export function seriesChoice(repeat: Repeat, date: string): SeriesChoice | null {
  const { rule, count, leftOut } = repeat;
  if (!rule) return null;
  const [, ...others] = datesOfRule(repeat, date);
  const exceptDates = others.filter((each) => leftOut.includes(each));
  return { interval: rule, count: Number(count), ...(exceptDates.length > 0 && { exceptDates }) };
}

/** Why the event cannot repeat like this; null where it can. */
export function repeatMistake(repeat: Repeat, values: EventFormValues): string | null {
  if (!repeat.rule) return null;
  if (hasWrongCount(repeat)) return messages.COUNT_WRONG;
  if (datesOfEvents(repeat, values.date).length < messages.LEAST) return messages.ALL_LEFT_OUT;
  return isOver(values) ? messages.PAST_REPEAT : null;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** `Every month, on the first Tuesday`. */
export function ruleInWords(rule: SeriesRule, date: string): string {
  const weekday = formatWeekdayInFull(date);
  if (rule !== 'MONTH_BY_WEEKDAY' || !weekday) return messages.everyWeek(rule, weekday);
  const which = weekdayOfMonth(date);
  return messages.everyWeek(rule, `the ${which === 'last' ? which : ordinals[which - 1]} ${weekday}`);
}

/** `2 March to 20 April 2027`. */
export function rangeOf(dates: readonly string[]): string {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? formatDayAndMonth(first) : formatDate(first)} to ${formatDate(last)}`;
}
