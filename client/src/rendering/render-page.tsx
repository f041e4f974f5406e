import { print } from 'graphql';
import { createCache } from '../apollo/apollo-client';
import type { Role } from '../gql/graphql';
import { homePath, pathInside } from '../paths';
import { pageHeads } from './page-heads';
import { type PageQuery, pageQueries } from './page-queries';
import type { PageState } from './page-state';
import { isPage, meaningfulSearch, type PublicPage, publicPageAt } from './public-page';

export { isPage, meaningfulSearch, pageHeads, publicPageAt };

/** A page that the server is asked for. */
export interface PageVisit {
  page: PublicPage;
  /** As `meaningfulSearch` gives it. */
  search: string;
  isSignedIn: boolean;
  /** Milliseconds of the epoch. */
  now: number;
}

/** The server knows no visitor's zone. */
const TIME_ZONE = 'UTC';

/** What the server executes for a page, in the form of a request to the API. */
export function requestsOf(visit: PageVisit) {
  return queriesOf(visit).map(({ document, variables }) => ({ query: textOf(document), variables }));
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
  queriesOf(visit).forEach(({ document, variables }, index) => {
    cache.writeQuery({ query: document, variables, data: answers[index] ?? null });
  });
  return { html: '', state: { cache: cache.extract(), clock: { now: visit.now, timeZone: TIME_ZONE } } };
}

/** Where the welcome page sends whoever is signed in. */
export function afterWelcome(search: string, role: Role): string {
  return pathInside(new URLSearchParams(search).get('next')) ?? homePath(role);
}

function queriesOf({ page, search, isSignedIn, now }: PageVisit): PageQuery[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return pageQueries({ page, search, today, isSignedIn });
}

const texts = new Map<PageQuery['document'], string>();
const transformingCache = createCache();

/** As Apollo Client sends it: with the type's name of every object, by which its cache knows them. */
function textOf(document: PageQuery['document']): string {
  const text = texts.get(document) ?? print(transformingCache.transformDocument(document));
  texts.set(document, text);
  return text;
}
