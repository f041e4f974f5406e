import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The built stylesheets and scripts, beside the compiled code. */
const folder = new URL('../dist/assets/', import.meta.url);
const types: Record<string, string> = { css: 'text/css', js: 'text/javascript' };

/** The files that the pages load. */
export function registerAssetRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) =>
    sendAsset(reply, params.name),
  );
}

export async function sendAsset(reply: FastifyReply, name: string): Promise<FastifyReply> {
  const type = /^[a-z-]+\.(css|js)$/.exec(name)?.[1];
  const content = type && (await readFile(new URL(name, folder), 'utf8').catch(() => undefined));
  if (!content) return reply.code(404).send({ error: 'There is no such file.' });
  return reply.type(`${types[type]}; charset=utf-8`).send(content);
}
