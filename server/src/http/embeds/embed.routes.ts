import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { openFileToAllOrigins, registerPreflightRoute } from '../any-origin.js';
import { readListAddress } from '../feeds/list-address.js';
import type { SendPublicText } from '../feeds/send-public-text.js';
import { loadPageRenderer } from '../pages/page-renderer.js';
import { searchOf } from '../pages/request-url.js';
import type { Site } from '../pages/site.js';
import { embedDocuments } from './embed-document.js';
import { readEmbedOptions } from './embed-options.js';
import { embeddedEvent, embeddedList, type FoundEmbed } from './find-embed.js';

/** As much as the API's answer with as many events costs. */
const COST = 60;

interface Dependencies {
  database: EntityManager;
  site: Site;
  send: SendPublicText;
}

/**
 * Events for the pages of other sites, in a frame: no script, no cookie and no form, and the same for all people. Every other
 * page of the product refuses to be framed.
 */
export async function registerEmbedRoutes(
  http: FastifyInstance,
  clientFolder: string,
  { database, site, send }: Dependencies,
): Promise<void> {
  const renderer = await loadPageRenderer(clientFolder);
  if (!renderer) return;
  const documents = await embedDocuments(clientFolder, { styles: renderer.embedStyles, site });
  const open = openFileToAllOrigins(site.publicUrl);

  const sendEmbed = (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, cost, find }: { key: string; cost: number; find: FoundEmbed },
  ) => {
    const options = readEmbedOptions(searchOf(request));
    reply.headers(documents.headersOf(options)).removeHeader('x-frame-options');
    const text = {
      key: `${key} ${options.first}`,
      look: {
        key: `${options.theme} ${options.accent}`,
        apply: (content: string) => documents.htmlOf(JSON.parse(content), options),
      },
      contentType: 'text/html; charset=utf-8',
      isIndexed: false,
      cost,
      make: async (...[now, shown]: Parameters<Parameters<SendPublicText>[0]['make']>) => {
        const { status, embed } = await find({ database, site, now, shown, first: options.first });
        const content = { title: embed.heading, body: renderer.renderEmbed(embed) };
        return { status, text: JSON.stringify(content) };
      },
    };
    return send(text, request, reply);
  };

  registerPreflightRoute(http, '/embed/events', 'GET');
  http.get('/embed/events', { onRequest: open }, (request, reply) => {
    const address = readListAddress(searchOf(request));
    const embed = { key: `/embed/events?${address.query}`, cost: COST + address.cost };
    return sendEmbed(request, reply, { ...embed, find: embeddedList(address) });
  });
  registerPreflightRoute(http, '/embed/events/:id', 'GET');
  http.get<{ Params: { id: string } }>('/embed/events/:id', { onRequest: open }, (request, reply) => {
    const { id } = request.params;
    return sendEmbed(request, reply, { key: `/embed/events/${id}`, cost: COST, find: embeddedEvent(id) });
  });

  const loader = await readFile(join(clientFolder, 'embed.js'), 'utf8');
  registerPreflightRoute(http, '/embed.js', 'GET');
  http.get('/embed.js', { onRequest: open }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(loader),
  );
}
