import { currentZoneName } from '@turnout/texts/zone-renames';
import type { EventPlan } from '../events/event-plan.js';
import { formatTimes } from '../events/texts/format-event.js';
import { formatDate } from '../mail/format-date.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface ChangedFact {
  label: 'Date' | 'Time' | 'Place' | 'Note for attendees';
  /** Null for the note: a code that opens nothing any more would be taken for a good one. */
  before: string | null;
  after: string;
}

/** When and where an event is, and what people with a place read. */
export interface ToldEvent extends EventPlan {
  attendeeNote?: string | null;
}

/** The changes of an event's date, times with their zone, place and note: none where all are as they were. */
export function changedFacts(before: ToldEvent, after: ToldEvent): ChangedFact[] {
  const facts: ChangedFact[] = [];
  const add = (label: ChangedFact['label'], inWords: (plan: EventPlan) => string) =>
    facts.push({ label, before: inWords(before), after: inWords(after) });
  if (before.date !== after.date) add('Date', ({ date }) => formatDate(date));
  if (timesOf(before) !== timesOf(after)) add('Time', formatTimes);
  if (before.location !== after.location) add('Place', ({ location }) => sanitizeHeaderText(location));
  const note = after.attendeeNote ?? null;
  if ((before.attendeeNote ?? null) !== note) {
    const changed = note === null ? 'There is none any more.' : 'It has changed. You find it below.';
    facts.push({ label: 'Note for attendees', before: null, after: changed });
  }
  return facts;
}

function timesOf({ startTime, endTime, timeZone }: EventPlan): string {
  return [startTime, endTime, currentZoneName(timeZone)].join();
}
