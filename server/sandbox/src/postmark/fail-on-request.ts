import type { FastifyReply } from 'fastify';
import { sendGarbage, sendHalf } from '../broken-answers.js';
import type { PostmarkFailureKind } from '../control/planned-failures.js';
import { type PostmarkAnswer, refusals, sendAnswer } from './postmark-answer.js';

/**
 * Fails in the way that was asked for.
 * @param carryOut does what the call asks for, for failures in which only the answer is lost
 */
export async function failOnRequest(
  how: Exclude<PostmarkFailureKind, 'inactive'>,
  reply: FastifyReply,
  carryOut: () => Promise<PostmarkAnswer>,
): Promise<FastifyReply> {
  switch (how) {
    case '500':
      return sendAnswer(reply, refusals.broken);
    case '429':
      return sendAnswer(reply, refusals.tooFast);
    case '503':
      return sendAnswer(reply, refusals.maintenance);
    case 'garbage':
      return sendGarbage(reply);
    case 'timeout':
      return reply.hijack();
    case 'timeout-after':
      await carryOut();
      return reply.hijack();
    case 'half':
      return sendHalf(reply, await carryOut());
  }
}
