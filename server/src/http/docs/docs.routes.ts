import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'es-toolkit/function/once';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { buildApiSchema } from '../../schema.js';
import { ShownData } from '../cache/shown-data.js';
import { type CachedPage, cachedPage } from '../pages/cached-page.js';
import { type PageParts, pageTemplate, withoutClientScripts } from '../pages/page-template.js';
import { sendCached } from '../pages/send-page.js';
import type { Site } from '../pages/site.js';
import { type DocsPage, docsPages, docsPath, markdownPath } from './docs-contents.js';
import { DocsFiles } from './docs-files.js';

/** Seconds. A text changes with a release. */
const MAX_AGE = 300;

interface Dependencies {
  /** Of the built client, in a checkout or in the image. */
  clientFolder: string;
  site: Site;
  costPerMinute: number;
}

/** The documentation of the API: pages that need no script, and that search engines read. */
export async function registerDocsRoutes(
  http: FastifyInstance,
  { clientFolder, site, costPerMinute }: Dependencies,
): Promise<void> {
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const fill = pageTemplate(withoutClientScripts(shell), site);
  if (!fill) return;
  const files = new DocsFiles(join(clientFolder, '../..'));
  // Not every process shows a page.
  const load = once(async () => {
    const { DocsMaker } = await import('./docs-maker.js');
    const sources = { schema: buildApiSchema(), costPerMinute, changelog: await files.changelog() };
    return new DocsMaker(site, files, sources);
  });
  /** By page, of the brand that is shown. */
  const made = new Map<DocsPage, Promise<CachedPage>>();
  let version = site.brand.version;
  for (const page of docsPages) {
    http.get(docsPath(page), async (request, reply) => {
      if (version !== site.brand.version) made.clear();
      version = site.brand.version;
      const sent = made.get(page) ?? load().then(async (maker) => compressed(fill(await maker.page(page))));
      made.set(page, sent);
      sendCached(await sent, request, reply);
      return reply;
    });
    http.get(markdownPath(page), async (_request, reply) => {
      const maker = await load();
      return sendText(reply, 'text/markdown', await maker.markdown(page));
    });
  }
  http.get('/llms.txt', async (_request, reply) => {
    const maker = await load();
    return sendText(reply, 'text/plain', await maker.contents());
  });
  http.get<{ Querystring: { q?: unknown } }>('/docs/search', async ({ query }, reply) => {
    const maker = await load();
    return sendHtml(reply, fill, await maker.search(typeof query.q === 'string' ? query.q : ''));
  });
  http.get('/docs/', async (_request, reply) => reply.redirect('/docs', 301));
}

const compressed = (html: string) =>
  cachedPage({ status: 200, html, shown: new ShownData(), isIndexed: true });

function sendHtml(reply: FastifyReply, fill: (parts: PageParts) => string, parts: PageParts): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(fill(parts));
}

/** For programs of any origin. */
function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .headers({ 'cache-control': `public, max-age=${MAX_AGE}`, 'access-control-allow-origin': '*' })
    .type(`${type}; charset=utf-8`)
    .send(text);
}
