import type { FastifyReply, FastifyRequest } from 'fastify';
import { Html } from './html.js';

/** Lets a route answer with markup. For Fastify's `preSerialization`. */
export async function sendHtml(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (payload instanceof Html) reply.type('text/html; charset=utf-8').serializer(String);
  return payload;
}
