import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import type { ProductSettings } from '../../features/context.js';
import type { Clock } from '../../platform/clock.js';
import { ExpectedError } from '../../platform/graphql/request-errors.js';
import { replyNotFound } from '../../platform/http/error-reply.js';
import type { ApiContext } from '../request-context.js';
import { makePage, type PageMaker } from './make-page.js';
import { loadPageRenderer, type PublicPage } from './page-renderer.js';
import { pageTemplate, withoutIndexing } from './page-template.js';

interface Dependencies {
  apollo: ApolloServer<ApiContext>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
  settings: ProductSettings;
  clock: Clock;
}

/** Pages that are being made take the time of the one thread that also answers the API. */
const MAX_MADE_AT_ONCE = 2;
const MAX_WAITING = 4;

/**
 * The client's pages. Those that anybody may open come rendered. For every other one, and whenever a page cannot be made,
 * the browser gets the client's index.html and makes the page itself.
 * @param folder with index.html
 */
export async function registerPageRoutes(
  http: FastifyInstance,
  folder: string,
  dependencies: Dependencies,
): Promise<void> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const shellNotListed = withoutIndexing(shell);
  const maker = await pageMaker(folder, shell, dependencies);
  const sendPage = maker && pageSender(maker, dependencies);

  const onRequest = async ({ headers }: FastifyRequest) => {
    // Pages are for browsers: what an Authorization header says is meant for a proxy, or for the API.
    delete headers.authorization;
    delete headers['x-turnout-viewer'];
  };
  for (const url of ['/', '/events', '/events/:id']) {
    http.get(url, { onRequest }, async (request, reply) => {
      const isSent = sendPage && (await sendPage(request, reply));
      return isSent ? reply : sendHtml(reply, shell);
    });
  }
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
    return isPage ? sendHtml(reply, shell) : sendHtml(reply.code(404), shellNotListed);
  });
}

/** Null where the client cannot render pages on the server. */
async function pageMaker(
  folder: string,
  shell: string,
  { apollo, settings: site }: Dependencies,
): Promise<PageMaker | null> {
  const renderer = await loadPageRenderer(folder);
  const fill = pageTemplate(shell);
  return renderer && fill && { renderer, fill, apollo, site };
}

/** @returns sends a page; false where it cannot be made */
function pageSender(maker: PageMaker, { contextOf, clock }: Dependencies) {
  const queue = new PQueue({ concurrency: MAX_MADE_AT_ONCE });
  const { renderer } = maker;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const page = renderer.publicPageAt(pathOf(request));
    if (!page) return false;
    try {
      await send(page, request, reply);
      return true;
    } catch (error) {
      const level = error instanceof ExpectedError || error instanceof TooManyPagesError ? 'warn' : 'error';
      request.log[level]({ err: error }, 'a page was not rendered');
      return false;
    }
  };

  async function send(page: PublicPage, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = await contextOf(request, reply);
    const { viewer } = context;
    const search = renderer.meaningfulSearch(page, searchOf(request));
    // Whoever stores pages for many people must not give one's to another.
    reply.header('vary', 'cookie').header('cache-control', viewer ? 'private, no-store' : 'no-cache');
    if (viewer && page.name === 'welcome') {
      await reply.redirect(renderer.afterWelcome(search, viewer.role), 302);
      return;
    }
    if (queue.size >= MAX_WAITING) throw new TooManyPagesError();
    const visit = { page, search, isSignedIn: viewer !== null, now: clock.now().getTime() };
    const { status, html } = await queue.add(() => makePage(maker, visit, context));
    await sendHtml(reply.code(status), html);
  }
}

class TooManyPagesError extends Error {
  override message = 'Too many pages are being made';
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return reply.type('text/html; charset=utf-8').send(html);
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/';
}

/** With its question mark; nothing where there is none. */
function searchOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
