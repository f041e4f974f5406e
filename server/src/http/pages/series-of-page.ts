import type { EventOfPage } from './event-of-page.js';

type ShownEvent = Pick<
  EventOfPage,
  | 'title'
  | 'description'
  | 'location'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'timeZone'
  | 'imageUrl'
  | 'createdBy'
>;

type EventOfSeries = Pick<
  EventOfPage,
  'title' | 'location' | 'url' | 'startsAt' | 'endsAt' | 'hasEnded' | 'cancelledAt' | 'visibility'
>;

/** The series as the head of its page shows it, by the API's rules. */
export interface SeriesOfPage {
  url: string;
  /** Null: none is to come. */
  nextEvent: ShownEvent | null;
  last: { nodes: ShownEvent[] };
  events: { nodes: EventOfSeries[] };
}

const SHOWN = 'title description location date startTime endTime timeZone imageUrl createdBy { name }';

export const SERIES_OF_PAGE = `query SeriesOfPage($id: ID!) {
  node(id: $id) {
    ... on EventSeries {
      url
      nextEvent { ${SHOWN} }
      last: events(last: 1) { nodes { ${SHOWN} } }
      events(first: 52) { nodes { title location url startsAt endsAt hasEnded cancelledAt visibility } }
    }
  }
}`;

/** The event that stands for the whole: the next one, or the last where none is to come. */
export function shownEvent({ nextEvent, last }: SeriesOfPage): ShownEvent | null {
  return nextEvent ?? last.nodes[0] ?? null;
}
