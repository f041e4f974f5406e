import type Stripe from 'stripe';
import type { Attempt } from '../records.js';

const TIME_OUT = 10_000;

/**
 * Sends an event once, signed as Stripe signs.
 * @param ended ends it early
 */
export async function postEvent(
  event: Stripe.Event,
  { url, secret, ended }: { url: string; secret: string; ended: AbortSignal },
): Promise<Attempt> {
  const at = new Date().toISOString();
  const payload = JSON.stringify(event, null, 2);
  const { default: Client } = await import('stripe');
  const signature = Client.webhooks.generateTestHeaderString({ payload, secret });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([ended, AbortSignal.timeout(TIME_OUT)]),
    });
    await response.body?.cancel();
    return { at, status: response.status };
  } catch (error) {
    return { at, error: reasonOf(error as Error) };
  }
}

function reasonOf(error: Error): string {
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code || cause?.message || error.name;
}

/** The later steps, unless they are called off. */
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
