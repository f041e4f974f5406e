import type { DocumentNode } from '@apollo/client';
import { comingEvents } from '../features/events/event-filter-bar';
import { readFilters, toEventFilter } from '../features/events/event-filters';
import { FIRST_PEOPLE } from '../features/sign-ups/event-sign-ups';
import {
  EventPageDocument,
  EventSignUpsDocument,
  EventsPageDocument,
  EventTypesDocument,
  SessionDocument,
} from '../gql/graphql';
import type { PublicPage } from './public-page';

/** What a component of the page asks for when it is shown. */
export interface PageQuery {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

interface Visit {
  page: PublicPage;
  search: string;
  /** `2027-05-30`, where the server takes the person to be. */
  today: string;
  isSignedIn: boolean;
}

/** Every query of a public page's first rendering: what is missing here, the browser asks for after it. */
export function pageQueries({ page, search, today, isSignedIn }: Visit): PageQuery[] {
  const session = { document: SessionDocument, variables: {} };
  if (page.name === 'welcome') return [session];
  if (page.name === 'events') {
    const filter = toEventFilter(readFilters(new URLSearchParams(search)), today);
    return [
      session,
      { document: EventsPageDocument, variables: { filter } },
      { document: EventTypesDocument, variables: { filter: comingEvents } },
    ];
  }
  const { eventId } = page;
  const event = { document: EventPageDocument, variables: { id: eventId } };
  const signUps = { document: EventSignUpsDocument, variables: { eventId, first: FIRST_PEOPLE } };
  return isSignedIn ? [session, event, signUps] : [session, event];
}
