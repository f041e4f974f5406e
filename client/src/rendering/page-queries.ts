import type { DocumentNode } from '@apollo/client';
import { SeriesPageDocument } from '../features/event-series/gql/series-page';
import { SeriesOfEventDocument } from '../features/event-series/gql/series-strip';
import { comingEvents, otherEvents, otherEventsOf } from '../features/events/coming/coming-events';
import { ComingEventsDocument } from '../features/events/coming/gql/coming-events';
import {
  asksForMonth,
  listedTypes,
  readAfter,
  readFilters,
  toEventFilter,
  withoutDates,
} from '../features/events/filters/event-filters';
import { EventTypesDocument } from '../features/events/filters/gql/event-filter-bar';
import { ListedTypesDocument } from '../features/events/filters/gql/type-chips';
import { EventPageDocument, type EventPageQuery } from '../features/events/gql/event-page';
import { EventsPageDocument } from '../features/events/gql/events-page';
import { HostPageDocument } from '../features/hosts/gql/host-page';
import { hostPageVariables } from '../features/hosts/host-page';
import { FIRST_PEOPLE } from '../features/places/event-sign-ups';
import { EventSignUpsDocument } from '../features/places/gql/event-sign-ups';
import { SessionDocument } from '../session/gql/session';
import { isOwnPage, type RenderedPage } from './rendered-page';

/** The query of a component of the page when it is shown. */
export interface PageQuery {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** The answer is the same for every viewer, on many pages, and shows no count. */
  isForAll?: boolean;
}

interface Visit {
  page: RenderedPage;
  search: string;
  /** `2027-05-30`, where the server takes the person to be. */
  today: string;
  isSignedIn: boolean;
  /** The `data` of the queries that are answered already, in their order. */
  answers: readonly Record<string, unknown>[];
}

/**
 * The queries from which a page is rendered. The last of them can depend on the answers to those before. The browser asks for
 * missing data: on a page of a signed-in person all their data.
 */
export function pageQueries({ page, search, today, isSignedIn, answers }: Visit): PageQuery[] {
  const session = { document: SessionDocument, variables: {} };
  if (isOwnPage(page)) return [session];
  if (page.name === 'welcome') return [session, { document: ComingEventsDocument, variables: comingEvents }];
  if (page.name === 'events') {
    const query = new URLSearchParams(search);
    const filters = readFilters(query);
    const filter = toEventFilter(filters, today);
    const after = readAfter(query);
    return [
      session,
      { document: EventsPageDocument, variables: { filter, ...(after && { after }) } },
      { document: EventTypesDocument, variables: {} },
      {
        document: ListedTypesDocument,
        variables: listedTypes(asksForMonth(query) ? withoutDates(filters) : filters, today),
      },
    ];
  }
  if (page.name === 'series')
    return [session, { document: SeriesPageDocument, variables: { id: page.seriesId } }];
  if (page.name === 'host') {
    const variables = hostPageVariables(page.hostId, readAfter(new URLSearchParams(search)));
    return [session, { document: HostPageDocument, variables }];
  }
  const { eventId } = page;
  const event = { document: EventPageDocument, variables: { id: eventId } };
  const signUps = { document: EventSignUpsDocument, variables: { eventId, first: FIRST_PEOPLE } };
  const series = { document: SeriesOfEventDocument, variables: { eventId } };
  const { event: found } = (answers[1] ?? {}) as Partial<EventPageQuery>;
  const host = found?.visibility === 'PUBLIC' && found.hosts[0];
  const others = host ? [otherEventsOf(host.id), otherEvents] : [];
  return [
    session,
    event,
    ...(isSignedIn ? [signUps] : []),
    ...(found?.series ? [series] : []),
    ...others.map((variables) => ({ document: ComingEventsDocument, variables, isForAll: true })),
  ];
}
