import { deburr } from 'es-toolkit/string/deburr';

const apostrophes = /['’‘ʼ`´＇]/g;
const betweenWords = /[^\p{L}\p{N}]+/u;

/**
 * The words of a text as the search compares them: lower case, without accents and apostrophes, so that "St Aidan's
 * café" is found as "st aidans cafe".
 */
export function searchWords(text: string): string[] {
  // Apostrophes first: NFKD makes a space of some, and one word would become two.
  return deburr(text.replace(apostrophes, ''))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(betweenWords)
    .filter(Boolean);
}

/** The text that a search looks through: all that an event says in words of its own. */
export function searchTextOf(event: {
  title: string;
  description: string;
  location: string;
  type: string;
}): string {
  return searchWords(`${event.title} ${event.description} ${event.location} ${event.type}`).join(' ');
}
