import type { Conditions } from '../../../platform/database/sql/conditions.js';
import { cleanText } from '../../parse-input.js';

/** Of a name, in characters: what the list by name is ordered by. More would make cursors and the index long. */
export const SORTED_CHARACTERS = 60;

/** More words than names and addresses have. */
const MAX_WORDS = 5;
/** The cost of a word, in objects of an answer, in an event of the usual size; a larger one is charged by its time. */
const COST_OF_WORD = 20;
/** Characters. No address is longer. */
const MAX_WORD = 254;

/** SQL for a text without case and accents: PostgreSQL's own locale would sort `É` after `z`. */
const folded = (text: string) =>
  `regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;

/** The same for the search, which looks at every name of an event: most have nothing to fold, and folding takes long. */
const foldedName = `CASE WHEN octet_length(name) = length(name) THEN lower(name) ELSE ${folded('name')} END`;

/** SQL for what a name is sorted by. The index sign_ups_by_name is on the same. */
export const sortKeyOf = (name: string) => folded(`left(${name}, ${SORTED_CHARACTERS})`);

/**
 * Restricts sign-ups to those with all words of a search in name or address, without case and accents. There is no index
 * for it: the rows of one event are looked through.
 */
export function addSearch(conditions: Conditions, search: string): Conditions {
  for (const word of wordsOf(search)) {
    conditions.add(
      `(${foldedName} LIKE ? OR coalesce(unconfirmed_email, email) LIKE ?)`,
      containing(withoutAccents(word)),
      containing(comparable(word)),
    );
  }
  return conditions;
}

/** The same by names alone, for readers who may not know the addresses. */
export function addNameSearch(conditions: Conditions, search: string): Conditions {
  for (const word of wordsOf(search))
    conditions.add(`${foldedName} LIKE ?`, containing(withoutAccents(word)));
  return conditions;
}

/** The cost of a search beside its result, in objects; null for one without words. */
export function costOfSignUpSearch(search: string): number | null {
  return COST_OF_WORD * wordsOf(search).length || null;
}

function wordsOf(search: string): string[] {
  return cleanText(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

const comparable = (word: string) => word.slice(0, MAX_WORD).toLowerCase().toWellFormed();

const withoutAccents = (word: string) =>
  comparable(word)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

/** LIKE's own characters mean themselves. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
