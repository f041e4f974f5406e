import { createHash } from 'node:crypto';
import type { Store } from '../../store.js';
import { ParameterError, StripeError } from '../stripe-error.js';

const DAY = 24 * 60 * 60 * 1000;

interface KeyedCall {
  key: string;
  method: string;
  path: string;
  parameters: Record<string, unknown>;
  requestId: string;
}

export interface ApiAnswer {
  status: number;
  body: object;
  /** The request that was answered so first, where this is its answer again. */
  originalRequest?: string;
}

/** Carries a call out once for each key (https://docs.stripe.com/api/idempotent_requests). */
export class Idempotency {
  readonly #store: Store;
  readonly #underWay = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Answers as the key's first call was answered, or carries this one out.
   * @param carryOut throws ParameterError where nothing was begun: that is not stored
   */
  async once(call: KeyedCall, carryOut: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
    const { key, method, path, requestId } = call;
    if (key.length > 255) throw new ParameterError('Idempotency keys can be at most 255 characters long.');
    const parameters = hashOf(call.parameters);
    const stored = this.#stored(key);
    if (stored) {
      if (stored.method !== method || stored.path !== path)
        throw reused(key, `endpoint they were first used for ('${stored.method} ${stored.path}')`);
      if (stored.parameters !== parameters) throw reused(key, 'parameters they were first used with');
      return { status: stored.status, body: stored.body, originalRequest: stored.requestId };
    }
    if (this.#underWay.has(key)) {
      const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
      throw new StripeError(message, {
        status: 409,
        code: 'idempotency_key_in_use',
        type: 'idempotency_error',
      });
    }
    this.#underWay.add(key);
    try {
      const answer = await carryOut();
      this.#store.answers.save({ id: key, method, path, parameters, requestId, at: Date.now(), ...answer });
      return answer;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #stored(key: string) {
    const stored = this.#store.answers.find(key);
    return stored && stored.at > Date.now() - DAY ? stored : undefined;
  }
}

function reused(key: string, what: string): ParameterError {
  const message = `Keys for idempotent requests can only be used with the same ${what}. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new ParameterError(message, { type: 'idempotency_error' });
}

function hashOf(parameters: Record<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(parameters)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, inner]) => [key, sorted(inner)]);
}
