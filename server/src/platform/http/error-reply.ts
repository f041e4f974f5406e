import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ExpectedError } from '../errors/request-errors.js';
import { UNEXPECTED } from '../graphql/unexpected.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Of an error that is answered outside GraphQL. */
    errorCode?: string;
  }
}

/** An error outside GraphQL, in the form that GraphQL clients read. */
export function errorBody(
  { id }: Pick<FastifyRequest, 'id'>,
  code: string,
  message: string,
  details: object = {},
) {
  return { errors: [{ message, extensions: { code, ...details, requestId: id } }] };
}

export function replyWithError(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  details?: object,
): FastifyReply {
  reply.errorCode = code;
  // It has the request's id, and what is not there now may be there in a moment.
  reply.header('cache-control', 'no-store');
  return reply.code(status).send(errorBody(reply.request, code, message, details));
}

export function replyNotFound(reply: FastifyReply): FastifyReply {
  return replyWithError(reply, 404, 'NOT_FOUND', 'There is nothing here');
}

const rejections: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_REQUEST', message: 'The request cannot be read' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The content type must be application/json' },
};

/** A request that is rejected outside GraphQL gets the reason. An unexpected error gets a fixed sentence and is logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ExpectedError>((error, request, reply) => {
    if (error instanceof ExpectedError) {
      const { status, headers } = error.http ?? { status: 400, headers: [] };
      const { code, message, extensions } = error;
      const { http: _, ...details } = extensions;
      return replyWithError(reply.headers(Object.fromEntries(headers)), status, code, message, details);
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      const limit = `${request.routeOptions.bodyLimit / 1024} kB`;
      return replyWithError(reply, 413, 'PAYLOAD_TOO_LARGE', `The request is larger than ${limit}`);
    }
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
