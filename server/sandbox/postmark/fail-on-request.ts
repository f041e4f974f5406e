import type { FastifyReply } from 'fastify';
import type { PostmarkFailureKind } from '../control/planned-failures.js';
import { type PostmarkAnswer, refusals, sendAnswer } from './postmark-answer.js';

/** What a broken proxy in between may say, with a status that looks like success. */
const GARBAGE = '<html><body>It works!</body></html>';

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
      return reply.code(200).type('text/html').send(GARBAGE);
    case 'timeout':
      return reply.hijack();
    case 'timeout-after':
      await carryOut();
      return reply.hijack();
    case 'half':
      return sendHalf(reply, await carryOut());
  }
}

/** Promises the whole answer, sends half of it and hangs up. */
function sendHalf(reply: FastifyReply, { status, body }: PostmarkAnswer): FastifyReply {
  reply.hijack();
  const whole = Buffer.from(JSON.stringify(body));
  reply.raw.writeHead(status, { 'content-type': 'application/json', 'content-length': whole.length });
  reply.raw.write(whole.subarray(0, whole.length / 2), () => reply.raw.destroy());
  return reply;
}
