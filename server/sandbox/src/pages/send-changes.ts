import type { FastifyReply } from 'fastify';
import type { Changes } from '../changes.js';

/** A stream of server-sent events: one whenever the page should be read again. */
export function sendChanges(reply: FastifyReply, changes: Changes): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  raw.write('retry: 1000\n\n');
  const unsubscribe = changes.subscribe(() => raw.write('data: changed\n\n'));
  raw.on('close', unsubscribe);
  return reply;
}
