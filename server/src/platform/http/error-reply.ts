import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { RequestError } from '../graphql/request-errors.js';
import { UNEXPECTED } from '../graphql/unexpected.js';

/** An error of the HTTP layer, in the form that GraphQL clients read. */
export function replyWithError(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
): FastifyReply {
  const extensions = { code, requestId: reply.request.id };
  return reply.code(status).send({ errors: [{ message, extensions }] });
}

const rejections: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_REQUEST', message: 'The request cannot be read' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is larger than 64 kB' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The content type must be application/json' },
};

/** A request that is rejected outside GraphQL gets the reason. An unexpected error gets a fixed sentence and is logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | RequestError>((error, request, reply) => {
    if (error instanceof RequestError) {
      const { status, headers } = error.http ?? { status: 400, headers: [] };
      return replyWithError(reply.headers(Object.fromEntries(headers)), status, error.code, error.message);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const { code, message } = rejections[status] ?? {
        code: 'BAD_REQUEST',
        message: 'The request was refused',
      };
      return replyWithError(reply, status, code, message);
    }
    request.log.error({ err: error }, 'request failed');
    return replyWithError(reply, 500, 'INTERNAL_SERVER_ERROR', UNEXPECTED);
  });
}
