import type { FastifyReply } from 'fastify';

export interface GoogleAnswer {
  status: number;
  /** Left out where the answer is empty. */
  body?: object;
  headers?: Record<string, string>;
}

export function sendAnswer(reply: FastifyReply, { status, body, headers = {} }: GoogleAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

/** A call that Google refuses. */
export class GoogleApiError extends Error {
  readonly answer: GoogleAnswer;

  constructor(message: string, answer: GoogleAnswer) {
    super(message);
    this.answer = answer;
  }
}
