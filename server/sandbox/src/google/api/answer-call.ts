import type { FastifyReply } from 'fastify';
import type { PlannedFailures } from '../../control/planned-failures.js';
import { failOnRequest } from './fail-on-request.js';
import { type GoogleAnswer, GoogleRefusal, sendAnswer } from './google-answer.js';
import type { GoogleOperation } from './google-operations.js';

/** Answers a call as it should be, or in the way that it was asked to fail. */
export async function answerCall(
  operation: GoogleOperation,
  failures: PlannedFailures,
  reply: FastifyReply,
  carryOut: () => GoogleAnswer | Promise<GoogleAnswer>,
): Promise<FastifyReply> {
  const answer = async () => {
    try {
      return await carryOut();
    } catch (error) {
      if (error instanceof GoogleRefusal) return error.answer;
      throw error;
    }
  };
  const how = failures.takeForGoogle(operation);
  return how ? failOnRequest(how, operation, reply, answer) : sendAnswer(reply, await answer());
}
