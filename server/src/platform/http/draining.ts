import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which a load balancer can see that this server is not ready any more. */
const NOTICE_PERIOD = 1_000;
/** How long a connection that was just opened gets to send its request, in milliseconds. */
const LAST_REQUESTS_PERIOD = 500;
/** Ends the taking in of connections that never stop coming. */
const MAX_ACCEPTING_TURNS = 10_000;

/**
 * Shuts an HTTP server down without failing a request. First it says that it is not ready, and answers everything.
 * Then it takes no new connections, and asks with each answer to close the one that there is; only then, since who
 * is asked comes back with a new connection, and those that wait to be accepted are reset when the listening socket
 * goes. By the time it closes what is idle, nobody uses those connections any more.
 */
export class Draining {
  readonly #begun = new AbortController();
  #listening = true;

  constructor(private readonly app: FastifyInstance) {
    app.addHook('onSend', async (_request, reply) => {
      if (!this.#listening) reply.header('connection', 'close');
    });
  }

  get active(): boolean {
    return this.#begun.signal.aborted;
  }

  /** Aborted when it begins: what would never end by itself ends now. */
  get signal(): AbortSignal {
    return this.#begun.signal;
  }

  async closeGently(): Promise<void> {
    this.#begun.abort();
    await delay(NOTICE_PERIOD);
    await this.#stopListening();
    await delay(LAST_REQUESTS_PERIOD);
    await this.app.close();
  }

  /**
   * Takes no new connections, and closes none: `http.Server.close` would also close those on which a request has
   * arrived but was not read yet. Before that it takes in, one a turn of the event loop, what has connected and waits
   * to be accepted, because the operating system resets whatever waits there when the listening socket goes.
   */
  async #stopListening(): Promise<void> {
    const { server } = this.app;
    let accepted = true;
    const note = () => {
      accepted = true;
    };
    server.on('connection', note);
    for (let turn = 0; accepted && turn < MAX_ACCEPTING_TURNS; turn++) {
      accepted = false;
      await nextTurn();
    }
    server.off('connection', note);
    NetServer.prototype.close.call(server);
    this.#listening = false;
  }
}
