import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { replyNotFound } from './error-reply.js';

/**
 * Serves the built client. Browsers cache its hashed assets for a year; the page itself is asked for every
 * time, so that a new version is there at once. A path that is no file is a page of the client.
 * @param folder with index.html
 */
export async function registerClientRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(compress, { global: true });
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return reply.sendFile('index.html');
    return replyNotFound(reply);
  });
}
