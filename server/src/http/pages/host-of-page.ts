import type { EventOfPage } from './event-of-page.js';

/** The host as the head of their page shows them, by the API's rules. */
export interface HostOfPage {
  host: { id: string; name: string } | null;
  events: {
    totalCount: number;
    nodes: Pick<
      EventOfPage,
      'title' | 'location' | 'date' | 'startTime' | 'endTime' | 'timeZone' | 'imageUrl'
    >[];
  };
}

export const HOST_OF_PAGE = `query HostOfPage($id: ID!) {
  host(id: $id) { id name }
  events(first: 1, filter: { hostId: $id, hasEnded: false, foldSeries: true }) {
    totalCount
    nodes { title location date startTime endTime timeZone imageUrl }
  }
}`;
