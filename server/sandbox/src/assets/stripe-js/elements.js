import { PaymentElement } from './payment-element.js';

/** What belongs to one payment: how it looks, and its Payment Element. */
export class Elements {
  #element;
  #submitted = false;
  #listeners = [];

  constructor(origin, key, options = {}) {
    this.origin = origin;
    this.key = key;
    this.options = options;
  }

  create(type, options) {
    if (type !== 'payment') throw new Error(`The sandbox has no ${type} element, only payment.`);
    if (this.#element) throw new Error('Can only create one Element of type payment.');
    this.#element = new PaymentElement(this, options);
    return this.#element;
  }

  getElement(type) {
    return (type === 'payment' || type?.__elementType === 'payment') && this.#element ? this.#element : null;
  }

  removeElement() {
    this.#element = undefined;
  }

  async update(options) {
    this.options = { ...this.options, ...options };
    if (options.appearance) this.#element?.show(options);
    for (const listener of this.#listeners) listener();
  }

  on(event, listener) {
    if (event === 'update-end') this.#listeners.push(listener);
  }

  async fetchUpdates() {
    return {};
  }

  async submit() {
    const { error } = await this.element().validate();
    if (error) return { error };
    this.#submitted = true;
    return { selectedPaymentMethod: 'card' };
  }

  /** Which there has to be. */
  element() {
    if (this.#element) return this.#element;
    throw new Error('Invalid value for elements: it should have a mounted Payment Element.');
  }

  /** Without a client secret from the start, Stripe wants the form to be submitted first. */
  checkSubmitted() {
    if (this.options.clientSecret || this.#submitted) return;
    throw new Error('elements.submit() must be called before stripe.confirmPayment().');
  }
}
