import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MarkdownNode } from '@turnout/texts/markdown-node';
import type { Role } from '../../features/accounts/role.js';
import type { ShownCover } from '../../features/events/cover/shown-covers.js';

/** A page of the client's that anybody may open. */
type PublicPage =
  | { name: 'welcome' }
  | { name: 'events' }
  | { name: 'event'; eventId: string }
  | { name: 'series'; seriesId: string }
  | { name: 'host'; hostId: string };

/** A page of the client's that shows signed-in people their own. It is rendered without their data. */
type OwnPage = { name: OwnPageName };

type OwnPageName =
  | 'myEvents'
  | 'staffDashboard'
  | 'createEvent'
  | 'account'
  | 'accessTokens'
  | 'webhooks'
  | 'payment';

export type RenderedPage = PublicPage | OwnPage;

export interface PageVisit {
  page: RenderedPage;
  /** The part of the query string that makes a difference, in an order that is always the same. */
  search: string;
  isSignedIn: boolean;
  /** Milliseconds of the epoch. */
  now: number;
}

/** An operation, as the API takes it. */
export interface PageRequest {
  query: string;
  variables: Record<string, unknown>;
  /** Its answer is the same for every viewer, on many pages, and shows no count of an event. */
  isForAll?: boolean;
}

/** The text of a page for a search engine or a shared link. */
export interface PageText {
  title: string;
  description: string;
}

/** The pattern by which an event is known at a glance. */
export interface Cover {
  /** The name of its two colours. */
  hue: string;
  /** Data of one SVG path, filled by the even-odd rule. */
  figure: string;
  /** Of the pattern, in the path's units. */
  width: number;
  height: number;
}

/** A draft as its preview shows it. */
interface PreviewedDraft {
  id: string;
  title: string;
  /** Of its description; empty without one. */
  tree: readonly MarkdownNode[];
  language: string | null;
  location: string | null;
  type: string | null;
  cover: ShownCover | null;
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  timeZone: string;
  /** Null while it is not decided. */
  pricePence: number | null;
  capacity: number | null;
  refundDeadlineHours: number | null;
  creatorName: string;
}

/** The content of a frame on pages of other sites. All addresses have their origin. */
export interface Embed {
  heading: string;
  events: readonly {
    id: string;
    title: string;
    type: string;
    cover: ShownCover | null;
    location: string;
    /** BCP 47; null: unknown. */
    language: string | null;
    date: string;
    startTime: string;
    endTime: string;
    timeZone: string;
    /** Instants, in ISO 8601. */
    startsAt: string;
    cancelledAt: string | null;
    pricePence: number;
    placesLeft: number | null;
    hasEnded: boolean;
    url: string;
  }[];
  /** In place of events, where there are none. */
  empty: { text: string; link: string; url: string };
  /** The page with all of these events; null beside a single one. */
  all: { text: string; url: string } | null;
  productName: string;
  productUrl: string;
  /** Milliseconds of the epoch. */
  now: number;
}

/** The client's rendering, built for the server: `client/src/rendering/render-page.tsx`. Only texts and JSON pass it. */
export interface PageRenderer {
  renderedPageAt(path: string): RenderedPage | null;
  isOwnPage(page: RenderedPage): page is OwnPage;
  /** Of every own page. */
  ownPaths: readonly string[];
  pathOf(page: RenderedPage): string;
  /** Whether the client has a page at the path. */
  isPage(path: string): boolean;
  meaningfulSearch(page: RenderedPage, search: string): string;
  /** Where the welcome page sends a person who is signed in: a path. */
  afterWelcome(search: string, role: Role): string;
  pageHeads: Record<'welcome' | 'events', PageText>;
  ownPageTitles: Record<OwnPageName, string>;
  /** @param size in cells */
  coverOf(event: { id: string; type: string }, size: { columns: number; rows: number }): Cover;
  /**
   * The operations whose answers the page is made from.
   * @param answers the `data` of those that are answered already: some lead to more operations, which come last
   */
  requestsOf(visit: PageVisit, answers: readonly Record<string, unknown>[]): PageRequest[];
  /** @param answers the `data` of each operation */
  renderPage(
    visit: PageVisit,
    answers: readonly Record<string, unknown>[],
  ): Promise<{ html: string; state: object }>;
  /** @param now milliseconds of the epoch */
  renderDraftPreview(draft: PreviewedDraft, now: number): string;
  renderEmbed(embed: Embed): string;
  /** Of what `renderEmbed` renders, without fonts. */
  embedStyles: string;
}

/** Null where the client was not built for the server: pages are then rendered by browsers alone. */
export async function loadPageRenderer(clientFolder: string): Promise<PageRenderer | null> {
  const file = join(clientFolder, '../dist-server/render-page.mjs');
  return existsSync(file) ? import(pathToFileURL(file).href) : null;
}
