import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';

/** Tells open pages that something they show has changed. */
export class Changes {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  readonly announce = (): void => {
    this.#emitter.emit('change');
  };

  /** @returns what ends it */
  subscribe(listener: () => void): () => void {
    this.#emitter.on('change', listener);
    return () => this.#emitter.off('change', listener);
  }
}

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
