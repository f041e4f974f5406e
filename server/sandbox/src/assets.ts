import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The built stylesheets, scripts and fonts, beside the compiled code. */
const folder = new URL('../dist/assets/', import.meta.url);
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** The files that the pages load. */
export function registerAssetRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) =>
    sendAsset(reply, params.name),
  );
}

export async function sendAsset(reply: FastifyReply, name: string): Promise<FastifyReply> {
  const type = /^[a-z0-9-]+\.(css|js|woff2)$/.exec(name)?.[1];
  const content = type && (await readFile(new URL(name, folder)).catch(() => undefined));
  if (!content) return reply.code(404).send({ error: 'There is no such file.' });
  return reply.type(types[type] ?? '').send(content);
}
