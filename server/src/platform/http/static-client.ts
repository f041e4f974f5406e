import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of the built client; its pages are for the caller. Browsers cache its hashed assets for a year, and ask for
 * everything else every time, so that a new version is there at once.
 * @param folders the first with index.html; a file is looked for in each of them, in their order
 */
export async function registerClientFiles(app: FastifyInstance, folders: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders,
    index: false,
    // The build has compressed the hashed assets.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Of any origin: a frame in a sandbox, or of a text alone, has none or another.
      if (path.endsWith('.woff2')) reply.header('access-control-allow-origin', '*');
    },
  });
}
