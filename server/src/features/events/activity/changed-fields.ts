import { isEqual } from 'es-toolkit/predicate/isEqual';
import type { EventInput } from '../event-input.js';

const MAX_VALUE = 100;
const MAX_DETAIL = 2_000;
/** Long values, a picture, and the note for attendees, which may be a code of a door. */
const NAMED_ALONE: readonly string[] = ['description', 'attendeeNote', 'cover'];

/** The fields that differ, as lines of `field: old -> new`; null where none does. */
export function changedFields(before: EventInput, after: EventInput): string | null {
  const lines = (Object.keys(after) as (keyof EventInput)[])
    .filter((name) => !isEqual(before[name], after[name]))
    .map((name) =>
      NAMED_ALONE.includes(name) ? name : `${name}: ${shown(before[name])} -> ${shown(after[name])}`,
    );
  return lines.length === 0 ? null : lines.join('\n').slice(0, MAX_DETAIL);
}

function shown(value: unknown): string {
  const text = String(value);
  return text.length <= MAX_VALUE ? text : `${text.slice(0, MAX_VALUE - 1)}…`;
}
