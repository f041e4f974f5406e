import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below that, gzip makes an answer longer or little shorter. */
const MIN_GZIP_BYTES = 1_024;

const asGzip = promisify(gzip);

/** An answer that is sent to many callers. */
export interface TextOfAnswer {
  text: string;
  contentType: string;
  /** Made for the first caller that takes it. */
  gzip?: Promise<Buffer>;
}

/** @returns the body, which the reply's headers describe */
export async function sendText(
  found: TextOfAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  reply.header('content-type', found.contentType);
  const takesGzip = negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) === 'gzip';
  if (!takesGzip || found.text.length < MIN_GZIP_BYTES) return found.text;
  found.gzip ??= asGzip(found.text);
  reply.header('content-encoding', 'gzip').header('vary', varyOf(reply));
  return found.gzip;
}

function varyOf(reply: FastifyReply): string {
  const before = reply.getHeader('vary');
  return before ? `${before}, accept-encoding` : 'accept-encoding';
}
