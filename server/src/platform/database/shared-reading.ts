/**
 * A reading that is done once for everybody who waits for it. Who comes while it runs waits for the next one: what a
 * reading that began before they came has seen may be older than what they have written.
 */
export class SharedReading<Value> {
  #next: Promise<Value> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** @param onIdle nobody waits for it any more */
  constructor(
    private readonly read: () => Promise<Value>,
    private readonly onIdle: () => void = () => {},
  ) {}

  /** What is read at some moment after the call. */
  next(): Promise<Value> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  #begin(): Promise<Value> {
    const reading = this.#last.then(() => {
      this.#next = null;
      return this.read();
    });
    const last = reading
      .catch(() => {})
      .then(() => {
        if (this.#last === last && this.#next === null) this.onIdle();
      });
    this.#last = last;
    return reading;
  }
}
