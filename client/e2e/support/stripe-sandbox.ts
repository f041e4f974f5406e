import { type APIRequestContext, expect } from '@playwright/test';
import { cards } from './checkout-page';

interface PaymentIntent {
  id: string;
  status: string;
  amount: number;
  receipt_email: string | null;
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

  /** The refunds of an event's payments. */
  async refundsFor(eventId: string): Promise<{ payment_intent: string }[]> {
    const intents = (await this.paymentsFor(eventId)).map(({ id }) => id);
    const refunds = (await (await this.request.get('/stripe/refunds')).json()) as {
      payment_intent: string;
    }[];
    return refunds.filter(({ payment_intent }) => intents.includes(payment_intent));
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

  /** Stripe does not give the money of the next refund back. */
  async refuseNextRefund(): Promise<void> {
    const plan = { service: 'stripe', on: 'refunds.create', next: 1, how: 'refused' };
    await expect(await this.request.post('/failures', { data: plan })).toBeOK();
  }

  async #change(path: string, data: object): Promise<void> {
    await expect(await this.request.post(`/stripe/payment-intents/${path}`, { data })).toBeOK();
  }

  async #setWebhooks(mode: string): Promise<void> {
    await expect(await this.request.put('/stripe/webhook-behaviour', { data: { mode } })).toBeOK();
  }
}
