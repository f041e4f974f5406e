import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import type { Conditions } from '../../../platform/database/sql/conditions.js';
import { read } from '../../../platform/database/sql/read.js';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { afterKeys, inReadingOrder, sortedBy } from '../../../platform/graphql/lists/list-order.js';
import {
  type GivenPage,
  type PageRequest,
  pageRequest,
} from '../../../platform/graphql/lists/page-request.js';
import { Event } from '../event.entity.js';
import type { CursorKeys, EventListOrder } from '../lists/event-order.js';
import type { Fold } from '../lists/fold-series.js';
import { type Found, firstFound } from './first-found.js';
import {
  addLookUp,
  LOOK,
  type SearchedWord,
  searchedWords,
  valuesOfLook,
  withTypos,
} from './searched-words.js';

/** Events at the front of the list that tell how frequent the words are. */
const PROBED = 200;
/** So many of those make the words frequent: a page of them is near. */
const FREQUENT = 2;
/** Events that are looked at for a page of frequent words, before they are looked up after all. */
export const WALKED = 5_000;
/** How far a search is counted. */
const MAX_COUNTED = 1_000;
/** Events that are walked along to count those with the words, where so many of the first are among them. */
const WALKED_TO_COUNT = 2 * WALKED;
const FREQUENT_TO_COUNT = (PROBED * MAX_COUNTED) / WALKED_TO_COUNT;

export interface Search {
  database: EntityManager;
  /** The conditions on the list beside the words. */
  filters: Conditions;
  /** Leaves one event of each series to the list; null: none is left out. */
  fold: Fold | null;
  order: EventListOrder;
}

/**
 * A page of the events with all words of a search. Where no event has them, one typo is forgiven.
 *
 * Frequent words are found by walking along the list, rare ones by looking them up: a page's work with one way is a
 * full search with the other. See lists-and-search.md.
 */
export async function searchEvents(
  search: Search,
  text: string,
  givenPage: GivenPage,
): Promise<Connection<Event>> {
  const { database, order } = search;
  const page = pageRequest(givenPage, order.keys);
  const typed = await searchedWords(database, text);
  if (typed.length === 0) return connectionOf([], page, order.keysOf, async () => 0);
  const events = await findMatches(search, typed, page);
  const isTyped = events.length > 0 || (page.from && (await findMatches(search, typed, FIRST)).length > 0);
  const words = isTyped ? null : await withTypos(database, typed);
  const found = words ? await findMatches(search, words, page) : events;
  return connectionOf(found, page, order.keysOf, () => count(search, words ?? typed));
}

/** The first event alone. */
export const FIRST: PageRequest<CursorKeys> = { size: 0, from: null, isBackward: false };

/** In the order in which the page is read, and one event more than it has, where there are so many. */
export async function findMatches(
  search: Search,
  words: readonly SearchedWord[],
  page: PageRequest<CursorKeys>,
  walked = WALKED,
): Promise<Event[]> {
  const { database } = search;
  const columns = columnsOf(database, Event);
  const order = inReadingOrder(search.order, page);
  const reading = { ...search, order };
  const list = afterKeys(search.filters.copy(), order, page.from);
  const limit = page.size + 1;
  const probe = await probeList(reading, list, words);
  if (probe.hits >= FREQUENT || probe.isWholeList) {
    const { sql, values } = walk(reading, list, words, walked);
    const events = await columns.query(
      database,
      `SELECT ${columns.sql} ${sql} ORDER BY ${sortedBy(order)} LIMIT ${limit}`,
      values,
    );
    if (events.length === limit || probe.isWholeList) return events;
  }
  return firstFound(reading, list, limit, (within) => lookUp(search, within, words, probe.hitsOf));
}

async function count(search: Search, words: readonly SearchedWord[]): Promise<number> {
  const { database, filters } = search;
  const probe = await probeList(search, filters, words);
  const counted = async ({ sql, values }: Found) => {
    const [row] = await read<{ count: number }>(
      database,
      `SELECT count(*)::int AS count FROM (SELECT ${sql} LIMIT ${MAX_COUNTED}) AS counted`,
      values,
    );
    return row?.count ?? 0;
  };
  if (probe.hits >= FREQUENT_TO_COUNT || probe.isWholeList) {
    const walked = await counted(walk(search, filters, words, WALKED_TO_COUNT));
    if (walked === MAX_COUNTED || probe.isWholeList) return walked;
  }
  return counted(lookUp(search, filters, words, probe.hitsOf));
}

interface Probe {
  /** Events with all words. */
  hits: number;
  /** With each word. */
  hitsOf: readonly number[];
  /** Whether there are no more events than were looked at. */
  isWholeList: boolean;
}

/** Looks at the front of the list: a bounded count, which says how to go on. */
async function probeList(
  { database, order }: Search,
  list: Conditions,
  words: readonly SearchedWord[],
): Promise<Probe> {
  const probe = list.copy();
  const looks = words.map((word) => probe.clause(LOOK, ...valuesOfLook(word)));
  const [row] = await read<{ all: number; each: number[]; walked: number }>(
    database,
    `SELECT count(*)::int AS walked, count(*) FILTER (WHERE ${looks.join(' AND ')})::int AS "all",
       ARRAY[${looks.map((look) => `count(*) FILTER (WHERE ${look})::int`).join(', ')}] AS "each"
     FROM (${front(list, order, PROBED, 'search_text, created_by_id')}) AS events`,
    probe.values,
  );
  const { all = 0, each = [], walked = 0 } = row ?? {};
  return { hits: all, hitsOf: each, isWholeList: walked < PROBED };
}

/** The front of a list, read in order from its index. */
function front({ sql }: Conditions, order: EventListOrder, limit: number, columns = '*'): string {
  return `SELECT ${columns} FROM events WHERE ${sql} ORDER BY ${sortedBy(order)} LIMIT ${limit}`;
}

/** FROM and WHERE for the events with all words among the first of a list. */
function walk(search: Search, list: Conditions, words: readonly SearchedWord[], limit: number): Found {
  const conditions = list.copy();
  const looks = looksOf(search, conditions, words);
  const sql = `FROM (${front(list, search.order, limit)}) AS events WHERE ${looks.join(' AND ')}`;
  return { sql, values: conditions.values };
}

/**
 * FROM and WHERE for the events with all words, by the indexes on rare ones, because an index would first collect all events
 * that have a frequent one. Each is looked at, too: where PostgreSQL takes another index, that is cheaper than to parse it.
 */
function lookUp(
  search: Search,
  list: Conditions,
  words: readonly SearchedWord[],
  hitsOf: readonly number[],
): Found {
  const conditions = list.copy();
  const rare = words.filter((_, index) => (hitsOf[index] ?? 0) < FREQUENT);
  for (const word of rare.length > 0 ? rare : words) addLookUp(conditions, word);
  for (const look of looksOf(search, conditions, words)) conditions.add(look);
  return { sql: `FROM events WHERE ${conditions.sql}`, values: conditions.values };
}

/**
 * SQL that looks at an event for all words, and whether it is the one of its series that has them.
 * @param conditions of the statement, made from a copy of the filters
 */
function looksOf(
  { filters, fold }: Search,
  conditions: Conditions,
  words: readonly SearchedWord[],
): string[] {
  const looks = words.map((word) => conditions.clause(LOOK, ...valuesOfLook(word)));
  return fold ? [...looks, fold(conditions, [filters.sql, ...looks].join(' AND '))] : looks;
}
