import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** In milliseconds. */
interface DrainingPeriods {
  /** In which a load balancer can see that this server is not ready any more. */
  notice: number;
  /** Without a new request, after which the connections that are still open seem unused. */
  quiet: number;
  /** At most from the end of the listening socket until idle connections are closed. */
  most: number;
}

const drainingPeriods: DrainingPeriods = { notice: 2_000, quiet: 500, most: 5_000 };

/** A turn of the event loop this short, in milliseconds, leaves hardly any time for a connection to come in unseen. */
const SHORT_TURN = 1;
/** Milliseconds to wait for a short turn, which may never come under load. */
const SHORT_TURN_LIMIT = 1_000;
/** Ends the taking in of connections that never stop coming. */
const MAX_ACCEPTING_TURNS = 10_000;

/**
 * Shuts an HTTP server down without failing a request. First it says that it is not ready, and answers everything.
 * Then it takes no new connections, and asks with each answer to close the one that there is; only then, since who
 * is asked comes back with a new connection, and those that wait to be accepted are reset when the listening socket
 * goes. It closes idle connections when no request has come for a while: a proxy takes them out of its pool one by one,
 * and cannot know whether a request that it sent while one was closed was done.
 */
export class Draining {
  readonly #begun = new AbortController();
  #listening = true;
  #lastRequestAt = 0;

  constructor(
    private readonly app: FastifyInstance,
    private readonly periods = drainingPeriods,
  ) {
    app.addHook('onRequest', async () => {
      this.#lastRequestAt = performance.now();
    });
    app.addHook('onSend', async (_request, reply) => {
      if (!this.#listening) reply.header('connection', 'close');
    });
  }

  get active(): boolean {
    return this.#begun.signal.aborted;
  }

  /** Aborted when it begins: requests that would never end by themselves end now. */
  get signal(): AbortSignal {
    return this.#begun.signal;
  }

  async closeGently(): Promise<void> {
    this.#begun.abort();
    await delay(this.periods.notice);
    await this.#stopListening();
    await this.#untilQuiet();
    // Right after a turn has read what had arrived.
    await nextTurn();
    this.app.server.closeIdleConnections();
    await this.app.close();
  }

  /**
   * Takes no new connections, and closes none: `http.Server.close` would also close those on which a request has
   * arrived but was not read yet. Before that it takes in, one a turn of the event loop, what has connected and waits
   * to be accepted, because the operating system resets whatever waits there when the listening socket goes. It ends
   * after a short turn: what connects during a long one, which answers requests, would be reset, too.
   */
  async #stopListening(): Promise<void> {
    const { server } = this.app;
    let accepted = true;
    const note = () => {
      accepted = true;
    };
    server.on('connection', note);
    const startedAt = performance.now();
    let isShort = false;
    for (let turn = 0; (accepted || !isShort) && turn < MAX_ACCEPTING_TURNS; turn++) {
      accepted = false;
      const turnedAt = performance.now();
      await nextTurn();
      const now = performance.now();
      isShort = now - turnedAt < SHORT_TURN || now - startedAt > SHORT_TURN_LIMIT;
    }
    server.off('connection', note);
    NetServer.prototype.close.call(server);
    this.#listening = false;
  }

  /** A connection that was just opened gets as long to send its first request. */
  async #untilQuiet(): Promise<void> {
    const startedAt = performance.now();
    const { quiet, most } = this.periods;
    for (;;) {
      const now = performance.now();
      const end = Math.min(Math.max(startedAt, this.#lastRequestAt) + quiet, startedAt + most);
      if (now >= end) return;
      await delay(end - now);
    }
  }
}
