import type { FastifyReply, FastifyRequest } from 'fastify';

/** For responses that are for one person: no cache stores them, rejections included. */
export async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
