import { isFollowing, type SeriesRule } from '@turnout/texts/series-dates';
import { instantIn } from '../../../ui/dates/zoned-time';
import { type EventFieldName, type EventFormValues, fieldEntries } from '../event-fields';

/** A later event of a series that takes place. */
export interface FollowingEvent {
  id: string;
  values: EventFormValues;
  signUpCount: number;
}

export interface Followed {
  changed: FollowingEvent[];
  /** Those that were edited by hand, with the field that says so. */
  left: { event: FollowingEvent; field: EventFieldName }[];
}

/**
 * The effects of a change on the following events. The server does the same: an event with another value in a field that changes was
 * edited by hand, and is left as it is.
 */
export function followChange(
  { before, after }: { before: EventFormValues; after: EventFormValues },
  following: readonly FollowingEvent[],
  rule: SeriesRule,
): Followed {
  const fields = fieldEntries.map(([name]) => name).filter((name) => after[name] !== before[name]);
  const found: Followed = { changed: [], left: [] };
  for (const event of following) {
    const field = fields.find((name) => !isSame(name, before, event.values, rule));
    if (field) found.left.push({ event, field });
    else found.changed.push(event);
  }
  return found;
}

function isSame(
  name: EventFieldName,
  one: EventFormValues,
  other: EventFormValues,
  rule: SeriesRule,
): boolean {
  if (name === 'date') return isFollowing(one.date, other.date, rule);
  if (one[name] === other[name]) return true;
  if (name !== 'startTime' && name !== 'endTime') return false;
  // On the night when the clocks change, a time may be stored as the one that counts.
  const { timeZone, date } = other;
  return instantIn(timeZone, date, one[name]) === instantIn(timeZone, date, other[name]);
}
