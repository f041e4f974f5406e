import type { FastifyReply } from 'fastify';
import { ErrorCode } from '../features/error-code.js';
import { RequestError } from '../platform/errors/request-errors.js';
import { type Problem, UserFailure } from '../platform/graphql/user-failure.js';
import { replyNotFound, replyWithError } from '../platform/http/error-reply.js';

type Rejection = UserFailure | RequestError;

/** For what a use case throws. Other errors are thrown on. */
export function ifRejected(error: unknown): Rejection {
  if (error instanceof UserFailure || error instanceof RequestError) return error;
  throw error;
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  [ErrorCode.INVALID_PICTURE]: 400,
  [ErrorCode.INVALID_BRAND]: 400,
};

/** As HTTP says it; GraphQL has one status for all of these. */
export function reject(reply: FastifyReply, rejection: Rejection): FastifyReply {
  const { code, message } = rejection instanceof UserFailure ? (rejection.problems[0] as Problem) : rejection;
  if (code === ErrorCode.EVENT_NOT_FOUND) return replyNotFound(reply);
  return replyWithError(reply, statuses[code] ?? 403, code, message);
}
