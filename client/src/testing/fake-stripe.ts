import type {
  PaymentIntent,
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripeError,
} from '@stripe/stripe-js';
import { vi } from 'vitest';

interface Confirmation {
  paymentIntent?: Pick<PaymentIntent, 'status'>;
  error?: Partial<Omit<StripeError, 'payment_intent'>> & { payment_intent?: Pick<PaymentIntent, 'status'> };
}

type ConfirmOptions = Omit<Parameters<Stripe['confirmPayment']>[0], 'elements' | 'redirect'> & {
  elements: FakeElements;
  redirect: 'if_required';
};

/** What Stripe's script puts into the page; a test says how a confirmation ends. */
export interface FakeStripe {
  confirmPayment: (options: ConfirmOptions) => Promise<Confirmation>;
  /** What Stripe finds in the fields. */
  submit: StripeElements['submit'];
  /** Whether the card's fields come. */
  fields: 'come' | 'fail';
}

/** The purpose of each card's fields that are or were on the page, in that order. */
export const mountedFields: StripeElementsOptionsMode[] = [];

let current: FakeStripe;

/** Stripe's `Elements`, as far as the page uses them, with their errors for a page that uses them wrongly. */
class FakeElements {
  #options: StripeElementsOptionsMode;
  #isSubmitted = false;

  constructor(options: StripeElementsOptionsMode) {
    if (!options.mode) throw integrationError('You must pass a clientSecret or mode.');
    this.#options = options;
  }

  update: StripeElements['update'] = async (changes) => {
    Object.assign(this.#options, changes);
  };

  submit: StripeElements['submit'] = async () => {
    const result = await current.submit();
    this.#isSubmitted = !result.error;
    return result;
  };

  /** Each confirmation needs a submission of its own. */
  checkSubmitted(): void {
    if (!this.#isSubmitted)
      throw integrationError('elements.submit() must be called before stripe.confirmPayment().');
    this.#isSubmitted = false;
  }

  create = () => ({
    mount: (place: HTMLElement) => {
      mountedFields.push(this.#options);
      place.append('Card fields');
    },
    on(event: string, handler: () => void) {
      if (event === (current.fields === 'come' ? 'ready' : 'loaderror')) queueMicrotask(handler);
    },
    off() {},
    update() {},
    destroy() {},
  });
}

function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' });
}

function stripe() {
  return {
    elements: (options: StripeElementsOptionsMode) => new FakeElements({ ...options }),
    async confirmPayment(options: ConfirmOptions) {
      options.elements.checkSubmitted();
      if (!options.clientSecret) throw integrationError('You must pass in a clientSecret.');
      return current.confirmPayment(options);
    },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
  };
}

/** Puts the only thing that is faked into the page: the loader takes the script that it finds there. */
export function installFakeStripe(some: Partial<FakeStripe> = {}): FakeStripe {
  mountedFields.length = 0;
  current = {
    confirmPayment: async () => ({ paymentIntent: { status: 'succeeded' } }),
    submit: async () => ({ selectedPaymentMethod: 'card' }),
    fields: 'come',
    ...some,
  };
  // The version that the package expects; it warns of others.
  vi.stubGlobal('Stripe', Object.assign(stripe, { version: 'endive' }));
  return current;
}
