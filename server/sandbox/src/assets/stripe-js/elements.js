import { IntegrationError } from './integration-error.js';
import { PaymentElement } from './payment-element.js';

const GUIDE = 'https://stripe.com/docs/payments/accept-a-payment-deferred';

/**
 * The fields of a page, how they look, and what they are for: one payment, by its client secret, or any payment that
 * agrees with a mode, an amount and a currency.
 * @implements {Pick<import('@stripe/stripe-js').StripeElements, 'update' | 'on' | 'fetchUpdates' | 'submit'>}
 */
export class Elements {
  /** @type {PaymentElement | undefined} */
  #element;
  #isSubmitted = false;
  /** @type {(() => void)[]} */
  #listeners = [];

  /**
   * @param {string} origin
   * @param {string} key
   * @param {import('@stripe/stripe-js').StripeElementsOptions} options
   */
  constructor(origin, key, options = {}) {
    this.origin = origin;
    this.key = key;
    /** @type {Partial<import('@stripe/stripe-js').StripeElementsOptionsMode> & { clientSecret?: string }} */
    this.options = checked(options, 'elements');
  }

  create(type, options) {
    if (type !== 'payment') throw new Error(`The sandbox has no ${type} element, only payment.`);
    if (!this.options.clientSecret && !this.options.mode) {
      throw new IntegrationError(
        'In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.',
      );
    }
    if (this.#element) throw new IntegrationError('Can only create one Element of type payment.');
    this.#element = new PaymentElement(this, options);
    return this.#element;
  }

  getElement(type) {
    return (type === 'payment' || type?.__elementType === 'payment') && this.#element ? this.#element : null;
  }

  removeElement() {
    this.#element = undefined;
  }

  /** @type {import('@stripe/stripe-js').StripeElements['update']} */
  async update(options) {
    this.options = checked({ ...this.options, ...options }, 'elements.update');
    if (options.appearance) this.#element?.show(options);
    for (const listener of this.#listeners) listener();
  }

  on(event, listener) {
    if (event === 'update-end') this.#listeners.push(listener);
  }

  async fetchUpdates() {
    return {};
  }

  /** @type {import('@stripe/stripe-js').StripeElements['submit']} */
  async submit() {
    const { error } = await this.element().validate();
    this.#isSubmitted = !error;
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  /** Which there has to be. */
  element() {
    if (this.#element) return this.#element;
    throw new IntegrationError('Invalid value for elements: it should have a mounted Payment Element.');
  }

  /**
   * Which payment a confirmation is for. Where the group is for no payment in particular, Stripe wants a submission
   * before each.
   * @param {string | undefined} clientSecret
   */
  secretToConfirm(clientSecret) {
    if (this.options.clientSecret) return this.options.clientSecret;
    if (!this.#isSubmitted) {
      throw new IntegrationError(
        'elements.submit() must be called before stripe.confirmPayment(). Call elements.submit() as soon as your ' +
          `customer presses pay, prior to any asynchronous work. Integration guide: ${GUIDE}`,
      );
    }
    this.#isSubmitted = false;
    if (clientSecret) return clientSecret;
    throw new IntegrationError('You must pass in a clientSecret when calling stripe.confirmPayment().');
  }

  /** What the fields are for, with which a payment has to agree: the API compares them. The amount is not among it. */
  clientContext() {
    const { mode, currency, allowedPaymentMethodTypes: types } = this.options;
    if (!mode) return {};
    const listed =
      types?.map((type, index) => [`client_context[payment_method_types][${index}]`, type]) ?? [];
    return Object.fromEntries([
      ['client_context[mode]', mode],
      ['client_context[currency]', currency],
      ...listed,
    ]);
  }
}

/** @param {string} name of the call that is given the options */
function checked(options, name) {
  const { mode, clientSecret, amount, currency, allowedPaymentMethodTypes: types } = options;
  const wrong = (what) => new IntegrationError(`Invalid value for ${name}(): ${what}`);
  if (mode === undefined) return options;
  if (clientSecret) throw wrong('either `mode` or `clientSecret` can be given, not both.');
  if (mode !== 'payment') throw new Error(`The sandbox has no mode ${mode}, only payment.`);
  if (!Number.isInteger(amount)) throw wrong(`\`amount\` should be an integer. You specified: ${amount}.`);
  if (amount <= 0) throw wrong('`amount` must be greater than 0');
  if (!/^[a-z]{3}$/.test(currency ?? '')) {
    throw wrong(`currency should be a three-letter code in lowercase. You specified: ${currency}.`);
  }
  if (types?.some((type) => type !== 'card')) throw new Error('The sandbox has no payment method but card.');
  return options;
}
