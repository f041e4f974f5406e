import type { StripeFailureKind } from '../../control/planned-failures.js';

const LIMIT = 20_000;

/** What the product, or a browser, asked of Stripe. No secrets and no card numbers. */
export interface LoggedRequest {
  id: string;
  /** ISO 8601. */
  at: string;
  operation: string;
  method: string;
  /** Without what follows a question mark. */
  path: string;
  caller: 'secret' | 'publishable';
  idempotencyKey: string | null;
  /** Null where no answer was given. */
  status: number | null;
  /** Whether the answer was an earlier one's, by its key. */
  replayed: boolean;
  /** How it was made to fail. */
  failure: StripeFailureKind | null;
}

/** The latest 20,000 calls since the start. */
export class RequestLog {
  #requests: LoggedRequest[] = [];
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Oldest first. */
  list(): LoggedRequest[] {
    return this.#requests;
  }

  /** @returns the entry, to which the answer is added */
  begin(request: LoggedRequest): LoggedRequest {
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
