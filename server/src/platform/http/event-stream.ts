import { PassThrough, pipeline, Readable } from 'node:stream';

/** Milliseconds. Proxies close a connection on which nothing is sent for long, often after 30 or 60 seconds. */
const HEARTBEAT_INTERVAL = 12_000;
/** A comment, which readers skip (HTML, Server-sent events). */
const HEARTBEAT = ':\n\n';

/** Of messages that are made before the reader takes them. */
const MAX_WAITING_BYTES = 16 * 1024;

/** As `nginx` and others read them: the answer is passed on as it comes, and stored nowhere. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Server-sent events as the body of an answer. The next message is taken when the reader has taken the last, so what
 * waits for a slow reader is bounded by its source; one who takes nothing between two heartbeats is cut off.
 * @param messages whole events in text; their maker ends them when the body closes
 */
export function eventStream(messages: AsyncIterable<string>): Readable {
  const body = new PassThrough({ highWaterMark: MAX_WAITING_BYTES });
  body.write(HEARTBEAT);
  const beating = setInterval(() => {
    if (body.readableLength > 0) body.destroy();
    else body.write(HEARTBEAT);
  }, HEARTBEAT_INTERVAL).unref();
  body.once('close', () => clearInterval(beating));
  // It ends with the connection, or the connection with it: there is nobody to tell of an error.
  pipeline(Readable.from(messages, { highWaterMark: 1 }), body, () => {});
  return body;
}
