import { graphql } from '../../apollo/graphql';
import type { CreateEventInput } from '../../gql/types';
import { penceToPounds, poundsToPence } from '../../ui/texts/price';
import type { EditEventFragment } from './gql/event-values';

graphql(`
  fragment EditEvent on Event {
    id
    title
    description
    location
    type
    date
    startTime
    endTime
    timeZone
    pricePence
    capacity
    refundDeadlineHours
    signUpCount
    hasEnded
    updatedAt
  }
`);

/** A field of an event as the forms have it: a text that is typed. */
interface EventField {
  /** Where an event is created. */
  createLabel: string;
  /** Where it is edited. */
  editLabel: string;
  isRequired: boolean;
  /** The event's value as it is typed. */
  textOf: (event: StoredEvent) => string;
  /** The name and value of a typed text in the API's inputs. A number that is none is one that the API refuses with a sentence. */
  inputOf: (text: string) => Partial<CreateEventInput>;
}

type TextName = 'title' | 'description' | 'location' | 'type' | 'date' | 'startTime' | 'endTime' | 'timeZone';
type NumberName = 'capacity' | 'refundDeadlineHours';
type StoredEvent = Pick<EditEventFragment, TextName | NumberName | 'pricePence'>;

function text(name: TextName, createLabel: string, editLabel: string): EventField {
  return {
    createLabel,
    editLabel,
    isRequired: true,
    textOf: (event) => event[name],
    inputOf: (typed) => ({ [name]: typed }),
  };
}

/** A whole number, or nothing. */
function optionalNumber(name: NumberName, label: string): EventField {
  return {
    createLabel: label,
    editLabel: label,
    isRequired: false,
    textOf: (event) => String(event[name] ?? ''),
    inputOf: (typed) => ({ [name]: wholeNumber(typed) }),
  };
}

/** Every field that staff enter: the forms, the view of a conflict and the API's inputs are made from this table. */
const eventFields = {
  title: text('title', 'Event Title', 'Title'),
  description: text('description', 'Event Description', 'Description'),
  location: text('location', 'Event Location', 'Location'),
  type: text('type', 'Event Type', 'Type'),
  date: text('date', 'Event Date', 'Date'),
  startTime: text('startTime', 'Event Start Time', 'Start Time'),
  endTime: text('endTime', 'Event End Time', 'End Time'),
  timeZone: text('timeZone', 'Time zone', 'Time zone'),
  price: {
    createLabel: 'Event price',
    editLabel: 'Price (£)',
    isRequired: true,
    textOf: ({ pricePence }) => penceToPounds(pricePence),
    inputOf: (pounds) => ({ pricePence: poundsToPence(pounds) }),
  },
  /** Empty: any number of people. */
  capacity: optionalNumber('capacity', 'Places'),
  /** Hours before the start; empty: nothing is refunded. */
  refundDeadlineHours: optionalNumber('refundDeadlineHours', 'Refund deadline'),
} satisfies Record<string, EventField>;

export type EventFieldName = keyof typeof eventFields;
export type EventFormValues = Record<EventFieldName, string>;

const entries = Object.entries(eventFields) as [EventFieldName, EventField][];

function eachField<Value>(partOf: (field: EventField) => Value): Record<EventFieldName, Value> {
  return Object.fromEntries(entries.map(([name, field]) => [name, partOf(field)])) as Record<
    EventFieldName,
    Value
  >;
}

export const emptyEvent: EventFormValues = eachField(() => '');
export const createLabels = eachField(({ createLabel }) => createLabel);
export const editLabels = eachField(({ editLabel }) => editLabel);

export function valuesOf(event: StoredEvent): EventFormValues {
  return eachField(({ textOf }) => textOf(event));
}

/** Optional fields that are empty are left out. */
export function inputOf(values: EventFormValues): CreateEventInput {
  const given = entries.filter(([name, { isRequired }]) => isRequired || values[name] !== '');
  return Object.assign({}, ...given.map(([name, field]) => field.inputOf(values[name])));
}

/** Only what was edited is sent, so that two people editing different fields keep both. */
export function changedInputOf(before: EventFormValues, after: EventFormValues): Partial<CreateEventInput> {
  const edited = entries.filter(([name]) => after[name] !== before[name]);
  return Object.assign({}, ...edited.map(([name, field]) => field.inputOf(after[name])));
}

export function isChanged(before: EventFormValues, after: EventFormValues): boolean {
  return entries.some(([name]) => after[name] !== before[name]);
}

/** A newer version of the event with those fields as they were typed that were edited. */
export function typedInto(
  newer: EventFormValues,
  before: EventFormValues,
  typed: EventFormValues,
): EventFormValues {
  const edited = entries
    .filter(([name]) => typed[name] !== before[name])
    .map(([name]) => [name, typed[name]]);
  return { ...newer, ...Object.fromEntries(edited) };
}

export function missingFields(values: EventFormValues): Partial<EventFormValues> {
  const missing = entries.filter(([name, { isRequired }]) => isRequired && values[name].trim() === '');
  return Object.fromEntries(missing.map(([name]) => [name, `${name} is required`]));
}

function wholeNumber(typed: string): number | null {
  if (typed === '') return null;
  const number = Number(typed);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : -1;
}
