import { eventList } from '../questions.js';
import { words } from '../search/fill-events.js';
import { timeInTurn } from '../search/time-in-turn.js';
import { addToRow, judge } from '../verdicts.js';

const DAY = 24 * 60 * 60 * 1000;
const MAX_RATIO = 1.2;

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** The filters of the page of events. */
const lists: Record<string, object> = {
  'events to come': { hasEnded: false },
  'past events': { hasEnded: true },
  'any date': {},
  today: { from: inDays(0), to: inDays(0) },
  'next 7 days': { from: inDays(0), to: inDays(6) },
  'next 30 days': { from: inDays(0), to: inDays(29) },
  'from four months ahead': { from: inDays(120) },
  'a month that is over': { from: inDays(-120), to: inDays(-90) },
  'to come, of a type': { hasEnded: false, type: 'Type 7' },
  'any date, of a type': { type: 'Type 7' },
  'to come, free': { hasEnded: false, free: true },
  'to come, with a word of 1 in 20': { hasEnded: false, search: words.oneIn20 },
  'to come, with a word of all': { hasEnded: false, search: words.inAll },
};

/** Each list that shows one event of each series beside the same that shows all; then with their lengths, as the page asks. */
export async function compareFoldedLists(url: string): Promise<boolean> {
  const areFast: boolean[] = [];
  for (const length of ['', ' totalCount']) {
    const asked = (filter: object) => {
      const { query } = JSON.parse(eventList.body);
      const filtered = query
        .replace('EventList', 'EventList($filter: EventFilter)')
        .replace('first: 20) {', `first: 20, filter: $filter) {${length}`);
      return { url, body: JSON.stringify({ query: filtered, variables: { filter } }) };
    };
    for (const [name, filter] of Object.entries(lists)) {
      const what = `One of each series: ${name}${length && ', with the length'}`;
      const [folded = 0, all = 0] = await timeInTurn([asked({ ...filter, foldSeries: true }), asked(filter)]);
      areFast.push(judge(what, folded / all, { atMost: MAX_RATIO }));
      addToRow(what, { ms: folded.toFixed(1), beside: all.toFixed(1) });
    }
  }
  return areFast.every(Boolean);
}
