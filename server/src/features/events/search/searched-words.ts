import type { EntityManager } from 'typeorm';
import type { Conditions } from '../../../platform/database/sql/conditions.js';
import { findOrganizers } from '../../accounts/find-organizers.js';
import { searchWords } from './search-text.js';
import { forgivenWords, meantWords } from './typos.js';

/** Each word of a search is a walk through the index, and ten thousand are too deep for PostgreSQL's parser. */
const MAX_SEARCHED_WORDS = 50;
/** Beginnings of one letter are in the names of many. */
const MIN_ORGANIZER_LETTERS = 2;

/** In objects of an answer. A word is a walk through the index, forgiveness about as many look-ups as the word has letters. */
const COST_OF_WORD = 10;
const COST_OF_FORGIVENESS = 20;

/** The condition that an event must meet for one word of a search. */
export interface SearchedWord {
  word: string;
  /** Whole words that may stand for it. */
  meant: readonly string[];
  /** The accounts whose events have it: it is in their names. */
  creatorIds: readonly string[];
}

/** The different words of a search; of more than fifty the first fifty. */
function typedWords(search: string): string[] {
  return [...new Set(searchWords(search))].slice(0, MAX_SEARCHED_WORDS);
}

/** The cost of a search beside its result, in objects; null for one without words. */
export function costOfSearch(search: string): number | null {
  const words = typedWords(search);
  if (words.length === 0) return null;
  return COST_OF_WORD * words.length + COST_OF_FORGIVENESS * forgivenWords(words).length;
}

/** The words of a search, each to be found by its beginning. */
export async function searchedWords(database: EntityManager, search: string): Promise<SearchedWord[]> {
  const words = typedWords(search);
  const long = words.filter((word) => word.length >= MIN_ORGANIZER_LETTERS);
  const found = long.length === 0 ? [] : await findOrganizers(database, long);
  const creators = new Map(long.map((word, index) => [word, found[index] ?? []]));
  return words.map((word) => ({ word, meant: [], creatorIds: creators.get(word) ?? [] }));
}

/** The same words with one typo forgiven in each that is long enough; null where that makes no difference. */
export async function withTypos(
  database: EntityManager,
  words: readonly SearchedWord[],
): Promise<SearchedWord[] | null> {
  const meant = await meantWords(
    database,
    words.map(({ word }) => word),
  );
  if ([...meant.values()].every(({ length }) => length === 0)) return null;
  return words.map((word) => ({ ...word, meant: meant.get(word.word) ?? [] }));
}

/** SQL that looks at an event's text: fast for one event, and no index has it. Its `?` are `valuesOfLook`. */
export const LOOK = "(' ' || search_text || ' ' LIKE ANY(?::text[]) OR created_by_id = ANY(?::uuid[]))";

/** Words have letters and digits alone: none of LIKE's own characters. */
export function valuesOfLook({ word, meant, creatorIds }: SearchedWord): unknown[] {
  return [[`% ${word}%`, ...meant.map((each) => `% ${each} %`)], creatorIds];
}

/** Restricts events to those with a word, by the index on their words and that on their creators. */
export function addLookUp(conditions: Conditions, { word, meant, creatorIds }: SearchedWord): void {
  const query = [`'${word}':*`, ...meant.map((each) => `'${each}'`)].join(' | ');
  const hasWord = "to_tsvector('simple', search_text) @@ to_tsquery('simple', ?)";
  if (creatorIds.length === 0) conditions.add(hasWord, query);
  else conditions.add(`(${hasWord} OR created_by_id = ANY(?::uuid[]))`, query, creatorIds);
}
