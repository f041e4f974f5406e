import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { vi } from 'vitest';

interface Confirmation {
  paymentIntent?: Pick<PaymentIntent, 'status'>;
  error?: Partial<Omit<StripeError, 'payment_intent'>> & { payment_intent?: Pick<PaymentIntent, 'status'> };
}

/** What Stripe's script puts into the page; a test says how a confirmation ends. */
export interface FakeStripe {
  confirmPayment: (options: { confirmParams: { return_url: string } }) => Promise<Confirmation>;
  /** Whether the card's fields come. */
  fields: 'come' | 'fail';
}

/** The payments whose fields are or were on the page, in that order. */
export const mountedSecrets: string[] = [];

function elementsOf(clientSecret: string, { fields }: FakeStripe) {
  return {
    update() {},
    create: () => ({
      mount(place: HTMLElement) {
        mountedSecrets.push(clientSecret);
        place.append(`Fields of ${clientSecret}`);
      },
      on(event: string, handler: () => void) {
        if (event === (fields === 'come' ? 'ready' : 'loaderror')) queueMicrotask(handler);
      },
      off() {},
      update() {},
      destroy() {},
    }),
  };
}

let current: FakeStripe;

function stripe() {
  return {
    elements: ({ clientSecret }: { clientSecret: string }) => elementsOf(clientSecret, current),
    confirmPayment: (options: Parameters<FakeStripe['confirmPayment']>[0]) => current.confirmPayment(options),
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
  };
}

/** Puts the only thing that is faked into the page: the loader takes the script that it finds there. */
export function installFakeStripe(some: Partial<FakeStripe> = {}): FakeStripe {
  mountedSecrets.length = 0;
  current = {
    confirmPayment: async () => ({ paymentIntent: { status: 'succeeded' } }),
    fields: 'come',
    ...some,
  };
  // The version that the package expects; it warns of others.
  vi.stubGlobal('Stripe', Object.assign(stripe, { version: 'endive' }));
  return current;
}
