const LIMIT = 20_000;

/** The latest 20,000 calls since the start. They hold no secrets: no tokens, codes, card numbers or query strings. */
export class RequestLog<Request> {
  #requests: Request[] = [];
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  newestFirst(): Request[] {
    return this.#requests.slice(-LIMIT).reverse();
  }

  /** @returns the entry, to which the answer is added */
  begin(request: Request): Request {
    if (this.#requests.length >= LIMIT * 2) this.#requests = this.#requests.slice(-LIMIT);
    this.#requests.push(request);
    return request;
  }

  /** Says that an entry is complete. */
  ended(): void {
    this.#onChange();
  }

  clear(): void {
    this.#requests = [];
    this.#onChange();
  }
}
