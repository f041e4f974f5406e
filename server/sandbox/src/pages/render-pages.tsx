import type { FastifyInstance, FastifyReply } from 'fastify';
import { isValidElement } from 'react';
import { ProductUrl } from './page.js';

/** Lets routes answer with an element, which is sent as a page. */
export function renderPages(app: FastifyInstance, productUrl: string): void {
  app.addHook('preSerialization', async (_request, reply: FastifyReply, payload: unknown) => {
    if (!isValidElement(payload)) return payload;
    const { renderToStaticMarkup } = await import('react-dom/server');
    const markup = renderToStaticMarkup(<ProductUrl value={productUrl}>{payload}</ProductUrl>);
    reply.type('text/html; charset=utf-8').serializer(() => `<!doctype html>${markup}`);
    return payload;
  });
}
