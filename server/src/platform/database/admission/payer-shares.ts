import { Turns } from './turns.js';

/** Of the connections, what is always left for everybody else: with ten connections two. */
const LEFT_FOR_OTHERS = 0.2;

/** The share of one payer, while its requests use connections or wait for them. */
export interface PayerShare {
  readonly turns: Turns;
  /** The request that has entered neither has a turn nor waits for one any more. */
  leave(): void;
}

/**
 * The share that one payer, an account or a network address, has of the connections: all but a fifth. Only so many of
 * its requests stand in the queue of all; the others wait behind them, in a queue of the payer's own. So another
 * payer finds a connection that this one cannot have, and does not wait for its whole crowd.
 */
export class PayerShares {
  readonly #share: number;
  readonly #shares = new Map<string, PayerShare & { requests: number }>();

  /** @param connections of the pool; of fewer than five none is left for others */
  constructor(connections: number) {
    this.#share = connections - Math.floor(connections * LEFT_FOR_OTHERS);
  }

  /** The share of a payer, for one more request of it. */
  enter(payer: string): PayerShare {
    const share = this.#shares.get(payer) ?? this.#begin(payer);
    share.requests++;
    return share;
  }

  #begin(payer: string) {
    const leave = () => {
      if (--share.requests === 0) this.#shares.delete(payer);
    };
    const share = { turns: new Turns(this.#share), requests: 0, leave };
    this.#shares.set(payer, share);
    return share;
  }
}
