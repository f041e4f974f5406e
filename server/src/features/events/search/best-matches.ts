import { z } from 'zod';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { type GivenPage, pageRequest } from '../../../platform/graphql/lists/page-request.js';
import type { Event } from '../event.entity.js';
import { EventOrder, eventKeys, listOrders } from '../lists/event-order.js';
import { findMatches, type Search, WALKED } from './search-events.js';
import { searchWords } from './search-text.js';
import { type SearchedWord, searchedWords, withTypos } from './searched-words.js';

/** Events that are compared with each other. A word of more than 1 in 50 events has so many at the list's front. */
const RANKED = 200;

/** Date, start time and id after the rank, the best first. */
const rankedKeys = z.tuple([z.int().nonnegative(), ...eventKeys.def.items]);
type RankedKeys = z.output<typeof rankedKeys>;

/**
 * A page of the first two hundred events with all words of a search by their start, the best matches first. They are found
 * and ranked again for each page, so what is added meanwhile neither repeats nor hides others.
 */
export async function searchBestMatches(
  given: Omit<Search, 'order'>,
  text: string,
  givenPage: GivenPage,
): Promise<Connection<Event>> {
  const { database } = given;
  const search = { ...given, order: listOrders[EventOrder.SOONEST_FIRST] };
  const page = pageRequest(givenPage, rankedKeys);
  const find = (words: SearchedWord[]) =>
    findMatches(search, words, { size: RANKED - 1, from: null, isBackward: false }, 2 * WALKED);
  let words = await searchedWords(database, text);
  let events = words.length === 0 ? [] : await find(words);
  if (events.length === 0) {
    words = (await withTypos(database, words)) ?? [];
    events = words.length === 0 ? [] : await find(words);
  }
  const keysOf = (event: Event): RankedKeys => [rankOf(event, words), event.date, event.startTime, event.id];
  const ranked = events
    .map((event) => ({ event, keys: keysOf(event) }))
    .sort((one, other) => compare(one.keys, other.keys));
  const { from, size, isBackward } = page;
  const read = isBackward ? ranked.toReversed() : ranked;
  const rest = from ? read.filter(({ keys }) => compare(keys, from) === (isBackward ? -1 : 1)) : read;
  const rows = rest.slice(0, size + 1).map(({ event }) => event);
  return connectionOf(rows, page, keysOf, async () => ranked.length);
}

/** For each word: 0 in the title, 1 as a title's beginning of a word, in the type or the creator's name, 2 elsewhere, 3 perhaps mistyped. */
function rankOf(event: Event, words: readonly SearchedWord[]): number {
  const title = searchWords(event.title);
  const type = searchWords(event.type);
  const rank = ({ word, meant, creatorIds }: SearchedWord) => {
    if (title.includes(word)) return 0;
    const begins = (each: string) => each.startsWith(word);
    if (title.some(begins) || type.some(begins) || creatorIds.includes(event.createdById)) return 1;
    return meant.length === 0 ? 2 : 3;
  };
  return words.reduce((sum, word) => sum + rank(word), 0);
}

function compare(one: RankedKeys, other: RankedKeys): number {
  if (one[0] !== other[0]) return one[0] < other[0] ? -1 : 1;
  const [left, right] = [one.slice(1).join(' '), other.slice(1).join(' ')];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
