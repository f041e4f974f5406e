import { formatShortDate } from '../../ui/dates/local-date';
import { formatPrice } from '../../ui/texts/price';
import type { StoredEvent } from '../event-form/event-fields';
import { languageName } from '../event-form/languages';

/** One changed field: its old and new value in words, where they are stored. */
export interface ChangedField {
  label: string | null;
  /** Null for a field whose values are not stored. */
  values: { before: string; after: string } | null;
  /** The line as the API has it, where it is none that is known here. */
  line: string;
}

interface Field {
  label: string;
  inWords?: (stored: string) => string;
}

/** The fields by their names in the API. */
const fields: Record<keyof StoredEvent, Field> = {
  title: { label: 'Title' },
  description: { label: 'Description' },
  location: { label: 'Location' },
  type: { label: 'Type' },
  date: { label: 'Date', inWords: (date) => formatShortDate(date) },
  startTime: { label: 'Start time' },
  endTime: { label: 'End time' },
  timeZone: { label: 'Time zone' },
  pricePence: { label: 'Price', inWords: (pence) => formatPrice(Number(pence)) },
  capacity: { label: 'Number of places', inWords: (places) => (places === NONE ? 'no limit' : places) },
  refundDeadlineHours: {
    label: 'Refund deadline',
    inWords: (hours) => (hours === NONE ? 'no refunds' : `${hours} h before the start`),
  },
  visibility: {
    label: 'Visibility',
    inWords: (visibility) => (visibility === 'UNLISTED' ? 'people with the link' : 'everybody'),
  },
  attendeeNote: { label: 'Note for attendees' },
  cover: { label: 'Picture' },
  language: { label: 'Language', inWords: (tag) => (tag === NONE ? 'unknown' : languageName(tag)) },
};

/** How the server writes a value that is not there. */
const NONE = 'null';

export function isCancellationUndone(detail: string | null): boolean {
  return detail === 'cancellation undone';
}

/** The lines of `field: old -> new` that the API gives. A line that is none of them is shown as it is. */
export function changesOf(detail: string | null): ChangedField[] {
  return (detail ?? '').split('\n').filter(Boolean).map(readLine);
}

function readLine(line: string): ChangedField {
  const [, name = '', rest] = /^(\w+)(?:: (.*))?$/.exec(line) ?? [];
  const field = Object.hasOwn(fields, name) ? fields[name as keyof StoredEvent] : undefined;
  if (!field) return { label: null, values: null, line };
  if (rest === undefined) return { label: field.label, values: null, line };
  const [before, after, ...more] = rest.split(' -> ');
  // A value with an arrow of its own: where the new value begins is not known.
  if (before === undefined || after === undefined || more.length > 0)
    return { label: null, values: null, line };
  const inWords = field.inWords ?? ((stored) => (stored === NONE ? 'none' : stored));
  return { label: field.label, values: { before: inWords(before), after: inWords(after) }, line };
}
