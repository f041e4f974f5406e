import type { Question } from '../questions.js';
import { clientOperation } from './client-operation.js';

/** The types of the demo's events, and all. */
const TYPES = [
  null,
  'Class',
  'Community',
  'Family',
  'Film',
  'Music',
  'Outdoors',
  'Talk',
  'Theatre',
  'Workshop',
];
const MONTHS = 6;
const DAY = 24 * 60 * 60 * 1_000;

const LIST = clientOperation('features/events/gql/events-page.ts', 'EventsPage');
const MONTH = clientOperation('features/month/gql/events-month.ts', 'EventsMonth');

type Asked = Pick<Question, 'body'>;

interface Questions {
  months: Asked[];
  lists: Asked[];
  /** The same lists for readers who do not ask how long they are. */
  uncountedLists: Asked[];
}

/** Sixty months as the page shows them, six weeks each, and the lists from the first day of each: of all events, and of a type. */
export function monthsAndLists(today: Date): Questions {
  const dayAfter = (days: number) => new Date(today.getTime() + days * DAY).toISOString().slice(0, 10);
  const asked = Array.from({ length: MONTHS }, (_, month) =>
    TYPES.map((type) => ({ from: dayAfter(30 * month + 1), to: dayAfter(30 * month + 42), type })),
  ).flat();
  const listsBy = (query: string) =>
    asked.map(({ from, type }) => question(query, { filter: { ...filterOf(type), from } }));
  return {
    months: asked.map(({ from, to, type }) => question(MONTH, { from, to, filter: filterOf(type) })),
    lists: listsBy(LIST),
    uncountedLists: listsBy(LIST.replace('totalCount', '')),
  };
}

const question = (query: string, variables: object): Asked => ({
  body: JSON.stringify({ query, variables }),
});

const filterOf = (type: string | null) => ({ foldSeries: true, ...(type && { type }) });
