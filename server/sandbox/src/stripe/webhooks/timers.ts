/** What happens later, unless it is called off. */
export class Timers {
  readonly #timers = new Set<NodeJS.Timeout>();
  #controller = new AbortController();

  /** Aborted when what is under way has been called off too. */
  get ended(): AbortSignal {
    return this.#controller.signal;
  }

  after(milliseconds: number, action: () => void): void {
    if (this.ended.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, milliseconds);
    this.#timers.add(timer.unref());
  }

  /** Calls off what was planned. New things may be. */
  clear(): void {
    this.close();
    this.#controller = new AbortController();
  }

  close(): void {
    this.#controller.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
