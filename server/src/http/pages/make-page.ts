import type { ApolloServer } from '@apollo/server';
import { ShownData } from '../cache/shown-data.js';
import type { ApiContext } from '../request-context.js';
import { EVENT_OF_PAGE, type EventOfPage } from './event-of-page.js';
import { HOST_OF_PAGE, type HostOfPage } from './host-of-page.js';
import {
  headOfEvent,
  headOfEvents,
  headOfHost,
  headOfOwnPage,
  headOfPage,
  headOfSeries,
  type PageHead,
} from './page-head.js';
import type { PageRenderer, PageRequest, PageVisit } from './page-renderer.js';
import type { PageScripts } from './page-scripts.js';
import { NO_INDEX, type PageParts } from './page-template.js';
import { SERIES_OF_PAGE, type SeriesOfPage, shownEvent } from './series-of-page.js';
import type { Site } from './site.js';

export interface Page {
  status: 200 | 404;
  html: string;
  shown: ShownData;
  /** Whether search engines may list it. */
  isIndexed: boolean;
}

export interface PageMaker {
  renderer: PageRenderer;
  fill: (parts: PageParts) => string;
  scripts: PageScripts;
  /** Executes a request by the API's rules. @throws when its answer has an error */
  execute: (request: PageRequest, context: ApiContext) => Promise<Data>;
  site: Site;
}

type Data = Record<string, unknown>;

/**
 * Makes a page from the API's answers, by the API's rules and limits, for the viewer of a request.
 * @throws when any answer has an error: the browser then makes the page itself
 */
export async function makePage(maker: PageMaker, visit: PageVisit, context: ApiContext): Promise<Page> {
  const shown = new ShownData();
  context.shown = shown;
  const executeAll = (requests: readonly (PageRequest | null)[]) =>
    Promise.all(requests.map((request) => request && maker.execute(request, context)));
  const requests = maker.renderer.requestsOf(visit, []);
  const [headAnswer, ...first] = await executeAll([headRequest(visit), ...requests]);
  const following = maker.renderer.requestsOf(visit, first as Data[]).slice(requests.length);
  const answers = [...first, ...(await executeAll(following))];
  const found = headOf(maker, visit, headAnswer ?? null);
  const { isIndexed, ...head } = found ?? notFound(visit);
  const { html, state } = await maker.renderer.renderPage(visit, answers as Data[]);
  const robots = isIndexed ? '' : NO_INDEX;
  const parts = { ...head, head: head.head + robots, scripts: maker.scripts(visit), html, state };
  return {
    status: found ? 200 : 404,
    html: maker.fill(parts),
    shown,
    isIndexed,
  };
}

const absent = { series: ['Dates', 'series'], host: ['Host', 'host'] } as const;

function notFound({ page }: PageVisit): PageHead {
  const [title, what] = page.name in absent ? absent[page.name as keyof typeof absent] : ['Event', 'event'];
  return { title, description: `There is no ${what} with this address.`, head: '', isIndexed: false };
}

function headRequest({ page }: PageVisit): PageRequest | null {
  if (page.name === 'series') return { query: SERIES_OF_PAGE, variables: { id: page.seriesId } };
  if (page.name === 'host') return { query: HOST_OF_PAGE, variables: { id: page.hostId } };
  return page.name === 'event' ? { query: EVENT_OF_PAGE, variables: { id: page.eventId } } : null;
}

/** Null where the page is about an event, or a series, that there is not. */
function headOf(
  { renderer, site }: PageMaker,
  { page, search }: PageVisit,
  answer: Data | null,
): PageHead | null {
  if (renderer.isOwnPage(page)) return headOfOwnPage(site, renderer.ownPageTitles[page.name]);
  if (page.name === 'series') {
    const series = answer?.node as SeriesOfPage | null;
    const shown = series?.events ? shownEvent(series) : null;
    return series && shown && headOfSeries(site, series, shown);
  }
  if (page.name === 'host') {
    const { host, events } = answer as unknown as HostOfPage;
    return host && headOfHost(site, host, events);
  }
  if (page.name === 'events')
    return headOfEvents(site, renderer.pathOf(page), search, renderer.pageHeads.events);
  if (page.name === 'welcome') {
    const { title, description } = renderer.pageHeads.welcome;
    const text = { title, description: site.brand.headline ?? description };
    return headOfPage(site, renderer.pathOf(page), text);
  }
  const event = answer?.event as EventOfPage | null;
  return event && headOfEvent(site, event);
}

export async function executeForPage(
  apollo: ApolloServer<ApiContext>,
  { query, variables }: PageRequest,
  contextValue: ApiContext,
): Promise<Data> {
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('An answer came in parts.');
  const { data, errors } = body.singleResult;
  if (!data || errors) throw new Error(`A page could not be made: ${errors?.[0]?.message}`);
  // As it goes over HTTP: dates and scalars as texts.
  return JSON.parse(JSON.stringify(data));
}
