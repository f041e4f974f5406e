import type { FastifyReply } from 'fastify';
import { calendarRefusals, insufficientScope } from '../calendar/calendar-refusal.js';
import { oauthRefusals } from '../oauth/oauth-refusal.js';
import { type GoogleAnswer, sendAnswer } from './google-answer.js';
import type { GoogleFailureKind } from './google-failure.js';
import { type CalendarOperation, type GoogleOperation, oauthOperations } from './google-operations.js';

/** What a broken proxy in between may say, with a status that looks like success. */
const GARBAGE = '<html><body>It works!</body></html>';

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
      return reply.code(200).type('text/html').send(GARBAGE);
    case 'timeout':
      return reply.hijack();
    case 'timeout-after':
      await carryOut();
      return reply.hijack();
    case 'half':
      return sendHalf(reply, await carryOut());
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

/** Promises the whole answer, sends half of it and hangs up. */
function sendHalf(reply: FastifyReply, { status, body = {} }: GoogleAnswer): FastifyReply {
  reply.hijack();
  const whole = Buffer.from(JSON.stringify(body));
  // An answer without content cannot be cut short, so it is one with content.
  const actualStatus = status === 204 ? 200 : status;
  reply.raw.writeHead(actualStatus, { 'content-type': 'application/json', 'content-length': whole.length });
  reply.raw.write(whole.subarray(0, whole.length / 2), () => reply.raw.destroy());
  return reply;
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.request.socket.resetAndDestroy();
  return reply;
}
