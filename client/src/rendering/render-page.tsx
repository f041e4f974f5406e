import { ApolloClient, ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { createCache } from '../apollo/apollo-client';
import { DraftPreview, type ShownDraft } from '../features/event-drafts/draft-preview';
import { coverOf } from '../features/events/cover/cover-of';
import type { Role } from '../gql/types';
import { homePath, pathInside, paths } from '../paths';
import { routes } from '../router';
import { ServerClock } from '../ui/dates/own-clock';
import type { OwnClock } from '../ui/dates/time-zone';
import { loadLateParts, loadServerRenderedParts } from '../ui/late';
import { App } from './app';
import { ownPageTitles, pageHeads } from './page-heads';
import { type PageQuery, pageQueries } from './page-queries';
import type { PageState } from './page-state';
import {
  isOwnPage,
  isPage,
  meaningfulSearch,
  ownPaths,
  pathOf,
  type RenderedPage,
  renderedPageAt,
} from './rendered-page';

export { embedStyles, renderEmbed } from './render-embed';
// The picture of a shared link has the same pattern.
export {
  coverOf,
  isOwnPage,
  isPage,
  meaningfulSearch,
  ownPageTitles,
  ownPaths,
  pageHeads,
  pathOf,
  renderedPageAt,
};

/** A page that the server is asked for. */
export interface PageVisit {
  page: RenderedPage;
  /** As `meaningfulSearch` gives it. */
  search: string;
  isSignedIn: boolean;
  /** Milliseconds of the epoch. */
  now: number;
}

/**
 * The queries that the server executes for a page, in the form of requests to the API.
 * @param answers the `data` of those that are answered already: some lead to more requests, which come last
 */
export function requestsOf(visit: PageVisit, answers: readonly Record<string, unknown>[]) {
  return queriesOf(visit, answers).map(({ document, variables, isForAll = false }) => ({
    query: textOf(document),
    variables,
    isForAll,
  }));
}

/**
 * Renders a page from the answers to its requests.
 * @param answers the `data` of each, in the order of the requests
 */
export async function renderPage(
  visit: PageVisit,
  answers: readonly Record<string, unknown>[],
): Promise<{ html: string; state: PageState }> {
  const cache = createCache();
  queriesOf(visit, answers).forEach(({ document, variables }, index) => {
    cache.writeQuery({ query: document, variables, data: answers[index] ?? null });
  });
  const clock = { now: visit.now, timeZone: null };
  // Data that are missing in the cache are not asked for: the page shows then that it is loading.
  const client = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
  try {
    return {
      html: renderToString(await appAt(visit, client, clock)),
      state: { cache: cache.extract(), clock },
    };
  } finally {
    client.stop();
  }
}

/** Renders a draft for people with its link: without a script that would go on with it. @param now milliseconds of the epoch */
export function renderDraftPreview(draft: ShownDraft, now: number): string {
  return renderToStaticMarkup(
    <ServerClock value={{ now, timeZone: null }}>
      <StaticRouter location={paths.draft(draft.id)}>
        <DraftPreview draft={draft} />
      </StaticRouter>
    </ServerClock>,
  );
}

const handler = createStaticHandler(routes);

async function appAt({ page, search }: PageVisit, client: ApolloClient, clock: OwnClock) {
  const request = new Request(`http://turnout.invalid${pathOf(page)}${search}`);
  const context = await handler.query(request);
  await Promise.all([loadLateParts(), loadServerRenderedParts()]);
  if (context instanceof Response) throw new Error('A page of the router answered with a response.');
  return (
    <App client={client} clock={clock}>
      {/* Else it writes an inline script, which the Content-Security-Policy forbids. */}
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>
  );
}

/** Where the welcome page sends a person who is signed in. */
export function afterWelcome(search: string, role: Role): string {
  return pathInside(new URLSearchParams(search).get('next')) ?? homePath(role);
}

function queriesOf(
  { page, search, isSignedIn, now }: PageVisit,
  answers: readonly Record<string, unknown>[],
): PageQuery[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return pageQueries({ page, search, today, isSignedIn, answers });
}

const texts = new Map<PageQuery['document'], string>();
const transformingCache = createCache();

/** As Apollo Client sends it: with the type's name of every object, by which its cache knows them. */
function textOf(document: PageQuery['document']): string {
  const text = texts.get(document) ?? print(transformingCache.transformDocument(document));
  texts.set(document, text);
  return text;
}
