import { currentZoneName } from '@turnout/texts/zone-renames';
import type { EventPlan } from '../events/event-plan.js';
import { formatTimes } from '../events/texts/format-event.js';
import { formatDate } from '../mail/format-date.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface ChangedFact {
  label: 'Date' | 'Time' | 'Place';
  before: string;
  after: string;
}

/** The changes of an event's date, times with their zone, and place: none where all are as they were. */
export function changedFacts(before: EventPlan, after: EventPlan): ChangedFact[] {
  const facts: ChangedFact[] = [];
  const add = (label: ChangedFact['label'], inWords: (plan: EventPlan) => string) =>
    facts.push({ label, before: inWords(before), after: inWords(after) });
  if (before.date !== after.date) add('Date', ({ date }) => formatDate(date));
  if (timesOf(before) !== timesOf(after)) add('Time', formatTimes);
  if (before.location !== after.location) add('Place', ({ location }) => sanitizeHeaderText(location));
  return facts;
}

function timesOf({ startTime, endTime, timeZone }: EventPlan): string {
  return [startTime, endTime, currentZoneName(timeZone)].join();
}
