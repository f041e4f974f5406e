import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { StripeFailure } from '../../fault-injection.js';
import { resetConnection, sendGarbage, sendHalf } from '../../faulty-answers.js';
import { StripeError } from '../stripe-error.js';
import type { ApiAnswer } from './idempotency.js';

const broken = new StripeError('An unknown error occurred', { status: 500, type: 'api_error' });
const down = new StripeError('Stripe is down for maintenance', { status: 503, type: 'api_error' });
const tooFast = new StripeError(
  'Request rate limit exceeded. Learn more about rate limits: https://stripe.com/docs/rate-limits.',
  {
    status: 429,
    code: 'rate_limit',
  },
);
/** Stripe's answer to a refund that is larger than what it holds of the account. */
const refused = new StripeError('You have insufficient funds in your Stripe account for this transaction.', {
  code: 'balance_insufficient',
});

/**
 * Fails in the way that was asked for.
 * @param carryOut does what the call asks for, for failures in which only the answer is lost
 */
export async function failOnRequest(
  { how, milliseconds }: StripeFailure,
  reply: FastifyReply,
  carryOut: (wait?: () => Promise<unknown>) => Promise<ApiAnswer>,
): Promise<FastifyReply> {
  switch (how) {
    case '500':
      return sendAnswer(reply, answerOf(broken));
    case '429':
      return sendAnswer(reply, answerOf(tooFast));
    case '503':
      return sendAnswer(reply, answerOf(down));
    case 'refused':
      return sendAnswer(reply, answerOf(refused));
    case 'garbage':
      return sendGarbage(reply);
    case 'timeout':
      return reply.hijack();
    case 'timeout-after':
      await carryOut();
      return reply.hijack();
    case 'half':
      return sendHalf(reply, await carryOut());
    case 'reset':
      return resetConnection(reply);
    case 'slow':
      return sendAnswer(reply, await carryOut(() => setTimeout(milliseconds, undefined, { ref: false })));
  }
}

export function sendAnswer(reply: FastifyReply, { status, body, originalRequest }: ApiAnswer): FastifyReply {
  if (originalRequest !== undefined) {
    reply.headers({ 'idempotent-replayed': 'true', 'original-request': originalRequest });
  }
  return reply.code(status).send(body);
}

/** @throws what is no error of Stripe's */
export function answerOf(error: unknown): ApiAnswer {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: { error: error.body } };
}
