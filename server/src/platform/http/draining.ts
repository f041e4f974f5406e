import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long connections that are in use get to hear that this server is leaving, in milliseconds. */
const DRAIN_PERIOD = 1_000;

/**
 * Lets an HTTP server leave without failing a request. While it drains it is not ready, it still answers
 * everything, and each answer asks the client to close its connection; so when the server closes, no connection is
 * left on which a request could be on its way.
 */
export class Draining {
  #active = false;

  constructor(private readonly app: FastifyInstance) {
    app.addHook('onSend', async (_request, reply) => {
      if (this.#active) reply.header('connection', 'close');
    });
  }

  get active(): boolean {
    return this.#active;
  }

  async closeGently(): Promise<void> {
    this.#active = true;
    await delay(DRAIN_PERIOD);
    await this.app.close();
  }
}
