const LIMIT = 20_000;

/** What the product, or a browser, asked of Google. No secrets: no tokens, codes or what follows a question mark. */
export interface LoggedGoogleRequest {
  /** ISO 8601. */
  at: string;
  method: string;
  path: string;
  /** Null where no whole answer was given. */
  status: number | null;
}

/** The latest 20,000 calls since the start. */
export class GoogleRequestLog {
  #requests: LoggedGoogleRequest[] = [];
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  newestFirst(): LoggedGoogleRequest[] {
    return this.#requests.slice(-LIMIT).reverse();
  }

  /** @returns what is told the status of the answer */
  begin(method: string, path: string): (status: number) => void {
    if (this.#requests.length >= LIMIT * 2) this.#requests = this.#requests.slice(-LIMIT);
    const request: LoggedGoogleRequest = { at: new Date().toISOString(), method, path, status: null };
    this.#requests.push(request);
    return (status) => {
      request.status = status;
      this.#onChange();
    };
  }

  clear(): void {
    this.#requests = [];
    this.#onChange();
  }
}
