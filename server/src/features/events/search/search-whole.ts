import type { Event } from '../event.entity.js';
import { findMatches, type Search } from './search-events.js';
import { type SearchedWord, searchedWords, withTypos } from './searched-words.js';

/** Read together. Of more, `firstFound` would have to read too many to tell which come first. */
const PART = 500;

/**
 * All events with all words of a search, in the order of the search. Where no event has them, one typo is forgiven.
 * @param most where the list ends
 */
export async function searchWhole(search: Search, text: string, most: number): Promise<Event[]> {
  const typed = await searchedWords(search.database, text);
  if (typed.length === 0) return [];
  const events = await findAll(search, typed, most);
  if (events.length > 0) return events;
  const words = await withTypos(search.database, typed);
  return words ? findAll(search, words, most) : [];
}

async function findAll(search: Search, words: readonly SearchedWord[], most: number): Promise<Event[]> {
  const found: Event[] = [];
  let from: ReturnType<typeof search.order.keysOf> | null = null;
  while (found.length < most) {
    // One more than the page's size is read.
    const part: Event[] = await findMatches(search, words, { size: PART - 1, from, isBackward: false });
    found.push(...part);
    const last = part.at(-1);
    if (!last || part.length < PART) break;
    from = search.order.keysOf(last);
  }
  return found.slice(0, most);
}
