import type { FastifyReply } from 'fastify';
import { StripeError } from '../stripe-error.js';
import type { ApiAnswer } from './idempotency.js';

export function sendAnswer(reply: FastifyReply, { status, body, originalRequest }: ApiAnswer): FastifyReply {
  if (originalRequest !== undefined) {
    reply.headers({ 'idempotent-replayed': 'true', 'original-request': originalRequest });
  }
  return reply.code(status).send(body);
}

/** @throws what is no refusal of Stripe's */
export function answerOf(error: unknown): ApiAnswer {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: { error: error.body } };
}
