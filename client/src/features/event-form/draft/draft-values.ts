import { graphql } from '../../../apollo/graphql';
import type { SaveEventDraftInput } from '../../../gql/types';
import { type EventFieldName, type EventFormValues, eachField, fieldEntries } from '../event-fields';
import { fieldOfForm, valuesOf } from '../event-values';
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
    missing
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
    updatedAt
  }
`);

/** A draft as the server has it. */
export interface DraftVersion {
  id: string;
  updatedAt: string;
  values: EventFormValues;
}

/** The price of a draft; null while it is not decided, which is another thing than free. */
export function decidedPence({
  pricePence,
  missing,
}: Pick<DraftFieldsFragment, 'pricePence' | 'missing'>): number | null {
  return missing.includes('pricePence') ? null : pricePence;
}

export function draftVersion(draft: DraftFieldsFragment): DraftVersion {
  const texts = eachField(() => '');
  const { description, location, type, date, startTime, endTime } = draft;
  const open = { description, location, type, date, startTime, endTime };
  const given = Object.fromEntries(Object.entries(open).map(([name, value]) => [name, value ?? '']));
  const values = valuesOf({ ...texts, ...draft, ...given } as Parameters<typeof valuesOf>[0]);
  return {
    id: draft.id,
    updatedAt: draft.updatedAt,
    values: { ...values, ...(decidedPence(draft) === null && { price: '' }) },
  };
}

/** Fields whose empty text says more than null. */
const SENT_EMPTY: readonly EventFieldName[] = ['title', 'timeZone', 'cover'];

/** All fields. An empty one is null. */
export function draftInput(values: EventFormValues): SaveEventDraftInput {
  const inputs = fieldEntries.map(([name, field]) => {
    const isEmpty = values[name].trim() === '';
    if (isEmpty && name === 'price') return { pricePence: null };
    if (isEmpty && !SENT_EMPTY.includes(name)) return { [name]: null };
    return field.inputOf(values[name]);
  });
  return Object.assign({}, ...inputs);
}

/** The form's name of a field of the API. */
export function formField(field: string | null): EventFieldName | null {
  const name = fieldOfForm(field);
  return fieldEntries.find(([known]) => known === name)?.[0] ?? null;
}
