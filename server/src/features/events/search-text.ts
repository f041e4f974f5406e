import { deburr } from 'es-toolkit/string';

const apostrophes = /['’‘ʼ`´＇]/g;
const betweenWords = /[^\p{L}\p{N}]+/u;

/** Each word of a search is a walk through the index, and ten thousand are too deep for PostgreSQL's parser. */
const MAX_SEARCHED_WORDS = 50;

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

export function searchTextOf(event: { title: string; description: string; location: string }): string {
  return searchWords(`${event.title} ${event.description} ${event.location}`).join(' ');
}

/**
 * PostgreSQL's tsquery for text that contains all words, each at least by its beginning; null when there are none.
 * Of more than fifty different words the first fifty count.
 */
export function searchQuery(search: string): string | null {
  const words = [...new Set(searchWords(search))].slice(0, MAX_SEARCHED_WORDS);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
