import type { FastifyRequest } from 'fastify';

type Request = Pick<FastifyRequest, 'url'>;

export function pathOf({ url }: Request): string {
  return url.split('?', 1)[0] ?? '/';
}

/** With its question mark; nothing where there is none. */
export function searchOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
