import { fieldEditedByHand } from '@turnout/texts/edited-by-hand';
import type { SeriesRule } from '@turnout/texts/series-dates';
import { instantIn } from '../../../ui/dates/zoned-time';
import { type EventFieldName, type EventFormValues, fieldEntries } from '../event-fields';

/** A later event of a series that takes place. */
export interface FollowingEvent {
  id: string;
  values: EventFormValues;
  signUpCount: number;
}

export interface SortedEvents {
  changed: FollowingEvent[];
  /** Those that were edited by hand, with the field that says so. */
  left: { event: FollowingEvent; field: EventFieldName }[];
}

/** Sorts the following events by what a change does to them. The server asks the same rule. */
export function sortFollowing(
  { before, after }: { before: EventFormValues; after: EventFormValues },
  following: readonly FollowingEvent[],
  rule: SeriesRule,
): SortedEvents {
  const changed = fieldEntries.map(([name]) => name).filter((name) => after[name] !== before[name]);
  const sorted: SortedEvents = { changed: [], left: [] };
  for (const event of following) {
    const field = fieldEditedByHand(changed, { before, following: event.values, rule }, instantIn);
    if (field) sorted.left.push({ event, field });
    else sorted.changed.push(event);
  }
  return sorted;
}
