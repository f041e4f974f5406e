/**
 * A read that is done once for all requests that wait for it. A request that arrives during a read waits for the next
 * one: the read may have begun before a change that the request must see.
 */
export class SharedReading<Value> {
  #next: Promise<Value> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param onIdle no request waits for it any more
   */
  constructor(
    private readonly read: () => Promise<Value>,
    private readonly onIdle: () => void = () => {},
  ) {}

  /** A value that is read at some moment after the call. */
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
