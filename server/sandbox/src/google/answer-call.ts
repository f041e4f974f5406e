import type { FastifyReply } from 'fastify';
import type { PlannedFailures } from '../fault-injection.js';
import { resetConnection, sendGarbage, sendHalf } from '../faulty-answers.js';
import { calendarErrors, insufficientScope } from './calendar/calendar-errors.js';
import {
  type CalendarOperation,
  type GoogleFailureKind,
  type GoogleOperation,
  oauthOperations,
} from './failures.js';
import { type GoogleAnswer, GoogleApiError, sendAnswer } from './google-answer.js';
import { oauthErrors } from './identity/oauth-errors.js';

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
      if (error instanceof GoogleApiError) return error.answer;
      throw error;
    }
  };
  const how = failures.takeForGoogle(operation);
  return how ? failOnRequest(how, operation, reply, answer) : sendAnswer(reply, await answer());
}

/**
 * Fails in the way that was asked for.
 * @param carryOut does what the call asks for, for failures in which only the answer is lost
 */
async function failOnRequest(
  how: GoogleFailureKind,
  operation: GoogleOperation,
  reply: FastifyReply,
  carryOut: () => Promise<GoogleAnswer>,
): Promise<FastifyReply> {
  switch (how) {
    case 'garbage':
      return sendGarbage(reply);
    case 'timeout':
      return reply.hijack();
    case 'timeout-after':
      await carryOut();
      return reply.hijack();
    case 'half':
      return sendHalf(reply, withContent(await carryOut()));
    case 'reset':
      return resetConnection(reply);
    default:
      return sendAnswer(reply, errorOf(how, operation));
  }
}

type ErrorKind = Exclude<GoogleFailureKind, 'garbage' | 'timeout' | 'timeout-after' | 'half' | 'reset'>;

function errorOf(how: ErrorKind, operation: GoogleOperation): GoogleAnswer {
  if (how === 'invalid-grant') return oauthErrors.revoked().answer;
  if (how === 'invalid-client') return oauthErrors.wrongClient().answer;
  if (how === 'insufficient-scope') return insufficientScope(operation as CalendarOperation).answer;
  const isOfOAuth = oauthOperations.some((each) => each === operation);
  if (isOfOAuth && (how === '500' || how === '503' || how === '429')) return oauthErrors[how]().answer;
  return calendarErrors[how]().answer;
}

/** An answer without content cannot be cut short, so it is one with content. */
function withContent({ status, body = {} }: GoogleAnswer) {
  return { status: status === 204 ? 200 : status, body };
}
