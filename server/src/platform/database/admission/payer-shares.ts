import PQueue from 'p-queue';

/** Of the connections, what is always left for everybody else: with ten connections two. */
const LEFT_FOR_OTHERS = 0.2;

interface Turn {
  priority: number;
  signal: AbortSignal;
}

/**
 * The share that one payer, an account or a network address, has of the connections: all but a fifth. Only so many of
 * its requests stand in the queue of all; the others wait behind them, in a queue of the payer's own. So another
 * payer finds a connection that this one cannot have, and does not wait for its whole crowd.
 */
export class PayerShares {
  readonly #share: number;
  /** Of the payers of whom a request uses or waits for a connection now. */
  readonly #payers = new Map<string, { queue: PQueue; requests: number }>();

  /** @param connections of the pool; of fewer than five none is left for others */
  constructor(connections: number) {
    this.#share = connections - Math.floor(connections * LEFT_FOR_OTHERS);
  }

  /** How many of a payer's requests of this priority wait behind its own. */
  waitingOf(payer: string, priority: number): number {
    return this.#payers.get(payer)?.queue.sizeBy({ priority }) ?? 0;
  }

  /** Runs what takes a connection when the payer has room in its share. */
  async add(payer: string, takeTurn: () => Promise<void>, turn: Turn): Promise<void> {
    const own = this.#payers.get(payer) ?? { queue: new PQueue({ concurrency: this.#share }), requests: 0 };
    this.#payers.set(payer, own);
    own.requests++;
    try {
      await own.queue.add(takeTurn, turn);
    } finally {
      if (--own.requests === 0) this.#payers.delete(payer);
    }
  }
}
