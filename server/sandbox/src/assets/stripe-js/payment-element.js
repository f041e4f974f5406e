import { backgroundBehind } from './background-behind.js';
import { Frame } from './frame.js';

/** The form for a card, which stands in the product's page but belongs to the sandbox. */
export class PaymentElement {
  #group;
  #options;
  #frame;
  #listeners = new Map();

  constructor(group, options = {}) {
    this.#group = group;
    this.#options = options;
  }

  mount(where) {
    const place = typeof where === 'string' ? document.querySelector(where) : where;
    if (!place) throw new Error(`The selector you specified (${where}) applies to no DOM elements.`);
    this.unmount();
    const url = new URL('/stripe/element', this.#group.origin);
    url.searchParams.set('origin', location.origin);
    this.#frame = new Frame(url.href, 'Secure payment input frame', (message) => this.#receive(message));
    // The frame is larger than the form by what focus rings need.
    Object.assign(this.#frame.element.style, { margin: '-4px', width: 'calc(100% + 8px)' });
    place.replaceChildren(this.#frame.element);
    this.#emit('loaderstart');
    return this;
  }

  unmount() {
    this.#frame?.destroy();
    this.#frame = undefined;
    return this;
  }

  destroy() {
    this.unmount();
    this.#group.removeElement();
  }

  update(options) {
    this.#options = { ...this.#options, ...options };
    this.#frame?.post({ type: 'options', options: this.#options });
    return this;
  }

  on(event, handler) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), handler]);
    return this;
  }

  off(event, handler) {
    const remaining = (this.#listeners.get(event) ?? []).filter((each) => handler && each !== handler);
    this.#listeners.set(event, remaining);
    return this;
  }

  once(event, handler) {
    const once = (details) => {
      this.off(event, once);
      handler(details);
    };
    return this.on(event, once);
  }

  focus() {
    this.#frame?.element.focus();
    this.#frame?.post({ type: 'focus' });
  }

  blur() {
    this.#frame?.element.blur();
  }

  clear() {
    this.#frame?.post({ type: 'clear' });
  }

  collapse() {
    return this;
  }

  /** Shows what is wrong in the form. Answers `{ error }` where something is. */
  validate() {
    return this.#asking({ type: 'validate' });
  }

  /** Sends the card from the frame to the sandbox; it never comes here. */
  confirm(clientSecret, receiptEmail) {
    const { key } = this.#group;
    const clientContext = this.#group.clientContext();
    return this.#asking({ type: 'confirm', clientSecret, key, receiptEmail, clientContext });
  }

  /** @param {{ appearance?: import('@stripe/stripe-js').Appearance }} options */
  show({ appearance }) {
    if (!this.#frame) return;
    this.#matchColourScheme();
    const background = backgroundBehind(this.#frame.element);
    this.#frame.post({ type: 'appearance', appearance, background });
  }

  async #asking(message) {
    if (!this.#frame) throw new Error('The Payment Element is not mounted.');
    return this.#frame.ask(message);
  }

  #receive({ type, ...details }) {
    switch (type) {
      case 'loaded': {
        const { key, options } = this.#group;
        const { clientSecret, appearance } = options;
        this.#matchColourScheme();
        const background = backgroundBehind(this.#frame.element);
        this.#frame.post({
          type: 'start',
          key,
          clientSecret,
          appearance,
          background,
          options: this.#options,
        });
        return;
      }
      case 'ready':
        this.#frame.setReady();
        return this.#emit('ready');
      case 'height':
        this.#frame.element.style.height = `${details.height}px`;
        return;
      default:
        return this.#emit(type, details);
    }
  }

  /** A frame is opaque where its scheme is not that of the page around it. */
  #matchColourScheme() {
    const dark = this.#group.options.appearance?.theme === 'night';
    this.#frame.element.style.colorScheme = dark ? 'dark' : 'light';
  }

  #emit(event, details = {}) {
    for (const handler of this.#listeners.get(event) ?? []) handler({ elementType: 'payment', ...details });
  }
}
