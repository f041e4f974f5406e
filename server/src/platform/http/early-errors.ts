import { randomUUID } from 'node:crypto';
import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, replyWithError } from './error-reply.js';

/** By Node's code of the error. */
const rejections: Record<string, { status: number; code: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'REQUEST_TIMEOUT', message: 'The request took too long' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'HEADERS_TOO_LARGE',
    message: 'The headers are larger than 16 kB',
  },
};
const unreadable = { status: 400, code: 'BAD_REQUEST', message: 'The request cannot be read' };

/** A response that Node is writing on a connection, which a second one must not get into. */
interface Answered {
  _httpMessage?: { headersSent: boolean } | null;
}

/** Answers to what no hook and no route sees, in the form and with the headers of all errors. */
export function earlyErrors(headers: OutgoingHttpHeaders) {
  return {
    /** An address that cannot be decoded, like `/%`. */
    frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
      reply.headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' });
      replyWithError(reply, 400, 'BAD_REQUEST', 'The address cannot be read');
    },

    /** Input that is not HTTP, or is too slow or too long to be read as a request. */
    clientErrorHandler(error: Error & { code?: string }, socket: Socket & Answered): void {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      if (!socket._httpMessage?.headersSent) {
        socket.write(answerOf(rejections[error.code ?? ''] ?? unreadable, headers));
      }
      socket.destroySoon();
    },
  };
}

function answerOf({ status, code, message }: typeof unreadable, headers: OutgoingHttpHeaders): string {
  const id = randomUUID();
  const body = JSON.stringify(errorBody({ id }, code, message));
  const lines = Object.entries({
    ...headers,
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
