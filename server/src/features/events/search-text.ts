import { deburr } from 'es-toolkit/string';

const apostrophes = /['’‘ʼ`´]/g;
const betweenWords = /[^\p{L}\p{N}]+/u;

/**
 * The words of a text as the search compares them: lower case, without accents and apostrophes, so that "St Aidan's
 * café" is found as "st aidans cafe".
 */
export function searchWords(text: string): string[] {
  return deburr(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(apostrophes, '')
    .toLowerCase()
    .split(betweenWords)
    .filter(Boolean);
}

export function searchTextOf(event: { title: string; description: string; location: string }): string {
  return searchWords(`${event.title} ${event.description} ${event.location}`).join(' ');
}

/** PostgreSQL's tsquery for text that contains all words, each at least by its beginning; null when there are none. */
export function searchQuery(search: string): string | null {
  const words = searchWords(search);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
