import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds for which a shared cache may answer without asking us: no count of places is older. */
const SHARED_MAX_AGE = 10;

/** The request headers that make another answer, or another caller, of the same address. */
const VARY = [
  'accept',
  'authorization',
  'cookie',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'content-type',
];

/** The operation of a GET, as its address says (GraphQL over HTTP, 5.3); empty where that cannot be read. */
export function queryOfAddress({ method, query }: FastifyRequest): Record<string, unknown> {
  if (method !== 'GET') return {};
  const { variables, ...others } = query as Record<string, unknown>;
  if (variables === undefined) return others;
  try {
    return { ...others, variables: JSON.parse(String(variables)) };
  } catch {
    // The caller that executes it says so.
    return {};
  }
}

/**
 * Lets shared caches (a CDN) store an answer to an anonymous GET for some seconds, and browsers ask whether theirs is
 * still true (RFC 9110, 13.1.2; RFC 9111, 5.2.2.10).
 * @returns whether the client has it already
 */
export function allowStoring(text: string, { headers }: FastifyRequest, reply: FastifyReply): boolean {
  // Weak: the same answer may be compressed or not.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    'cache-control': `public, max-age=0, s-maxage=${SHARED_MAX_AGE}`,
    etag,
    vary: VARY.join(', '),
  });
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return known.includes('*') || known.includes(etag);
}
