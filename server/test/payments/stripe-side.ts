import type { Sandbox } from '@turnout/sandbox';
import { control } from '../support/sandbox.js';
import { waitUntil } from '../support/wait-until.js';

export const GOOD_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

export interface StripeIntent {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  metadata: { payment?: string };
}

interface StripeRefund {
  id: string;
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'failed';
}

interface StripeRequest {
  method: string;
  path: string;
  idempotencyKey: string | null;
  status: number;
  /** How the sandbox made it fail. */
  failure: string | null;
}

/** The steps on Stripe's side of a test: the browser's card, the webhooks, and the objects that Stripe has. */
export class StripeSide {
  constructor(private readonly sandbox: Pick<Sandbox, 'url'>) {}

  /** As the browser does with the payment form. */
  pay(intentId: string, card = GOOD_CARD): Promise<unknown> {
    return control(this.sandbox, 'POST', `/stripe/payment-intents/${intentId}/pay`, { card });
  }

  /** The intents of a payment, the latest first. */
  async intentsOf(payment: { id: string }): Promise<StripeIntent[]> {
    const intents = await this.intents();
    return intents.filter(({ metadata }) => metadata.payment === payment.id);
  }

  /** The one intent of a payment. */
  async intentOf(payment: { id: string }): Promise<StripeIntent> {
    const [intent, ...others] = await this.intentsOf(payment);
    if (!intent || others.length > 0) throw new Error(`${others.length + (intent ? 1 : 0)} intents`);
    return intent;
  }

  async intent(id: string): Promise<StripeIntent> {
    return (await control(this.sandbox, 'GET', `/stripe/payment-intents/${id}`)) as StripeIntent;
  }

  async intents(): Promise<StripeIntent[]> {
    return (await control(this.sandbox, 'GET', '/stripe/payment-intents')) as StripeIntent[];
  }

  async refunds(): Promise<StripeRefund[]> {
    return (await control(this.sandbox, 'GET', '/stripe/refunds')) as StripeRefund[];
  }

  async requests(): Promise<StripeRequest[]> {
    return (await control(this.sandbox, 'GET', '/stripe/requests')) as StripeRequest[];
  }

  /** Pence that Stripe has taken and not given back. */
  async balance(): Promise<number> {
    const taken = sum((await this.intents()).map(({ amount_received }) => amount_received));
    const refunds = (await this.refunds()).filter(({ status }) => status === 'succeeded');
    return taken - sum(refunds.map(({ amount }) => amount));
  }

  /** As staff do in Stripe's dashboard; in full unless told otherwise. */
  refundByHand(intentId: string, amount?: number): Promise<unknown> {
    return control(
      this.sandbox,
      'POST',
      `/stripe/payment-intents/${intentId}/refund`,
      amount ? { amount } : {},
    );
  }

  /** As a cardholder does at the bank. */
  dispute(intentId: string): Promise<{ id: string }> {
    return control(this.sandbox, 'POST', `/stripe/payment-intents/${intentId}/dispute`, {}) as Promise<{
      id: string;
    }>;
  }

  /** As the bank does that decides. */
  endDispute({ id }: { id: string }, status: 'won' | 'lost'): Promise<unknown> {
    return control(this.sandbox, 'POST', `/stripe/disputes/${id}`, { status });
  }

  /** As a bank does that sends the money back. */
  async failRefundOf(intentId: string): Promise<void> {
    const refund = (await this.refunds()).find(
      ({ payment_intent, status }) => payment_intent === intentId && status === 'succeeded',
    );
    await control(this.sandbox, 'POST', `/stripe/refunds/${refund?.id}`, { status: 'failed' });
  }

  sendWebhooksTo(productUrl: string): Promise<unknown> {
    return control(this.sandbox, 'PUT', '/stripe/webhook-url', { url: `${productUrl}/webhooks/stripe` });
  }

  webhooks(mode: 'normal' | 'double' | 'reorder' | 'drop' | 'hold'): Promise<unknown> {
    return control(this.sandbox, 'PUT', '/stripe/webhook-behaviour', { mode });
  }

  release(order?: 'reverse'): Promise<unknown> {
    return control(this.sandbox, 'POST', '/stripe/webhooks/release', order ? { order } : {});
  }

  /** Resolves when every webhook that is to be sent has been answered. */
  async delivered(): Promise<void> {
    await waitUntil(async () => {
      const sent = (await control(this.sandbox, 'GET', '/stripe/webhooks')) as { state: string }[];
      const waiting = sent.filter(({ state }) => state === 'waiting');
      if (waiting.length > 0) throw new Error(`${waiting.length} webhooks are under way`);
    });
  }

  /** Has every refund refused, until `recover`; one by hand is made nevertheless. */
  refuseRefunds(): Promise<unknown> {
    return this.fail('refunds.create', 'refused');
  }

  /** Makes every such call fail, the SDK's own repetitions included, until `recover`. */
  fail(on: string, how: string): Promise<unknown> {
    return control(this.sandbox, 'POST', '/failures', { service: 'stripe', on, how, next: 100 });
  }

  reset(): Promise<unknown> {
    return control(this.sandbox, 'POST', '/reset');
  }

  recover(): Promise<unknown> {
    return control(this.sandbox, 'DELETE', '/failures');
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
