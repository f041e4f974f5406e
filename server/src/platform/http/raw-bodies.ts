import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bodies of this scope come as they are, whatever type the request gives them. */
export function takeRawBodies(scope: FastifyInstance, parseAs: 'buffer' | 'string' = 'buffer'): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer | string>('*', { parseAs }, (_request, body, done) => done(null, body));
}

/** The body of a request in such a scope; of one without a body no bytes. */
export function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
