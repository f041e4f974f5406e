/**
 * Speaks with the server now and again, while the page is there: at once where the network comes back or the page is seen again, else
 * after the pause that the last time asked for. One conversation runs at a time.
 */
export class ContactLoop {
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isActive = false;
  #hasLostNetwork = false;

  /**
   * @param speak gives milliseconds until the next time; null: it is over
   * @param onOffline the browser says that there is no network
   */
  constructor(
    private readonly speak: () => Promise<number | null>,
    private readonly onOffline: () => void,
  ) {}

  /** @returns a function that ends it */
  start(): () => void {
    this.#isActive = true;
    const now = () => this.now();
    const onVisibility = () => document.visibilityState === 'visible' && this.now();
    const onOffline = () => {
      this.#hasLostNetwork = true;
      this.onOffline();
    };
    window.addEventListener('online', now);
    window.addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onVisibility);
    void this.now();
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onVisibility);
      this.#isActive = false;
      clearTimeout(this.#timer);
    };
  }

  now(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) return this.#running;
    this.#hasLostNetwork = false;
    this.#running = this.speak().then((pause) => {
      this.#running = null;
      // An answer from before the network was lost says nothing of the network now.
      if (pause !== null) this.after(this.#hasLostNetwork ? 0 : pause);
    });
    return this.#running;
  }

  /** @param pause milliseconds */
  after(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#isActive) return;
    this.#timer = setTimeout(() => this.now(), pause);
  }
}
