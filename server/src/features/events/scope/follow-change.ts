import { isFollowing } from '@turnout/texts/series-dates';
import { Temporal } from 'temporal-polyfill';
import type { SeriesInterval } from '../../event-series/series-interval.js';
import type { EventInput } from '../event-input.js';
import { countingTimes, type EventTimes } from '../event-times.js';

export interface FieldChange {
  before: EventInput;
  after: EventInput;
}

/**
 * The fields of a following event after the change of an earlier one: those that were changed there are changed here, too, and
 * the date moves by as many days.
 * @returns null for an event that has another value in one of these fields: it was edited by hand, and is left as it is
 */
export function followChange(
  { before, after }: FieldChange,
  following: EventInput,
  interval: SeriesInterval,
): EventInput | null {
  const changed = changedFields(before, after);
  const isEdited = changed.some((name) =>
    name === 'date'
      ? !isFollowing(before.date, following.date, interval)
      : following[name] !== before[name] && !(isTime(name) && isSameTime(name, before, following)),
  );
  if (isEdited) return null;
  const fields = { ...following };
  for (const name of changed) Object.assign(fields, { [name]: after[name] });
  return { ...fields, date: movedDate(following.date, before.date, after.date) };
}

function changedFields(before: EventInput, after: EventInput): (keyof EventInput)[] {
  return (Object.keys(after) as (keyof EventInput)[]).filter((name) => after[name] !== before[name]);
}

function movedDate(date: string, before: string, after: string): string {
  const days = Temporal.PlainDate.from(before).until(Temporal.PlainDate.from(after));
  return String(Temporal.PlainDate.from(date).add(days));
}

type TimeField = 'startTime' | 'endTime';

function isTime(name: keyof EventInput): name is TimeField {
  return name === 'startTime' || name === 'endTime';
}

/** On the night when the clocks change, a time of the series may be stored as another one: see countingTimes. */
function isSameTime(name: TimeField, one: EventTimes, other: EventTimes): boolean {
  const onDateOf = (times: EventTimes, { date }: EventTimes) => countingTimes({ ...times, date })[name];
  return onDateOf(one, other) === other[name] || onDateOf(other, one) === one[name];
}
