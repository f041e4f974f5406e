import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-reply.js';

export const MAX_ANSWER_BYTES = 1_000_000;

/**
 * Replaces an answer of GraphQL's that is larger than 1 MB. The cost of a query is counted in characters, and most
 * texts have one byte for each; some have four.
 */
export async function limitAnswerSize(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || Buffer.byteLength(payload) <= MAX_ANSWER_BYTES) return payload;
  reply.code(400).removeHeader('content-length').type('application/json; charset=utf-8');
  const message = 'The answer is larger than 1 MB. Please ask for smaller pages or fewer fields';
  return JSON.stringify(errorBody(request, 'QUERY_TOO_EXPENSIVE', message));
}
