import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * The API's explorer: a page with files of its own, so that nothing of it is loaded by any other page.
 * @param clientFolder of the built client, which the explorer was built beside
 */
export async function registerGraphiqlRoutes(http: FastifyInstance, clientFolder: string): Promise<void> {
  const folder = join(clientFolder, '../graphiql/built');
  if (!existsSync(folder)) return;
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await http.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/graphiql/assets/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', YEAR),
  });
  http.get('/graphiql', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
  );
  http.get('/graphiql/', async (_request, reply) => reply.redirect('/graphiql', 301));
  http.get('/graphiql/third-party-notices.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(await readFile(join(folder, 'third-party-notices.txt'), 'utf8')),
  );
}
