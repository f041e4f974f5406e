import { fieldEditedByHand } from '@turnout/texts/edited-by-hand';
import { Temporal } from 'temporal-polyfill';
import type { SeriesInterval } from '../../event-series/series-interval.js';
import type { EventInput } from '../event-input.js';

export interface FieldChange {
  before: EventInput;
  after: EventInput;
}

/**
 * The fields of a following event after the change of an earlier one: those that were changed there are changed here, too, and
 * the date moves by as many days.
 * @returns null for an event that was edited by hand, see fieldEditedByHand
 */
export function followingFields(
  { before, after }: FieldChange,
  following: EventInput,
  rule: SeriesInterval,
): EventInput | null {
  const changed = changedFields(before, after);
  if (fieldEditedByHand(changed, { before, following, rule }, instantOf)) return null;
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

function instantOf(timeZone: string, date: string, time: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds;
}
