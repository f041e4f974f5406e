/** What clients may occupy of a process: times in milliseconds, and a number of connections. */
export interface ConnectionLimits {
  /** From a connection's first byte to the last of the request's headers. */
  headers: number;
  /** To the last of its body. */
  request: number;
  /** Without a byte in either direction while a request is answered. */
  silence: number;
  /** Connections at once; more are closed as they come. */
  connections: number;
  /** Between two looks at what is over its time. */
  check: number;
  /** Streams at once: of the process, of a network address, of an account. */
  streams: StreamLimits;
}

export interface StreamLimits {
  process: number;
  network: number;
  account: number;
  /** Between two looks at whether those who read may still do so. */
  check: number;
}

/** Of a request's body, where a route says nothing else. */
export const MAX_BODY_BYTES = 64 * 1024;

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 15_000,
  // The longest answer waits for Google or Stripe, twice at most.
  silence: 60_000,
  // An idle one takes about 10 kB.
  connections: 10_000,
  check: 1_000,
  // A reader that finds no place goes on without one. A revoked session or token ends its stream within ten seconds.
  streams: { process: 2_500, network: 250, account: 50, check: 4_000 },
};

/**
 * Connections that may wait to be accepted while the process is busy. Node's 511 are too few for a crowd: those above it
 * are reset without an answer. Linux takes no more than net.core.somaxconn, which is 4,096 too.
 */
export const BACKLOG = 4_096;

/** The limits as Fastify and Node take them. Node looks every 30 seconds unless it is told otherwise. */
export function serverLimits({ headers, request, silence, check }: ConnectionLimits) {
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  };
}
