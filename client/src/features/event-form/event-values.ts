import type { CreateEventInput } from '../../gql/types';
import { type EventFormValues, eachField, fieldEntries, type StoredEvent } from './event-fields';

export const emptyEvent: EventFormValues = { ...eachField(() => ''), visibility: 'PUBLIC' };
export const createLabels = eachField(({ createLabel }) => createLabel);
export const editLabels = eachField(({ editLabel }) => editLabel);

export function valuesOf(event: StoredEvent): EventFormValues {
  return eachField(({ textOf }) => textOf(event));
}

/** Optional fields that are empty are left out. */
export function inputOf(values: EventFormValues): CreateEventInput {
  const given = fieldEntries.filter(([name, { isRequired }]) => isRequired || values[name] !== '');
  return Object.assign({}, ...given.map(([name, field]) => field.inputOf(values[name])));
}

/** Only what was edited is sent, so that two people editing different fields keep both. */
export function changedInputOf(before: EventFormValues, after: EventFormValues): Partial<CreateEventInput> {
  const edited = fieldEntries.filter(([name]) => after[name] !== before[name]);
  return Object.assign({}, ...edited.map(([name, field]) => field.inputOf(after[name])));
}

export function isChanged(before: EventFormValues, after: EventFormValues): boolean {
  return fieldEntries.some(([name]) => after[name] !== before[name]);
}

/** A newer version of the event with those fields as they were typed that were edited. */
export function typedInto(
  newer: EventFormValues,
  before: EventFormValues,
  typed: EventFormValues,
): EventFormValues {
  const edited = fieldEntries
    .filter(([name]) => typed[name] !== before[name])
    .map(([name]) => [name, typed[name]]);
  return { ...newer, ...Object.fromEntries(edited) };
}

export function missingFields(values: EventFormValues): Partial<EventFormValues> {
  const missing = fieldEntries.filter(([name, { isRequired }]) => isRequired && values[name].trim() === '');
  return Object.fromEntries(missing.map(([name]) => [name, `${name} is required`]));
}

/** The form's name of a field of the API: it has the price in pounds, and a picture as one text. */
export function fieldOfForm(field: string | null): string | null {
  if (field === 'pricePence') return 'price';
  return field?.startsWith('cover.') ? 'cover' : field;
}

export interface ToldChange {
  label: string;
  before: string;
  after: string;
}

/** The edited fields that attendees get a mail about. A field that must have a value cannot be saved without one. */
export function changesToTell(before: EventFormValues, after: EventFormValues): ToldChange[] {
  const missing = missingFields(after);
  return fieldEntries.flatMap(([name, { mailLabel, inWords = (text: string) => text }]) => {
    const isEdited = after[name].trim() !== before[name].trim();
    if (!mailLabel || !isEdited || missing[name]) return [];
    return { label: mailLabel, before: inWords(before[name]), after: inWords(after[name]) };
  });
}
