import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RefusalError } from '../graphql/request-errors.js';
import { UNEXPECTED } from '../graphql/unexpected.js';

/** An error outside GraphQL, in the form that GraphQL clients read. */
export function errorBody({ id }: Pick<FastifyRequest, 'id'>, code: string, message: string) {
  return { errors: [{ message, extensions: { code, requestId: id } }] };
}

export function replyWithError(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
): FastifyReply {
  return reply.code(status).send(errorBody(reply.request, code, message));
}

const rejections: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_REQUEST', message: 'The request cannot be read' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is larger than 64 kB' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The content type must be application/json' },
};

/** A request that is rejected outside GraphQL gets the reason. An unexpected error gets a fixed sentence and is logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | RefusalError>((error, request, reply) => {
    if (error instanceof RefusalError) {
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
