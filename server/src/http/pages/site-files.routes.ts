import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Brand } from '../../features/brand/brand.js';
import { listEventsForSearchEngines } from '../../features/events/lists/list-events-for-search-engines.js';
import { eventPage, seriesPage } from '../../features/events/texts/event-page.js';
import type { Clock } from '../../platform/clock.js';
import { iconOf } from '../brand/brand-head.js';
import { docsPages, docsPath } from '../docs/docs-contents.js';
import type { Site } from './site.js';

/** As much as a thousand objects of the API: the list may have ten thousand lines. */
const SITEMAP_COST = 1_000;
/** Milliseconds. */
const HALF_A_YEAR = 180 * 24 * 60 * 60 * 1000;
const HOUR = 'public, max-age=3600';

interface Dependencies {
  database: EntityManager;
  site: Site & { staffDomain: string };
  clock: Clock;
  /** @throws RateLimitedError */
  spend: (request: FastifyRequest, cost: number) => void;
}

/** The files about the site as a whole that search engines and browsers read. */
export function registerSiteFileRoutes(http: FastifyInstance, dependencies: Dependencies): void {
  const { database, site, clock, spend } = dependencies;
  http.get('/robots.txt', async (_request, reply) =>
    cached(reply, 'text/plain; charset=utf-8', robots(site)),
  );
  http.get('/.well-known/security.txt', async (_request, reply) =>
    cached(reply, 'text/plain; charset=utf-8', securityText(site, clock.now())),
  );
  http.get('/manifest.webmanifest', async (_request, reply) =>
    // Its name and its icons can change.
    cached(reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest(site))).header(
      'cache-control',
      'public, max-age=60',
    ),
  );
  http.get('/sitemap.xml', async (request, reply) => {
    spend(request, SITEMAP_COST);
    const events = await listEventsForSearchEngines(database, clock.now());
    const pages = events.map(({ id, updatedAt }) => ({
      url: eventPage(site.publicUrl, id),
      changed: updatedAt.toISOString(),
    }));
    const seriesIds = new Set(events.flatMap(({ seriesId }) => seriesId ?? []));
    const series = [...seriesIds].map((id) => ({ url: seriesPage(site.publicUrl, id), changed: null }));
    const start = ['/', '/events', ...docsPages.map(docsPath)].map((path) => ({
      url: site.publicUrl + path,
      changed: null,
    }));
    return cached(reply, 'application/xml; charset=utf-8', sitemap([...start, ...pages, ...series]));
  });
}

function cached(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(type).header('cache-control', HOUR).send(text);
}

/** RFC 9309. The other pages need an account, and the API is no page. */
function robots({ publicUrl }: Site): string {
  return `User-agent: *\nDisallow: /graphql\nDisallow: /auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** RFC 9116, with the mailbox that RFC 2142 has for it. */
function securityText({ publicUrl, staffDomain }: Dependencies['site'], now: Date): string {
  const expires = new Date(now.getTime() + HALF_A_YEAR).toISOString();
  return `Contact: mailto:security@${staffDomain}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`;
}

/** https://www.sitemaps.org/protocol.html. No address has a character that XML gives a meaning. */
function sitemap(pages: { url: string; changed: string | null }[]): string {
  const lines = pages.map(
    ({ url, changed }) => `<url><loc>${url}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}

/** https://www.w3.org/TR/appmanifest */
function manifest({ productName, brand }: Site) {
  return {
    name: productName,
    short_name: productName,
    start_url: '/events',
    display: 'browser',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: iconsOf(brand),
  };
}

const OWN_ICONS = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
];

function iconsOf(brand: Brand) {
  const logo = iconOf(brand);
  return logo ? [{ src: logo.path, type: logo.type, sizes: 'any' }] : OWN_ICONS;
}
