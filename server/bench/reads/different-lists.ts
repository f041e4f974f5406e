import { answerOf, type Question } from '../questions.js';

const PAGE = 20;
const FIELDS = 'title description location type date startTime endTime pricePence';
const OWN = `query EventList($after: String, $filter: EventFilter) {
  events(first: ${PAGE}, after: $after, filter: $filter) { nodes { id ${FIELDS} } }
}`;
const POSTGRAPHILE = `query EventList($after: Cursor, $condition: EventCondition!) {
  allEvents(first: ${PAGE}, after: $after, condition: $condition, orderBy: [DATE_ASC, START_TIME_ASC, ROW_ID_ASC]) {
    nodes { rowId ${FIELDS} }
  }
}`;

/** The types of the demo's events. */
const TYPES = ['Class', 'Community', 'Family', 'Film', 'Music', 'Outdoors', 'Talk', 'Theatre', 'Workshop'];
const DAYS = 20;

/** A filter in the words of both schemas. */
interface Filter {
  own: object;
  postgraphile: object;
  pages: number;
}

interface Servers {
  productUrl: string;
  postgraphileUrl: string;
}

/**
 * Sixty lists as people ask for them, of twenty events each: pages of all events, of a type, of those that are free, and the
 * events of a day.
 * @param today each day after it has twenty events or more
 */
export async function differentLists(servers: Servers, today: Date): Promise<Question[]> {
  const days = Array.from({ length: DAYS }, (_, index) => dayAfter(today, index + 1));
  const filters: Filter[] = [
    { own: {}, postgraphile: {}, pages: 20 },
    ...TYPES.map((type) => ({ own: { type }, postgraphile: { type }, pages: 2 })),
    { own: { free: true }, postgraphile: { pricePence: 0 }, pages: 2 },
    ...days.map((date) => ({ own: { from: date, to: date }, postgraphile: { date }, pages: 1 })),
  ];
  const lists: Question[] = [];
  for (const filter of filters) lists.push(...(await pagesOf(servers, filter)));
  return lists;
}

async function pagesOf({ productUrl, postgraphileUrl }: Servers, filter: Filter): Promise<Question[]> {
  const pages: Question[] = [];
  const condition = { public: true, ...filter.postgraphile };
  let after: (string | null)[] = [null, null];
  while (pages.length < filter.pages) {
    const own = { query: OWN, variables: { after: after[0], filter: filter.own } };
    const other = { query: POSTGRAPHILE, variables: { after: after[1], condition } };
    const [body, postgraphile] = [JSON.stringify(own), JSON.stringify(other)];
    pages.push({ body, postgraphile, titles: PAGE, answer: null });
    after = [await endOf(productUrl, own), await endOf(postgraphileUrl, other)];
  }
  return pages;
}

/** The cursor of the last event on a page. */
async function endOf(url: string, request: { query: string; variables: object }): Promise<string> {
  const query = request.query.replace('nodes {', 'pageInfo { endCursor } nodes {');
  const response = await answerOf(url, JSON.stringify({ ...request, query }));
  const [, cursor] = /"endCursor":"([^"]+)"/.exec(response) ?? [];
  if (!cursor) throw new Error(`${url}: ${response}`);
  return cursor;
}

function dayAfter(day: Date, days: number): string {
  return new Date(day.getTime() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}
