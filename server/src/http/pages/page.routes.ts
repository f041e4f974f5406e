import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProductSettings } from '../../features/product-settings.js';
import type { Clock } from '../../platform/clock.js';
import { isOutage } from '../../platform/database/connection/outage.js';
import { ExpectedError } from '../../platform/errors/request-errors.js';
import { replyNotFound } from '../../platform/http/error-reply.js';
import { WITH_CAMERA } from '../../platform/http/security-headers.js';
import { withBrand } from '../brand/brand-head.js';
import type { PublicStateReader } from '../cache/public-state-reader.js';
import { NOT_INDEXED } from '../not-indexed.js';
import type { ApiContext } from '../request-context.js';
import { executeForPage, type PageMaker } from './make-page.js';
import { loadPageRenderer } from './page-renderer.js';
import { loadPageScripts } from './page-scripts.js';
import { pageTemplate, withoutIndexing } from './page-template.js';
import { pathOf, searchOf } from './request-url.js';
import { pageSender } from './send-page.js';
import { sharedLists } from './shared-lists.js';
import { TooManyPagesError } from './too-many-pages.js';

interface Dependencies {
  apollo: ApolloServer<ApiContext>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
  states: PublicStateReader;
  settings: ProductSettings;
  clock: Clock;
}

/**
 * The client's pages. Those that anybody may open come rendered, and those of signed-in people as far as they need no data.
 * For every other one, and whenever a page cannot be made, the browser gets the client's index.html and makes the page
 * itself.
 * @param folder with index.html
 */
export async function registerPageRoutes(
  http: FastifyInstance,
  folder: string,
  dependencies: Dependencies,
): Promise<void> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const shellNotListed = withoutIndexing(shell);
  const branded = (html: string) => withBrand(html, dependencies.settings.brand);
  const maker = await pageMaker(folder, shell, dependencies);
  const sendPage = maker && orNot(maker, dependencies);

  const onRequest = async ({ headers }: FastifyRequest) => {
    // Pages are for browsers: what an Authorization header says is meant for a proxy, or for the API.
    delete headers.authorization;
    delete headers['x-turnout-viewer'];
  };
  for (const url of [
    '/',
    '/events',
    '/events/:id',
    '/series/:id',
    '/hosts/:id',
    ...(maker?.renderer.ownPaths ?? []),
  ]) {
    http.get(url, { onRequest }, async (request, reply) => {
      const isSent = sendPage && (await sendPage(request, reply));
      return isSent ? reply : sendShell(reply, branded(shell));
    });
  }
  http.get('/door/:id', async (_request, reply) =>
    sendShell(reply.headers({ ...NOT_INDEXED, ...WITH_CAMERA }), branded(shellNotListed)),
  );
  for (const [url, target] of [
    ['/index.html', '/'],
    ['/events/', '/events'],
  ] as const) {
    http.get(url, async (request, reply) => reply.redirect(target + searchOf(request), 301));
  }
  http.setNotFoundHandler((request, reply) => {
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) return replyNotFound(reply);
    const isPage = maker?.renderer.isPage(pathOf(request)) ?? true;
    return isPage ? sendShell(reply, branded(shell)) : sendShell(reply.code(404), branded(shellNotListed));
  });
}

/** Null where the client cannot render pages on the server. */
async function pageMaker(
  folder: string,
  shell: string,
  { apollo, settings: site, states, clock }: Dependencies,
): Promise<PageMaker | null> {
  const renderer = await loadPageRenderer(folder);
  const fill = pageTemplate(shell, site);
  if (!renderer || !fill) return null;
  const execute = sharedLists(states, clock, (request, context) => executeForPage(apollo, request, context));
  return { renderer, fill, scripts: await loadPageScripts(folder), execute, site };
}

/** @returns sends a rendered page, or says that there is none or that it could not be made */
function orNot(maker: PageMaker, { contextOf, states, clock }: Dependencies) {
  const send = pageSender({ maker, contextOf, states, clock });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const page = maker.renderer.renderedPageAt(pathOf(request));
    if (!page) return false;
    try {
      return await send(page, request, reply);
    } catch (error) {
      const isExpected = error instanceof ExpectedError || error instanceof TooManyPagesError;
      if (!isOutage(error))
        request.log[isExpected ? 'warn' : 'error']({ err: error }, 'a page was not rendered');
      return false;
    }
  };
}

/** The browser makes another page of it for each viewer, and at some addresses a session gets another page. */
function sendShell(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
    .type('text/html; charset=utf-8')
    .send(html);
}
