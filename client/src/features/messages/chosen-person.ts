/** As many as the API takes. */
export const MAX_CHOSEN = 1_000;

/** A person with a place, chosen to get a message. */
export interface ChosenPerson {
  /** Of the sign-up. */
  id: string;
  name: string;
}

/** The chosen people as the text of a field, of which forms and their drafts consist. */
export function textOfChosen(chosen: readonly ChosenPerson[]): string {
  return chosen.length === 0 ? '' : JSON.stringify(chosen);
}

/** @param text as `textOfChosen` makes it */
export function chosenOf(text: string): ChosenPerson[] {
  return text === '' ? [] : JSON.parse(text);
}
