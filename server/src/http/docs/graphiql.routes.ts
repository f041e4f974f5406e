import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { withBrand } from '../brand/brand-head.js';
import { styleSheetPath } from '../pages/page-template.js';
import type { Site } from '../pages/site.js';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * The API's explorer: a page with files of its own, so that nothing of it is loaded by any other page.
 * @param clientFolder of the built client, which the explorer was built beside
 */
export async function registerGraphiqlRoutes(
  http: FastifyInstance,
  clientFolder: string,
  site: Site,
): Promise<void> {
  const folder = join(clientFolder, '../graphiql/built');
  if (!existsSync(folder)) return;
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  // Not every process shows the page.
  const page = async () => {
    const { explorerHeader } = await import('./explorer-header.js');
    const html = built
      .replace('<!--styles-->', () => stylesOf(shell))
      .replace('<!--header-->', () => explorerHeader(site.productName));
    return withBrand(html, site.brand);
  };
  await http.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/graphiql/assets/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', YEAR),
  });
  http.get('/graphiql', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await page()),
  );
  http.get('/graphiql/', async (_request, reply) => reply.redirect('/graphiql', 301));
  http.get('/graphiql/third-party-notices.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(await readFile(join(folder, 'third-party-notices.txt'), 'utf8')),
  );
}

/** The client's colours and fonts, and the styles of the header. */
function stylesOf(shell: string): string {
  const paths = [styleSheetPath(shell), '/docs.css'].filter((path) => path !== undefined);
  return paths.map((path) => `<link rel="stylesheet" href="${path}" />`).join('');
}
