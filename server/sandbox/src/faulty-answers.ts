import type { FastifyReply } from 'fastify';

/** An answer of a broken proxy in between, with a status that looks like success. */
export function sendGarbage(reply: FastifyReply): FastifyReply {
  return reply.code(200).type('text/html').send('<html><body>It works!</body></html>');
}

/** Promises the whole answer, sends half of it and hangs up. */
export function sendHalf(
  reply: FastifyReply,
  { status, body }: { status: number; body: object },
): FastifyReply {
  reply.hijack();
  const whole = Buffer.from(JSON.stringify(body));
  reply.raw.writeHead(status, { 'content-type': 'application/json', 'content-length': whole.length });
  reply.raw.write(whole.subarray(0, whole.length / 2), () => reply.raw.destroy());
  return reply;
}

/** Resets the connection without an answer. */
export function resetConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.request.socket.resetAndDestroy();
  return reply;
}
