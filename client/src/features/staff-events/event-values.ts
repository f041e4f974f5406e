import type { CreateEventInput, EditEventFragment } from '../../gql/graphql';
import { penceToPounds, poundsToPence } from '../../ui/price';

/** The texts as they are typed; the price is in pounds. */
export interface EventFormValues {
  title: string;
  description: string;
  location: string;
  type: string;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  price: string;
  /** Empty: any number of people. */
  capacity: string;
  /** Hours before the start; empty: nothing is refunded. */
  refundDeadlineHours: string;
}

export const emptyEvent: EventFormValues = {
  title: '',
  description: '',
  location: '',
  type: '',
  date: '',
  startTime: '',
  endTime: '',
  timeZone: '',
  price: '',
  capacity: '',
  refundDeadlineHours: '',
};

/** The labels of the fields where an event is created, and where it is edited. */
export const createLabels: Record<keyof EventFormValues, string> = {
  title: 'Event Title',
  description: 'Event Description',
  location: 'Event Location',
  type: 'Event Type',
  date: 'Event Date',
  startTime: 'Event Start Time',
  endTime: 'Event End Time',
  timeZone: 'Time zone',
  price: 'Event price',
  capacity: 'Places',
  refundDeadlineHours: 'Refund deadline',
};

export const editLabels: Record<keyof EventFormValues, string> = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  type: 'Type',
  date: 'Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  timeZone: 'Time zone',
  price: 'Price (£)',
  capacity: 'Places',
  refundDeadlineHours: 'Refund deadline',
};

type StoredEvent = Pick<EditEventFragment, Exclude<keyof EventFormValues, 'price'> | 'pricePence'>;

export function valuesOf(event: StoredEvent): EventFormValues {
  const { title, description, location, type, date, startTime, endTime, timeZone } = event;
  return {
    title,
    description,
    location,
    type,
    date,
    startTime,
    endTime,
    timeZone,
    price: penceToPounds(event.pricePence),
    capacity: String(event.capacity ?? ''),
    refundDeadlineHours: String(event.refundDeadlineHours ?? ''),
  };
}

export function inputOf({
  price,
  capacity,
  refundDeadlineHours,
  ...texts
}: EventFormValues): CreateEventInput {
  return {
    ...texts,
    pricePence: poundsToPence(price),
    ...(capacity && { capacity: wholeNumber(capacity) }),
    ...(refundDeadlineHours && { refundDeadlineHours: wholeNumber(refundDeadlineHours) }),
  };
}

/** Only what was edited is sent, so that two people editing different fields keep both. */
export function changedInputOf(before: EventFormValues, after: EventFormValues): Partial<CreateEventInput> {
  const { price, capacity, refundDeadlineHours, ...texts } = after;
  const changed = Object.entries(texts).filter(
    ([field, value]) => value !== before[field as keyof EventFormValues],
  );
  return {
    ...Object.fromEntries(changed),
    ...(price !== before.price && { pricePence: poundsToPence(price) }),
    ...(capacity !== before.capacity && { capacity: wholeNumber(capacity) }),
    ...(refundDeadlineHours !== before.refundDeadlineHours && {
      refundDeadlineHours: wholeNumber(refundDeadlineHours),
    }),
  };
}

export function isChanged(before: EventFormValues, after: EventFormValues): boolean {
  return Object.entries(after).some(([field, value]) => value !== before[field as keyof EventFormValues]);
}

/** A newer version of the event with those fields as they were typed that were edited. */
export function typedInto(
  newer: EventFormValues,
  before: EventFormValues,
  typed: EventFormValues,
): EventFormValues {
  const edited = Object.entries(typed).filter(
    ([field, value]) => value !== before[field as keyof EventFormValues],
  );
  return { ...newer, ...Object.fromEntries(edited) };
}

/** A text that is no number, or none that the API can take, is one that it refuses with a sentence. */
function wholeNumber(text: string): number | null {
  if (text === '') return null;
  const number = Number(text);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : -1;
}

export function missingFields({
  capacity: _,
  refundDeadlineHours: __,
  ...required
}: EventFormValues): Partial<EventFormValues> {
  const missing = Object.entries(required).filter(([, value]) => value.trim() === '');
  return Object.fromEntries(missing.map(([field]) => [field, `${field} is required`]));
}
