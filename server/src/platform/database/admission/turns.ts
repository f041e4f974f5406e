/** Requests that are urgent, under way, both, or neither: see `AdmissionQueue`. */
const PRIORITIES = 4;

/** So many turns at the same time. Callers beyond wait: those of the highest priority first, then as they came. */
export class Turns {
  #free: number;
  readonly #waiting = Array.from({ length: PRIORITIES }, () => new Set<() => void>());

  constructor(count: number) {
    this.#free = count;
  }

  /** Takes a turn if one is free. Then no other caller waits. */
  takeAtOnce(): boolean {
    if (this.#free === 0) return false;
    this.#free--;
    return true;
  }

  /** @throws the reason of the signal */
  async wait(priority: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = this.#queueOf(priority);
    queue.add(resolve);
    const giveUp = () => {
      queue.delete(resolve);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    await promise;
    signal.removeEventListener('abort', giveUp);
  }

  /** Ends a turn: the next caller has it. */
  end(): void {
    const queue = this.#waiting.findLast(({ size }) => size > 0);
    const [next] = queue ?? [];
    if (next) {
      queue?.delete(next);
      next();
    } else this.#free++;
  }

  waitingOf(priority: number): number {
    return this.#queueOf(priority).size;
  }

  #queueOf(priority: number): Set<() => void> {
    return this.#waiting[priority] as Set<() => void>;
  }
}
