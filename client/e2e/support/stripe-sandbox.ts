import { type APIRequestContext, expect } from '@playwright/test';
import { cards } from './checkout-page';

interface PaymentIntent {
  id: string;
  status: string;
  amount: number;
  metadata: { event?: string };
}

/** The stand-in for Stripe, as a story has it behave. */
export class StripeSandbox {
  constructor(private readonly request: APIRequestContext) {}

  /** From here on, and until the story's end, the product hears of payments only when it asks. */
  async dropWebhooks(): Promise<void> {
    await this.#setWebhooks('drop');
  }

  async sendWebhooks(): Promise<void> {
    await this.#setWebhooks('normal');
  }

  /** All that was ever begun for an event. */
  async paymentsFor(eventId: string): Promise<PaymentIntent[]> {
    const all = (await (await this.request.get('/stripe/payment-intents')).json()) as PaymentIntent[];
    return all.filter(({ metadata }) => metadata.event === eventId);
  }

  /** Someone elsewhere fills in a card. */
  async pay(intentId: string): Promise<void> {
    await this.#change(`${intentId}/pay`, { card: cards.succeeds });
  }

  /** When it is paid, the bank takes its time. */
  async takeTime(intentId: string): Promise<void> {
    await this.#change(intentId, { processing: true });
  }

  /** The bank has made up its mind. */
  async finish(intentId: string): Promise<void> {
    await this.#change(intentId, { status: 'succeeded' });
  }

  async #change(path: string, data: object): Promise<void> {
    await expect(await this.request.post(`/stripe/payment-intents/${path}`, { data })).toBeOK();
  }

  async #setWebhooks(mode: string): Promise<void> {
    await expect(await this.request.put('/stripe/webhook-behaviour', { data: { mode } })).toBeOK();
  }
}
