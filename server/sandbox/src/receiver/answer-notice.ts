import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { resetConnection } from '../faulty-answers.js';
import type { ReceiverFailure } from './failures.js';

/** Where no webhook must ever get to: the address at which clouds tell a machine its secrets. */
const INNER_ADDRESS = 'http://169.254.169.254/latest/meta-data/';
const LARGE = 10_000_000;

/** The status with which a notice is answered; null when it is not. */
export function statusOf(failure: ReceiverFailure | undefined): number | null {
  if (!failure) return 204;
  switch (failure.how) {
    case 'slow':
      return 204;
    case 'timeout':
    case 'reset':
      return null;
    case 'redirect':
      return 307;
    case 'large':
      return 200;
    default:
      return Number(failure.how);
  }
}

/** Answers a notice as well, or as badly, as was asked for. */
export async function answerNotice(
  reply: FastifyReply,
  failure: ReceiverFailure | undefined,
): Promise<FastifyReply> {
  const status = statusOf(failure);
  if (failure?.how === 'reset') return resetConnection(reply);
  if (status === null) return reply.hijack();
  if (failure?.how === 'slow') await delay(failure.milliseconds);
  if (failure?.how === 'redirect') return reply.redirect(INNER_ADDRESS, status);
  if (failure?.how === 'large') return reply.type('text/plain').send(Buffer.alloc(LARGE, 'x'));
  return reply.code(status).send();
}
