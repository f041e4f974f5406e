import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

interface Caller {
  /** The connection's own: `X-Forwarded-For` is what a client says. */
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/** What proxies add. A proxy on the same machine connects from a loopback address too. */
const FORWARDING = /^(x-forwarded-.+|forwarded|via|x-real-ip|cf-connecting-ip|true-client-ip)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a caller may read the metrics: with the token, or in development from the machine itself. In production a
 * proxy that adds no header would look like the machine itself.
 * @param token METRICS_TOKEN; undefined: no caller has one
 */
export function mayReadMetrics(caller: Caller, token: string | undefined, production: boolean): boolean {
  return (!production && isOnThisMachine(caller)) || (token !== undefined && hasToken(caller, token));
}

/** `Host` too: a proxy without headers of its own passes on the name that people use. */
function isOnThisMachine({ socket: { remoteAddress }, headers }: Caller): boolean {
  if (!remoteAddress || !ipaddr.isValid(remoteAddress)) return false;
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  const isLoopback = ipaddr.process(remoteAddress).range() === 'loopback';
  return isLoopback && !isForwarded && LOOPBACK_HOST.test(headers.host ?? '');
}

/** In a time that does not depend on how much of the token is right. */
function hasToken({ headers }: Caller, token: string): boolean {
  const [, given] = /^Bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
  return given !== undefined && timingSafeEqual(sha256(given), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
