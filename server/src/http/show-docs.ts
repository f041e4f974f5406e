import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A person who opens the API's address in a browser is led to its documentation. Programs ask for no HTML, and a GET with a
 * query is a request like any other.
 */
export async function showDocsToBrowsers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, headers, query } = request;
  const asksForPage = method === 'GET' && (headers.accept ?? '').includes('text/html');
  if (asksForPage && Object.keys(query as object).length === 0) await reply.redirect('/docs', 302);
}
