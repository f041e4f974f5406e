/** Milliseconds between two reads: a stream gets no update more often, even where its event changes all the time. */
const INTERVAL = 500;

/** One read at a time, at most twice a second. */
export class PacedReads {
  #next: NodeJS.Timeout | null = null;
  #isRequested = false;
  #lastReadAt = Number.NEGATIVE_INFINITY;

  /** @param read never rejects */
  constructor(private readonly read: () => Promise<void>) {}

  /** A request that arrives during a read leads to another read. */
  request(): void {
    this.#isRequested = true;
    if (this.#next) return;
    const wait = Math.max(0, this.#lastReadAt + INTERVAL - performance.now());
    this.#next = setTimeout(() => void this.#run(), wait).unref();
  }

  cancel(): void {
    if (this.#next) clearTimeout(this.#next);
  }

  async #run(): Promise<void> {
    this.#isRequested = false;
    await this.read();
    this.#lastReadAt = performance.now();
    this.#next = null;
    if (this.#isRequested) this.request();
  }
}
