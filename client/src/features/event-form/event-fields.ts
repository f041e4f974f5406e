import { graphql } from '../../apollo/graphql';
import type { CreateEventInput, UpdateEventInput } from '../../gql/types';
import { formatShortDate } from '../../ui/dates/local-date';
import { penceToPounds, poundsToPence } from '../../ui/texts/price';
import type { EditEventFragment } from './gql/event-fields';
import { pictureInput, pictureText } from './picture/chosen-picture';

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
    visibility
    attendeeNote
    language
    cover {
      pictureId
      alt
      focusX
      focusY
      url(width: 800)
    }
    signUpCount
    hasEnded
    updatedAt
    viewerRole
    series {
      id
    }
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
  /** Its name in the mail about a change, for those that attendees are mailed about. */
  mailLabel?: string;
  /** How it is told in that mail, where not as it is typed. */
  inWords?: (text: string) => string;
  /** The name and value of a typed text in the API's inputs. A number that is none is one that the API refuses with a sentence. */
  inputOf: (text: string) => Partial<CreateEventInput> & Pick<UpdateEventInput, 'removeCover'>;
}

type TextName = 'title' | 'description' | 'location' | 'type' | 'date' | 'startTime' | 'endTime' | 'timeZone';
type NumberName = 'capacity' | 'refundDeadlineHours';
export type StoredEvent = Pick<
  EditEventFragment,
  TextName | NumberName | 'pricePence' | 'visibility' | 'attendeeNote' | 'language' | 'cover'
>;

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

/**
 * Every field that staff enter: the forms, the view of a conflict, the notice of a mail and the API's inputs are made from
 * this table. Its order is that of the mail about a change.
 */
const eventFields = {
  title: text('title', 'Event Title', 'Title'),
  description: text('description', 'Event Description', 'Description'),
  type: text('type', 'Event Type', 'Type'),
  date: { ...text('date', 'Event Date', 'Date'), mailLabel: 'Date', inWords: formatShortDate },
  startTime: { ...text('startTime', 'Event Start Time', 'Start Time'), mailLabel: 'Starts' },
  endTime: { ...text('endTime', 'Event End Time', 'End Time'), mailLabel: 'Ends' },
  timeZone: { ...text('timeZone', 'Time zone', 'Time zone'), mailLabel: 'Zone' },
  location: { ...text('location', 'Event Location', 'Location'), mailLabel: 'Place' },
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
  visibility: {
    createLabel: 'Who can find it',
    editLabel: 'Who can find it',
    isRequired: true,
    textOf: ({ visibility }) => visibility,
    inputOf: (chosen) => ({ visibility: chosen === 'UNLISTED' ? 'UNLISTED' : 'PUBLIC' }),
  },
  /** Empty: none. */
  attendeeNote: {
    createLabel: 'Note for attendees',
    editLabel: 'Note for attendees',
    isRequired: false,
    textOf: ({ attendeeNote }) => attendeeNote ?? '',
    mailLabel: 'Note',
    inWords: (typed) => (typed.trim() === '' ? 'none' : shortened(typed.trim())),
    inputOf: (typed) => ({ attendeeNote: typed.trim() === '' ? null : typed }),
  },
  /** Empty: unknown. */
  language: {
    createLabel: 'Language of the texts',
    editLabel: 'Language of the texts',
    isRequired: false,
    textOf: ({ language }) => language ?? '',
    inputOf: (chosen) => ({ language: chosen === '' ? null : chosen }),
  },
  /** A picture as `chosen-picture.ts` writes it; empty: the drawn cover. */
  cover: {
    createLabel: 'Picture',
    editLabel: 'Picture',
    isRequired: false,
    textOf: ({ cover }) => pictureText(cover),
    inputOf: pictureInput,
  },
} satisfies Record<string, EventField>;

export type EventFieldName = keyof typeof eventFields;
export type EventFormValues = Record<EventFieldName, string>;

/** The table by its names, in its order. */
export const fieldEntries = Object.entries(eventFields) as [EventFieldName, EventField][];

/** The same part of each field. */
export function eachField<Value>(partOf: (field: EventField) => Value): Record<EventFieldName, Value> {
  return Object.fromEntries(fieldEntries.map(([name, field]) => [name, partOf(field)])) as Record<
    EventFieldName,
    Value
  >;
}

function shortened(typed: string): string {
  return typed.length > 60 ? `${typed.slice(0, 60).toWellFormed()}…` : typed;
}

function wholeNumber(typed: string): number | null {
  if (typed === '') return null;
  const number = Number(typed);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : -1;
}
