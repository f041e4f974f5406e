import { graphql } from '../../../apollo/graphql';
import type { SaveEventDraftInput } from '../../../gql/types';
import { type EventFieldName, type EventFormValues, eachField, fieldEntries } from '../event-fields';
import { valuesOf } from '../event-values';
import type { DraftFieldsFragment } from './gql/draft-values';

graphql(`
  fragment DraftFields on EventDraft {
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
    updatedAt
  }
`);

/** A draft as the server has it. */
export interface DraftVersion {
  id: string;
  updatedAt: string;
  values: EventFormValues;
}

export function draftVersion(draft: DraftFieldsFragment): DraftVersion {
  const texts = eachField(() => '');
  const { description, location, type, date, startTime, endTime } = draft;
  const open = { description, location, type, date, startTime, endTime };
  const given = Object.fromEntries(Object.entries(open).map(([name, value]) => [name, value ?? '']));
  return {
    id: draft.id,
    updatedAt: draft.updatedAt,
    values: valuesOf({ ...texts, ...draft, ...given } as Parameters<typeof valuesOf>[0]),
  };
}

/** All fields. An empty one is null, and an empty price is 0. */
export function draftInput(values: EventFormValues): SaveEventDraftInput {
  const inputs = fieldEntries.map(([name, field]) => {
    const isEmpty = values[name].trim() === '';
    if (isEmpty && name === 'price') return { pricePence: 0 };
    if (isEmpty && name !== 'title' && name !== 'timeZone') return { [name]: null };
    return field.inputOf(values[name]);
  });
  return Object.assign({}, ...inputs);
}

/** The form's name of a field of the API. */
export function formField(field: string | null): EventFieldName | null {
  const name = field === 'pricePence' ? 'price' : field;
  return fieldEntries.find(([known]) => known === name)?.[0] ?? null;
}
