/** Of a fair queue. */
interface Limits {
  /** Pieces of work that run at a time. */
  running: number;
  /** Those of one caller; as many as of all where it is not given. */
  runningOfOne?: number;
  /** Pieces of work that wait, of one caller. */
  waitingOfOne: number;
  /** Pieces of work that wait, of all callers. */
  waiting: number;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * Runs work of many callers a few pieces at a time. The caller whose last piece began the longest ago goes first, and a
 * caller who has nothing in the queue goes before all others. So a caller never waits for all that another one asked for.
 */
export class FairQueue {
  /** In the order of their turns; a caller with nothing that waits or runs is not here. */
  readonly #callers = new Map<string, { waiting: Waiting[]; running: number; turn: number }>();
  #running = 0;
  #waiting = 0;
  #turns = 0;

  /** @param refusal the error for a caller for whom there is no room */
  constructor(
    private readonly limits: Limits,
    private readonly refusal: () => Error,
  ) {}

  /** @throws the refusal where too much of this caller waits, or of all and no other caller has more */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(caller);
    try {
      return await work();
    } finally {
      this.#end(caller);
    }
  }

  async #turnOf(caller: string): Promise<void> {
    const own = this.#callers.get(caller) ?? { waiting: [], running: 0, turn: 0 };
    if (this.#running >= this.limits.running || !this.#mayRunMore(own.running))
      this.#takeRoom(own.waiting.length);
    this.#callers.set(caller, own);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    own.waiting.push({ start: resolve, refuse: () => reject(this.refusal()) });
    this.#waiting++;
    this.#startNext();
    return promise;
  }

  #mayRunMore(ownRunning: number): boolean {
    return ownRunning < (this.limits.runningOfOne ?? this.limits.running);
  }

  /** Takes the room, where all is taken, from the caller who has most of it. */
  #takeRoom(ownLength: number): void {
    if (ownLength >= this.limits.waitingOfOne) throw this.refusal();
    if (this.#waiting < this.limits.waiting) return;
    const [longest] = [...this.#callers.values()].sort((a, b) => b.waiting.length - a.waiting.length);
    if (!longest || longest.waiting.length <= ownLength + 1) throw this.refusal();
    longest.waiting.pop()?.refuse();
    this.#waiting--;
  }

  #startNext(): void {
    if (this.#running >= this.limits.running) return;
    const ready = [...this.#callers.values()].filter(
      ({ waiting, running }) => waiting.length > 0 && this.#mayRunMore(running),
    );
    const [next] = ready.sort((a, b) => a.turn - b.turn);
    if (!next) return;
    next.turn = ++this.#turns;
    next.running++;
    this.#running++;
    this.#waiting--;
    next.waiting.shift()?.start();
  }

  #end(caller: string): void {
    const own = this.#callers.get(caller);
    this.#running--;
    if (own && --own.running + own.waiting.length === 0) this.#callers.delete(caller);
    this.#startNext();
  }
}
