import type { FastifyReply } from 'fastify';
import { hangUp, sendGarbage, sendHalf } from '../../broken-answers.js';
import { calendarRefusals, insufficientScope } from '../calendar/calendar-refusal.js';
import { oauthRefusals } from '../oauth/oauth-refusal.js';
import { type GoogleAnswer, sendAnswer } from './google-answer.js';
import type { GoogleFailureKind } from './google-failure.js';
import { type CalendarOperation, type GoogleOperation, oauthOperations } from './google-operations.js';

/**
 * Fails in the way that was asked for.
 * @param carryOut does what the call asks for, for failures in which only the answer is lost
 */
export async function failOnRequest(
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
      return hangUp(reply);
    default:
      return sendAnswer(reply, refusalOf(how, operation));
  }
}

type Refusal = Exclude<GoogleFailureKind, 'garbage' | 'timeout' | 'timeout-after' | 'half' | 'reset'>;

function refusalOf(how: Refusal, operation: GoogleOperation): GoogleAnswer {
  if (how === 'invalid-grant') return oauthRefusals.revoked().answer;
  if (how === 'invalid-client') return oauthRefusals.wrongClient().answer;
  if (how === 'insufficient-scope') return insufficientScope(operation as CalendarOperation).answer;
  const isOfOAuth = oauthOperations.some((each) => each === operation);
  if (isOfOAuth && (how === '500' || how === '503' || how === '429')) return oauthRefusals[how]().answer;
  return calendarRefusals[how]().answer;
}

/** An answer without content cannot be cut short, so it is one with content. */
function withContent({ status, body = {} }: GoogleAnswer) {
  return { status: status === 204 ? 200 : status, body };
}
